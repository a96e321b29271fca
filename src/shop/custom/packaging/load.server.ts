import { redirect } from 'react-router';
import { packagingRequestInput } from '#areas/custom/calls/custom-ask.ts';
import { groundColours, minPackagingQuantity, packagingPartNames, packagingPrice, printColours } from '#areas/custom/rules/packaging.ts';
import { noTaps } from '#areas/custom/rules/picture/region.ts';
import { requestPath } from '#areas/custom/services/emails.server.ts';
import { checkRequestForm, readFormText, readUploadedPhotos, rejectOversizedForm } from '#areas/custom/services/form.server.ts';
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

export const action = formAction(async ({ app, caller, form, url, request }) => {
  rejectOversizedForm(request);
  const parts = packagingPartNames.filter((part) => form.getAll('parts').includes(part));
  const raw = {
    upload_ids: await readUploadedPhotos(app, caller, form),
    quantity: Number(readFormText(form, 'quantity') || 'x'),
    parts,
    note: readFormText(form, 'note'),
    email: readFormText(form, 'email'),
    name: readFormText(form, 'name'),
    phone_number: readFormText(form, 'phone_number'),
    fax_number: readFormText(form, 'fax_number'),
  };
  return checkRequestForm(packagingRequestInput, raw, { language: caller.language, form }, async (input) => {
    const counted = Object.fromEntries(parts.map((part) => [part, String(input.quantity)]));
    const opened = await createRequest(app, caller, {
      kind: 'packaging',
      email: input.email,
      name: input.name,
      phoneNumber: input.phone_number,
      configuration: {
        ...counted,
        ground: groundColours.find((one) => one === form.get('ground')) ?? usual.ground,
        print: printColours.find((one) => one === form.get('print')) ?? usual.print,
        words: readFormText(form, 'words')
          .replace(/\p{Cc}/gu, '')
          .slice(0, 24),
      },
      detected: { estimate_cents: packagingPrice(parts, input.quantity).totalCents },
      note: input.note,
      quantity: input.quantity,
      photos: input.upload_ids.map((uploadId) => ({ uploadId, taps: noTaps })),
      trap: input.fax_number,
    });
    throw redirect(`${forVariant(requestPath(opened), variantOf(url.pathname))}&new=1`);
  });
});
