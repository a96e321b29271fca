import { redirect } from 'react-router';
import { readForm } from '#api/read-form.ts';
import { packagingRequestInput } from '#areas/custom/calls/custom-ask.ts';
import { customQuestionTexts } from '#areas/custom/option-texts.ts';
import { groundColours, minPackagingQuantity, packagingPartNames, packagingPrice, printColours } from '#areas/custom/rules/packaging.ts';
import { noTaps } from '#areas/custom/rules/picture/region.ts';
import { requestPath } from '#areas/custom/services/emails.server.ts';
import { photoFields, rejectOversizedForm, requestErrorTexts, uploadPhotos } from '#areas/custom/services/form.server.ts';
import { createRequest } from '#areas/custom/services/requests.server.ts';
import { formAction, load } from '#platform/load.server.ts';
import { forVariant } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

const usual = { parts: ['bag', 'tag'] as readonly string[], quantity: 300, ground: 'blush', print: 'rose', words: '' };

/** The state is in the address, so that it works without script and can be shared. */
export const loader = load(async ({ url: { searchParams: query } }) => {
  if (!query.has('quantity')) return usual;
  const quantity = Number(query.get('quantity'));
  return {
    parts: packagingPartNames.filter((part) => query.getAll('parts').includes(part)) as readonly string[],
    quantity: Number.isSafeInteger(quantity) ? Math.max(minPackagingQuantity, Math.min(9999, quantity)) : usual.quantity,
    ground: groundColours.find((one) => one === query.get('ground')) ?? usual.ground,
    print: printColours.find((one) => one === query.get('print')) ?? usual.print,
    words: (query.get('words') ?? '').replace(/\p{Cc}/gu, '').slice(0, 24),
  };
});
export type PackagingData = Awaited<ReturnType<typeof loader>>;

const packagingForm = packagingRequestInput.extend({ photos: photoFields.shape.photos });

export const action = formAction(
  async ({ app, caller, form, url, request }) => {
    rejectOversizedForm(request);
    const { parts, quantity, ground, print, words, ...input } = readForm(form, packagingForm);
    const uploadIds = await uploadPhotos(app, caller, input);
    const opened = await createRequest(app, caller, {
      kind: 'packaging',
      email: input.email,
      name: input.name,
      phoneNumber: input.phone_number,
      configuration: { ...Object.fromEntries(parts.map((part) => [part, String(quantity)])), ground, print, words },
      detected: { estimate_cents: packagingPrice(parts, quantity).totalCents },
      note: input.note,
      quantity,
      photos: uploadIds.map((uploadId) => ({ uploadId, taps: noTaps })),
      trap: input.fax_number,
    });
    throw redirect(`${forVariant(requestPath(opened), variantOf(url.pathname))}&new=1`);
  },
  { labels: { ...requestErrorTexts.labels, words: customQuestionTexts.words } },
);
