import { redirect } from 'react-router';
import { z } from 'zod';
import { email } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { picToWig, requestUploadIds } from '#areas/custom/calls/pictures.ts';
import { maxPhotos } from '#areas/custom/rules/limits.ts';
import { sureness } from '#areas/custom/rules/matches.ts';
import { noTaps, type Taps } from '#areas/custom/rules/picture/region.ts';
import { requestPath } from '#areas/custom/services/emails.server.ts';
import { photoFields, rejectOversizedForm, requestErrorTexts, uploadPhotos } from '#areas/custom/services/form.server.ts';
import { submitPicToWig } from '#areas/custom/services/pic-to-wig.server.ts';
import { ringOf } from '#areas/custom/services/pictures.server.ts';
import { listPublicImages } from '#areas/custom/services/public-gallery.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { centsOfDollars } from '#kernel/money.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { forVariant } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller }) => {
  const { items } = await listPublicImages(app, caller.language, { page: 1, page_size: 3 });
  return { examples: items.map(({ id, url, alt }) => ({ id, url: url.replace(/-\d+\.webp$/, ''), alt })) };
});
export type PictureData = Awaited<ReturnType<typeof loader>>;

const matchForm = picToWig.input.omit({ email: true, make: true }).extend({
  photos: photoFields.shape.photos,
  upload_ids: requestUploadIds,
  taps: z.array(z.string().max(100).transform(tapsIn)).max(maxPhotos),
});
const makeForm = matchForm.extend({ email });

/** Reads the photos and shows the nearest products, or opens a request for exactly this. */
export const action = actions(
  {
    async match(visit) {
      const input = readForm(visit.form, matchForm);
      const { uploadIds, seen, matches } = await submitPhotos(visit, input, null);
      const ring = seen ? await ringOf(visit.app, visit.caller.language) : [];
      return {
        found: {
          photos: uploadIds,
          taps: input.taps.map(({ crown, tip }) => [crown, tip].flatMap((at) => (at ? [at.x, at.y] : [])).join(' ')),
          requested: { cap_size: input.cap_size ?? '', budget: input.budget === null ? '' : String(input.budget) },
          seen: seen && {
            shades: seen.shades.slice(0, 3).flatMap(({ code }) => ring.filter((one) => one.code === code)),
            texture: seen.texture,
            inches: seen.lengthInches,
            isCut: seen.isCut,
            sureness: sureness(seen.confidence),
            percent: Math.round(seen.confidence * 100),
          },
          matches: matches.map(({ percent, reasons, snapshot }) => ({ percent, reasons, snapshot })),
        },
      };
    },
    async make(visit) {
      const input = readForm(visit.form, makeForm);
      const { request: opened } = await submitPhotos(visit, input, input.email);
      if (!opened) throw new DomainError('unavailable');
      throw redirect(`${forVariant(requestPath(opened), variantOf(visit.url.pathname))}&new=1`);
    },
  },
  requestErrorTexts,
);

/** With an email address it opens a request. */
async function submitPhotos({ app, caller, request }: ActionContext, input: z.output<typeof matchForm>, requester: string | null) {
  rejectOversizedForm(request);
  const uploadIds = await uploadPhotos(app, caller, input);
  if (uploadIds.length === 0) throw new DomainError('lackParameter', { field: 'upload_ids' });
  const result = await submitPicToWig(app, caller, {
    uploadIds,
    taps: input.taps,
    capSize: input.cap_size,
    budgetCents: input.budget === null ? null : centsOfDollars(input.budget),
    wishedOn: input.wished_on,
    note: input.note,
    email: requester ?? undefined,
    name: input.name,
    phoneNumber: input.phone_number,
    make: requester !== null,
    mayShow: input.may_show,
    trap: input.fax_number,
  });
  return { ...result, uploadIds };
}

/** "0.4 0.1 0.5 0.9": the crown, then the tips. */
function tapsIn(typed: string): Taps {
  const [cx, cy, tx, ty] = typed.split(' ').map(Number);
  const point = (x: number | undefined, y: number | undefined) =>
    x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
  return typed === '' ? noTaps : { crown: point(cx, cy), tip: point(tx, ty) };
}
