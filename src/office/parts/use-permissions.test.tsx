import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { officePages } from '#site/office-pages.ts';
import { type Role, roles } from '#site/page.ts';
import type { PageName } from '#site/pages.ts';
import { RolesProvider, usePermissions } from './use-permissions.tsx';

function Offered({ money }: { money: readonly Role[] }) {
  const may = usePermissions();
  const open = (Object.keys(officePages) as PageName[]).filter((name) => may.open(name));
  return <p>{[...open, ...(may.act(money) ? ['pay'] : [])].join(' ')}</p>;
}
const offeredTo = (...held: Role[]): string[] =>
  renderToStaticMarkup(
    <RolesProvider value={held}>
      <Offered money={['owner', 'finance']} />
    </RolesProvider>,
  )
    .replace(/<\/?p>/g, '')
    .split(' ');

test.each<[Role, readonly string[], readonly string[]]>([
  ['sales', ['office-partners', 'office-appointments', 'office-cases'], ['office-payouts', 'office-referral-terms', 'pay']],
  ['finance', ['office-payouts', 'office-referrals', 'office-price-protection', 'pay'], ['office-giveaways', 'office-referral-terms']],
  ['editor', ['office-giveaways', 'office-reviews'], ['office-orders', 'office-payouts', 'pay']],
  ['stock', ['office-online-order', 'office-cases'], ['office-partners', 'office-price-protection', 'pay']],
])('%s is offered what she may do, and nothing else', (role, offered, hidden) => {
  const seen = offeredTo(role);
  expect(seen).toEqual(expect.arrayContaining([...offered]));
  for (const name of hidden) expect(seen).not.toContain(name);
});

test('the owner is offered everything, nobody only the door, and two roles add up', () => {
  expect(offeredTo('owner').length).toBe(Object.keys(officePages).length + 1);
  expect(offeredTo()).toEqual(['office-login', 'office-password']);
  expect(new Set(offeredTo('stock', 'editor'))).toEqual(new Set([...offeredTo('stock'), ...offeredTo('editor')]));
  for (const role of roles) expect(offeredTo(role)).toContain('office');
});
