import { redirect } from 'react-router';
import { readForm } from '#api/read-form.ts';
import { userAdd } from '#areas/shoppers/calls/office.ts';
import { addShopper } from '#areas/shoppers/services/office.server.ts';
import { shopperFieldsOf } from '#areas/shoppers/services/office-form.server.ts';
import { staffAdd } from '#areas/staff/calls/members.ts';
import { grantable } from '#areas/staff/rules/strength.ts';
import { memberFieldsOf } from '#areas/staff/services/member-form.server.ts';
import { addMember } from '#areas/staff/services/members.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { roles } from '#site/page.ts';

export const loader = load(async ({ caller, url }) => {
  const mayGive = grantable(caller.staff?.roles ?? [], roles);
  const kind = url.searchParams.get('kind') === 'staff' && mayGive.length > 0 ? ('staff' as const) : ('shopper' as const);
  return { kind, grantable: mayGive, mayJudge: mayGive.length > 0 };
});

export const action = actions({
  async shopper({ app, caller, form }) {
    const { password = null, ...record } = readForm(form, userAdd.input);
    const id = await addShopper(app, caller, shopperFieldsOf(record), password);
    return redirect(`${hrefOf('office-user', { id: String(id) })}?added`);
  },
  async staff({ app, caller, form }) {
    if (grantable(caller.staff?.roles ?? [], roles).length === 0) throw new DomainError('forbidden');
    const { password = null, roles: given, ...record } = readForm(form, staffAdd.input);
    const id = await addMember(app, caller, memberFieldsOf(record), given, password);
    return redirect(`${hrefOf('office-staff-member', { id: String(id) })}?added`);
  },
});
