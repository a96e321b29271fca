import { z } from 'zod';
import { optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { saveVendor, setVendorActive, vendorList } from '#areas/vendor-prices/services/vendors.server.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  const vendors = (await vendorList(app)).map(({ deletedAt, rateMicros: _, ...vendor }) => ({
    ...vendor,
    name: localizedColumn(vendor, 'name', language),
    isAsked: deletedAt === null,
  }));
  return { vendors, current: vendors.find(({ id }) => id === Number(url.searchParams.get('id'))) ?? null };
});
export type ListedVendor = Awaited<ReturnType<typeof loader>>['vendors'][number];

const code = (maxLength: number) => requiredText(maxLength).transform((text) => text.toUpperCase());
const vendor = z.object({
  id: rowId.nullable().default(null),
  code: code(20),
  nameEn: requiredText(120),
  nameZh: requiredText(120),
  contact: optionalText(120),
  email: optionalText(254),
  phone: optionalText(40),
  address: optionalText(300),
  country: optionalText(2).transform((text) => text.toUpperCase()),
  currency: code(3),
  leadDays: z.number().int().min(0).max(365).default(0),
  note: optionalText(500),
});

const setActive =
  (isActive: boolean) =>
  async ({ app, caller, form }: ActionContext) => {
    const { id } = readForm(form, z.object({ id: rowId }));
    await setVendorActive(app, caller, id, isActive);
    const undo = { intent: isActive ? 'leave' : 'return', id: String(id) };
    return { done: translator(vendorPriceTexts, caller.language)(isActive ? 'doneReturned' : 'doneLeft'), undo };
  };

export const action = actions({
  leave: setActive(false),
  return: setActive(true),
  async save({ app, caller, form }) {
    const { id, phone: phoneNumber, ...sent } = readForm(form, vendor);
    await saveVendor(app, caller, id, { ...sent, phoneNumber });
    return { done: translator(vendorPriceTexts, caller.language)('doneVendor') };
  },
});
