import { z } from 'zod';
import { day, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { whiteListAdd } from '#areas/staff/calls/members.ts';
import {
  getLoginPolicy,
  listAllowlistEntries,
  removeAllowlistEntry,
  saveAllowlistEntry,
  updateLoginPolicy,
} from '#areas/staff/services/allowlist.server.ts';
import { dayIn, momentField } from '#areas/staff/services/when.server.ts';
import { translator } from '#kernel/texts.ts';
import { actions, load } from '#platform/load.server.ts';
import { endOfDay } from '#platform/time-zone.server.ts';
import { numberFrom } from '#site/list.ts';
import { roles } from '#site/page.ts';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';

export const loader = load(async ({ app, caller: { language, ip }, url }) => {
  const [loginPolicy, { items }] = await Promise.all([getLoginPolicy(app), listAllowlistEntries(app, { page: 1, pageSize: 500 })]);
  const requestedId = numberFrom(url.searchParams.get('id'));
  // A template just removed counts as none.
  const chosen = items.find(({ id }) => id === requestedId) ?? null;
  return {
    chosen: chosen && {
      ...{ id: chosen.id, email: chosen.email, area: chosen.area, note: chosen.note, ranges: chosen.addressRanges.join('\n') },
      until: chosen.expiresAt ? momentField(chosen.expiresAt).slice(0, 10) : '',
    },
    loginPolicy,
    ip,
    entries: items.map(({ id, email, area, addressRanges, note, expiresAt }) => ({
      id,
      email,
      area,
      addressRanges,
      note,
      until: expiresAt && dayIn(expiresAt, language),
      isOver: expiresAt !== null && expiresAt <= app.now(),
    })),
  };
});
export type OpenAllowListEntry = Awaited<ReturnType<typeof loader>>['chosen'];
export type ListedEntry = Awaited<ReturnType<typeof loader>>['entries'][number];

const policy = z.object({ list_on: z.boolean(), factor_roles: z.array(z.enum(roles)) });
/** The form takes the networks as lines and the last day as a whole. */
const entry = whiteListAdd.input.omit({ expires_at: true }).extend({
  id: rowId.optional(),
  address_ranges: z
    .string()
    .default('')
    .transform((lines) => lines.split(/[\s,]+/).filter(Boolean))
    .pipe(whiteListAdd.input.shape.address_ranges.unwrap()),
  until: day.nullable().default(null),
});

export const action = actions({
  async doors({ app, caller, form }) {
    const { list_on: isListOn, factor_roles: factorRoles } = readForm(form, policy);
    await updateLoginPolicy(app, caller, { isListOn, factorRoles });
    return { done: translator(staffAuthTexts, caller.language)('doorsSaved') };
  },
  async add({ app, caller, form }) {
    const { id = null, until, address_ranges: addressRanges, ...typed } = readForm(form, entry);
    await saveAllowlistEntry(app, caller, id, {
      ...typed,
      addressRanges,
      expiresAt: until === null ? null : endOfDay(until),
    });
    return { done: translator(staffAuthTexts, caller.language)('added', { email: typed.email }) };
  },
  async remove({ app, caller, form }) {
    await removeAllowlistEntry(app, caller, readForm(form, z.object({ id: rowId })).id);
    return { done: translator(staffAuthTexts, caller.language)('removed') };
  },
});
