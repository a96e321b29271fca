import { redirect } from 'react-router';
import { picToWig as picToWigCall } from '#areas/custom/calls/pictures.ts';
import { sureness } from '#areas/custom/rules/matches.ts';
import { requestPath } from '#areas/custom/services/emails.server.ts';
import {
  checkRequestForm,
  readFormNumber,
  readFormText,
  readOptionalFormText,
  readTaps,
  readUploadedPhotos,
  rejectOversizedForm,
} from '#areas/custom/services/form.server.ts';
import { submitPicToWig } from '#areas/custom/services/pic-to-wig.server.ts';
import { ringOf } from '#areas/custom/services/pictures.server.ts';
import { listPublicImages } from '#areas/custom/services/public-gallery.server.ts';
import { centsOfDollars } from '#kernel/money.ts';
import { formAction, load } from '#platform/load.server.ts';
import { forVariant } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller }) => {
  const { items } = await listPublicImages(app, caller.language, { page: 1, page_size: 3 });
  return { examples: items.map(({ id, url, alt }) => ({ id, url: url.replace(/-\d+\.webp$/, ''), alt })) };
});
export type PictureData = Awaited<ReturnType<typeof loader>>;

/** Reads the photos and shows the nearest products, or opens a request for exactly this. */
export const action = formAction(async ({ app, caller, form, url, request }) => {
  rejectOversizedForm(request);
  const isMake = form.get('intent') === 'make';
  const photos = await readUploadedPhotos(app, caller, form);
  const raw = {
    upload_ids: photos,
    taps: readTaps(form),
    cap_size: readOptionalFormText(form, 'cap_size'),
    budget: readFormNumber(form, 'budget'),
    wished_on: readOptionalFormText(form, 'wished_on'),
    note: readFormText(form, 'note'),
    name: readFormText(form, 'name'),
    phone_number: readFormText(form, 'phone_number'),
    ...(isMake && { email: readFormText(form, 'email') }),
    make: isMake,
    may_show: form.get('may_show') === 'on',
    fax_number: readFormText(form, 'fax_number'),
  };
  return checkRequestForm(picToWigCall.input, raw, { language: caller.language, form }, async (input) => {
    const {
      seen,
      matches,
      request: opened,
    } = await submitPicToWig(app, caller, {
      uploadIds: input.upload_ids,
      taps: input.taps,
      capSize: input.cap_size,
      budgetCents: input.budget === null ? null : centsOfDollars(input.budget),
      wishedOn: input.wished_on,
      note: input.note,
      email: input.email,
      name: input.name,
      phoneNumber: input.phone_number,
      make: input.make,
      mayShow: input.may_show,
      trap: input.fax_number,
    });
    if (opened) throw redirect(`${forVariant(requestPath(opened), variantOf(url.pathname))}&new=1`);
    const ring = seen ? await ringOf(app, caller.language) : [];
    return {
      found: {
        photos: input.upload_ids,
        taps: readTaps(form).map(({ crown, tip }) => [crown, tip].flatMap((at) => (at ? [at.x, at.y] : [])).join(' ')),
        requested: { cap_size: input.cap_size ?? '', budget: readFormText(form, 'budget') },
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
  });
});
