import { on } from '#api/handle.server.ts';
import { processUpload } from '#areas/content/services/uploads.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber, cents, centsOfDollars } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import * as office from '../calls/office.ts';
import * as pictures from '../calls/pictures.ts';
import { addImage, changeImage, listGalleryImages, removeImage } from '../services/gallery.server.ts';
import { changeRequest, listOfficeRequests } from '../services/office-requests.server.ts';
import { submitPicToWig } from '../services/pic-to-wig.server.ts';
import { createRequest } from '../services/requests.server.ts';

const inCents = (amount: number | null): number | null => (amount === null ? null : centsOfDollars(amount));
const inDollars = (amount: number | null): number | null => (amount === null ? null : asDollarNumber(cents(amount)));

export const requestHandlers = [
  on(pictures.picToWig, async (input, app, caller) => {
    const { seen, matches, request } = await submitPicToWig(app, caller, {
      uploadIds: input.upload_ids,
      taps: input.taps,
      capSize: input.cap_size,
      budgetCents: inCents(input.budget),
      wishedOn: input.wished_on,
      note: input.note,
      email: input.email,
      name: input.name,
      phoneNumber: input.phone_number,
      make: input.make,
      mayShow: input.may_show,
      trap: input.fax_number,
    });
    return {
      seen: seen && {
        texture: seen.texture,
        wave: seen.wave,
        length: seen.lengthInches,
        shades: [...seen.shades],
        confidence: seen.confidence,
      },
      matches: matches.map(({ skuId, percent, reasons, snapshot }) => ({
        sku_id: skuId,
        name: snapshot.name,
        url: snapshot.path,
        picture: snapshot.picture && `${snapshot.picture.base}-${snapshot.picture.widths[0] ?? 450}.webp`,
        payable_price: asDollarNumber(cents(snapshot.payableCents)),
        percent,
        reasons: { colour: reasons.colour, wave: reasons.wave, longer_inches: reasons.longerInches, over_budget: reasons.isOverBudget },
      })),
      request: request && { number: request.number, key: request.key },
    };
  }),
  on(office.officeRequests, async ({ status, kind, words, page, page_size }, app) => {
    const statuses = status && [status];
    const { items, total } = await listOfficeRequests(app, {
      statuses,
      kind,
      searchText: words,
      order: 'oldest',
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    return {
      items: items.map(({ row }) => ({
        ...{ id: row.id, number: row.number, kind: row.kind, status: row.status, name: row.name, email: row.email, note: row.note },
        ...{ configuration: row.configuration, measurements: row.measurements, detected: row.detected, handler_id: row.handlerId },
        budget: inDollars(row.budgetCents),
        quoted: inDollars(row.quotedCents),
        lead_days: row.leadDays,
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
      })),
      total,
      page,
      page_size,
    };
  }),
  on(office.officeAddRequest, async ({ language, phone_number: phoneNumber, budget, ...asked }, app, caller) => {
    const opening = { ...asked, phoneNumber, budgetCents: inCents(budget), photos: [] };
    const { id, number } = await createRequest(app, { ...caller, language }, opening);
    return { id, number };
  }),
  on(office.officeDeleteRequest, async ({ id }, app, caller) => {
    await changeRequest(app, caller, { id, status: 'cancelled' });
    return {};
  }),
  on(office.officeImages, async ({ page, page_size }, app) => {
    const { items, total } = await listGalleryImages(app, page, page_size);
    return { items: items.map(shownImage), total, page, page_size };
  }),
  on(office.officeAddImage, async ({ upload_id, ...words }, app, caller) => ({ id: await addSent(app, caller, upload_id, words) })),
  on(office.officeUpdateImage, async ({ id, title_en, title_zh, color, price_from, hidden, ...rest }, app, caller) => {
    await changeImage(app, caller, id, {
      ...defined({ ...rest, titleEn: title_en, titleZh: title_zh, colourCode: color, isHidden: hidden }),
      ...(price_from !== undefined && { priceFromCents: inCents(price_from) }),
    });
    return {};
  }),
  on(office.officeDeleteImage, async ({ id }, app, caller) => {
    await removeImage(app, caller, id);
    return {};
  }),
];

type ImageDetails = {
  title_en: string;
  title_zh: string;
  style: string;
  color: string;
  attributes: Record<string, string>;
  price_from: number | null;
};

async function addSent(app: App, caller: Caller, uploadId: string, details: ImageDetails): Promise<number> {
  const { url, width, height } = await processUpload(app, caller, uploadId);
  if (url === null) throw new DomainError('badValue', { field: 'upload_id' });
  const { title_en: titleEn, title_zh: titleZh, color: colourCode, price_from, style, attributes } = details;
  return addImage(app, caller, {
    uploadId,
    url,
    width,
    height,
    titleEn,
    titleZh,
    style,
    colourCode,
    attributes,
    priceFromCents: inCents(price_from),
  });
}

const defined = <T extends object>(of: T): T => Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as T;

type GalleryImage = Awaited<ReturnType<typeof listGalleryImages>>['items'][number];

const shownImage = (row: GalleryImage) => ({
  id: row.id,
  title_en: row.titleEn,
  title_zh: row.titleZh,
  url: `${row.baseUrl}-${row.widths.at(-1) ?? 900}.webp`,
  style: row.style,
  color: row.colourCode,
  attributes: row.attributes,
  price_from: inDollars(row.priceFromCents),
  position: row.position,
  hidden: row.isHidden,
});
