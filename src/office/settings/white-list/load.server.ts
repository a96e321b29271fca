import { dayIn } from '#areas/staff/rules/when.ts';
import {
  getLoginPolicy,
  listAllowlistEntries,
  removeAllowlistEntry,
  saveAllowlistEntry,
  updateLoginPolicy,
} from '#areas/staff/services/allowlist.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentField } from '#kernel/form-data.ts';
import { translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { roles } from '#site/page.ts';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';

export const loader = load(async ({ app, caller: { language, ip }, url }) => {
  const [doors, { items }] = await Promise.all([getLoginPolicy(app), listAllowlistEntries(app, { page: 1, pageSize: 500 })]);
  const wanted = numberFrom(url.searchParams.get('id'));
  // One that was just removed is as if none were chosen.
  const chosen = items.find(({ id }) => id === wanted) ?? null;
  return {
    chosen: chosen && {
      ...{ id: chosen.id, email: chosen.email, area: chosen.area, note: chosen.note, ranges: chosen.addressRanges.join('\n') },
      until: chosen.expiresAt ? momentField(chosen.expiresAt).slice(0, 10) : '',
    },
    doors,
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

export const action = act(async ({ app, caller, form }) => {
  const say = translator(staffAuthTexts, caller.language);
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\u0000', '')
      .trim();
  switch (form.get('intent')) {
    case 'doors':
      await updateLoginPolicy(app, caller, {
        isListOn: form.has('list_on'),
        factorRoles: roles.filter((role) => form.getAll('factor_roles').includes(role)),
      });
      return { done: say('doorsSaved') };
    case 'add': {
      const until = text('until');
      const id = numberFrom(text('id'));
      await saveAllowlistEntry(app, caller, id, {
        email: text('email'),
        area: text('area') === 'wholesale' ? 'wholesale' : 'office',
        addressRanges: text('ranges')
          .split(/[\s,]+/)
          .filter(Boolean)
          .slice(0, 50),
        note: text('note').slice(0, 200),
        expiresAt: /^\d{4}-\d\d-\d\d$/.test(until) ? new Date(`${until}T23:59:59+08:00`) : null,
      });
      return { done: say('added', { email: text('email') }) };
    }
    case 'remove': {
      const id = numberFrom(text('id'));
      if (id === null) throw new DomainError('userNotExist');
      await removeAllowlistEntry(app, caller, id);
      return { done: say('removed') };
    }
    default:
      throw new DomainError('badValue', { field: 'intent' });
  }
});
