import { redirect } from 'react-router';
import { addShopper } from '#areas/shoppers/services/office.server.ts';
import { shopperFieldsIn } from '#areas/shoppers/services/office-form.server.ts';
import { grantable } from '#areas/staff/rules/strength.ts';
import { memberFieldsIn, rolesIn } from '#areas/staff/services/member-form.server.ts';
import { addMember } from '#areas/staff/services/members.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { act, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { roles } from '#site/page.ts';

export const loader = load(async ({ caller, url }) => {
  const mayGive = grantable(caller.staff?.roles ?? [], roles);
  const kind = url.searchParams.get('kind') === 'staff' && mayGive.length > 0 ? ('staff' as const) : ('shopper' as const);
  return { kind, grantable: mayGive, mayJudge: mayGive.length > 0 };
});

export const action = act(async ({ app, caller, form }) => {
  const password = String(form.get('password') ?? '') || null;
  if (form.get('kind') === 'staff') {
    if (grantable(caller.staff?.roles ?? [], roles).length === 0) throw new DomainError('forbidden');
    const id = await addMember(app, caller, memberFieldsIn(form), rolesIn(form), password);
    return redirect(`${hrefOf('office-staff-member', { id: String(id) })}?added`);
  }
  const id = await addShopper(app, caller, shopperFieldsIn(form), password);
  return redirect(`${hrefOf('office-user', { id: String(id) })}?added`);
});
