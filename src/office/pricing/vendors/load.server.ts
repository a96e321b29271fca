import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { saveVendor, setVendorActive, vendorList } from '#areas/vendor-prices/services/vendors.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  const vendors = (await vendorList(app)).map(({ deletedAt, rateMicros: _, ...vendor }) => ({
    ...vendor,
    name: inWords(vendor, 'name', language),
    isAsked: deletedAt === null,
  }));
  return { vendors, current: vendors.find(({ id }) => id === Number(url.searchParams.get('id'))) ?? null };
});
export type ShownVendor = Awaited<ReturnType<typeof loader>>['vendors'][number];

export const action = act(async ({ app, caller, form }) => {
  const say = translator(vendorPriceTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  const intent = typed.text('intent');
  if (intent === 'leave' || intent === 'return') {
    await setVendorActive(app, caller, id, intent === 'return');
    const undo = { intent: intent === 'leave' ? 'return' : 'leave', id: String(id) };
    return { done: say(intent === 'leave' ? 'doneLeft' : 'doneReturned'), undo };
  }
  await saveVendor(app, caller, id || null, {
    ...{ code: typed.text('code', 20).toUpperCase(), nameEn: typed.text('nameEn', 120), nameZh: typed.text('nameZh', 120) },
    ...{
      contact: typed.text('contact', 120),
      email: typed.text('email', 254),
      phoneNumber: typed.text('phone', 40),
      address: typed.text('address', 300),
    },
    ...{ country: typed.text('country', 2).toUpperCase(), currency: typed.text('currency', 3).toUpperCase() },
    ...{ leadDays: typed.wholeOrNone('leadDays', 365) ?? 0, note: typed.text('note', 500) },
  });
  return { done: say('doneVendor') };
});
