import { redirect } from 'react-router';
import { readForm } from '#api/read-form.ts';
import { customRequestInput } from '#areas/custom/calls/custom-ask.ts';
import { customQuestionTexts, measureTexts } from '#areas/custom/option-texts.ts';
import { type CustomFormChoices, chosenFrom, usual } from '#areas/custom/rules/custom-form.ts';
import { noTaps } from '#areas/custom/rules/picture/region.ts';
import { estimateOf, readCustomChoices, readMeasures, readMeasuresSoFar } from '#areas/custom/services/custom-form.server.ts';
import { requestPath } from '#areas/custom/services/emails.server.ts';
import { photoFields, rejectOversizedForm, requestErrorTexts, uploadPhotos } from '#areas/custom/services/form.server.ts';
import { findGalleryImage, galleryChoices } from '#areas/custom/services/gallery.server.ts';
import { ringOf } from '#areas/custom/services/pictures.server.ts';
import { listPublicImages } from '#areas/custom/services/public-gallery.server.ts';
import { createRequest } from '#areas/custom/services/requests.server.ts';
import { largestId } from '#kernel/ids.ts';
import { centsOfDollars } from '#kernel/money.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type ActionContext, actions, load, typedTexts } from '#platform/load.server.ts';
import { forVariant } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { customTexts } from '../parts/custom-texts.ts';

const pageSize = 12;

export const loader = load(async ({ app, caller, url }) => {
  const query = url.searchParams;
  const param = (name: string): string => (query.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, 32);
  const [style, colour] = [param('style'), param('color')];
  const page = whole(query.get('page'), 1000) ?? 1;
  const likeId = whole(query.get('like'), largestId);
  const [gallery, choices, ring, like] = await Promise.all([
    listPublicImages(app, caller.language, { style: style || undefined, color: colour || undefined, page, page_size: pageSize }),
    galleryChoices(app),
    ringOf(app, caller.language),
    likeId === null ? null : findGalleryImage(app, likeId),
  ]);
  const start = like && !like.isHidden ? like : null;
  const chosen: CustomFormChoices = start ? chosenFrom(start) : usual;
  return {
    filter: { style, colour },
    choices: { styles: choices.styles, colours: ring.filter(({ code }) => choices.colours.includes(code)) },
    images: gallery.items.map(({ id, title, url: picture, alt, price_from }) => ({
      id,
      title,
      alt,
      base: picture.replace(/-\d+\.webp$/, ''),
      priceFrom: price_from,
    })),
    page,
    pages: Math.max(1, Math.ceil(gallery.total / pageSize)),
    ring,
    chosen,
    start: start && { id: start.id, title: localizedColumn(start, 'title', caller.language) },
    estimate: await estimateOf(app, caller, chosen, false),
  };
});
export type CustomData = Awaited<ReturnType<typeof loader>>;

const whole = (typed: string | null, max: number): number | null => {
  const value = Number(typed ?? '');
  return Number.isSafeInteger(value) && value >= 1 && value <= max ? value : null;
};

const customForm = customRequestInput.extend({ photos: photoFields.shape.photos });

/** Estimates the price, or submits the request. */
export const action = actions(
  {
    async estimate(visit) {
      const chosen = await chosenIn(visit);
      const isMeasured = Object.keys(readMeasuresSoFar(visit.form)).length > 0;
      return { estimate: await estimateOf(visit.app, visit.caller, chosen, isMeasured), chosen: typedTexts(visit.form) };
    },
    async ask(visit) {
      const { app, caller, form, url, request } = visit;
      rejectOversizedForm(request);
      const input = readForm(form, customForm);
      const measurements = readMeasures(form);
      const chosen = await chosenIn(visit);
      const isMeasured = Object.keys(measurements).length > 0;
      const estimate = await estimateOf(app, caller, chosen, isMeasured);
      const like = input.like === null ? null : await findGalleryImage(app, input.like);
      const uploadIds = await uploadPhotos(app, caller, input);
      const opened = await createRequest(app, caller, {
        kind: 'hair_custom',
        email: input.email,
        name: input.name,
        phoneNumber: input.phone_number,
        configuration: { ...chosen, ...(isMeasured && { capSize: 'measured' }) },
        measurements,
        detected: estimate.state === 'priced' ? { estimate_cents: estimate.unitCents, estimate_days: estimate.leadDays } : {},
        note: input.note,
        budgetCents: input.budget === null ? null : centsOfDollars(input.budget),
        wishedOn: input.wished_on,
        quantity: input.quantity,
        galleryImageId: like?.id ?? null,
        photos: uploadIds.map((uploadId) => ({ uploadId, taps: noTaps })),
        mayShowInGallery: input.may_show,
        trap: input.fax_number,
      });
      throw redirect(`${forVariant(requestPath(opened), variantOf(url.pathname))}&new=1`);
    },
  },
  { labels: { ...customQuestionTexts, ...measureTexts, ...requestErrorTexts.labels, quantity: customTexts.quantity } },
);

async function chosenIn({ app, caller, form }: ActionContext): Promise<CustomFormChoices> {
  const ring = await ringOf(app, caller.language);
  return readCustomChoices(
    form,
    ring.map(({ code }) => code),
  );
}
