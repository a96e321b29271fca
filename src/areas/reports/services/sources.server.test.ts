import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayOf } from '#kernel/dates.ts';
import { setConnectionInfo } from '#platform/http/visit.server.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { periodOf } from '../rules/period.ts';
import { analysisOf } from './analysis.server.ts';
import { countVisit, writeVisits } from './visits.server.ts';

const { app, guest, approve, capture } = await openCheckout();
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
type Who = { readonly ip: string; readonly agent: string };

function look(address: string, { ip, agent }: Who, headers: Record<string, string> = {}): void {
  const request = new Request(`${app.origin}${address}`, { headers: { accept: 'text/html', 'user-agent': agent, ...headers } });
  setConnectionInfo(request, { ip, requestId: 'x' });
  countVisit(app, request, 200);
}
async function buy(who: { readonly ip: string; readonly agent: string | null }): Promise<void> {
  const { Data } = await guest([[101, 1]], {}, who);
  await approve(Data.provider_order_id);
  expect((await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] })).Data.outcome).toBe('paid');
}

test('an order keeps where its visitor came from that day and on what, and the figures agree with the rows', async () => {
  const [ada, bea, colleague] = [
    { ip: '203.0.113.7', agent: phone },
    { ip: '203.0.113.8', agent: desktop },
    { ip: '203.0.113.9', agent: desktop },
  ];
  look('/m?utm_source=tiktok', ada);
  look('/m/collections/wig', ada, { referer: `${app.origin}/m` });
  look('/m/shop-cart?step=address', ada);
  look('/', bea, { referer: 'https://www.google.com/' });
  // A staff member visits the shop while signed in to the office.
  look('/', colleague, { cookie: 'Staff-Token=a.some-token' });
  await writeVisits(app);
  await buy(ada);
  await buy(bea);
  // Neither is counted: staff, and a browser that asks not to be tracked.
  await buy(colleague);
  await buy({ ...colleague, ip: '203.0.113.10', agent: null });

  const { rows } = await app.db.execute(sql`select visit_source, device from orders order by id`);
  expect(rows).toEqual([
    { visit_source: 'tiktok', device: 'mobile' },
    { visit_source: 'google', device: 'desktop' },
    { visit_source: '', device: 'desktop' },
    { visit_source: '', device: '' },
  ]);
  const found = await analysisOf(app, periodOf({ period: 'today' }, dayOf(app.now())));
  expect(found.sources).toEqual([
    { source: 'google', visits: 1, carts: 0, checkouts: 0, paid: 1 },
    { source: 'tiktok', visits: 1, carts: 0, checkouts: 1, paid: 1 },
    { source: '', visits: 0, carts: 0, checkouts: 0, paid: 2 },
  ]);
  const sum = (of: (line: (typeof found.sources)[number]) => number) => found.sources.reduce((all, line) => all + of(line), 0);
  expect(sum(({ visits }) => visits)).toBe(found.visits.get('visit'));
  expect(sum(({ checkouts }) => checkouts)).toBe(found.visits.get('checkout'));
  expect(sum(({ paid }) => paid)).toBe(found.now.paid);
  expect(found.pages.map(({ path, views, entries, allViews }) => [path, views, entries, allViews])).toEqual([
    ['/', 2, 2, 3],
    ['/collections/wig', 1, 0, 3],
  ]);
  expect(found.bookDifferenceCents).toBe(0);
});

test('orders that waited together stand beside each other, each once, whatever was sent twice', async () => {
  const wish = { beside: true, request_id: 'tunnel-one-request' };
  const first = await guest([[101, 1]], wish);
  const key = { guestKeys: [first.Data.guest_key] };
  const second = await guest([[101, 1]], { ...wish, request_id: 'tunnel-two-request' }, key);
  const again = await guest([[101, 1]], wish, { guestKeys: [second.Data.guest_key, first.Data.guest_key] });
  expect(again.Data.number).toBe(first.Data.number);
  expect(second.Data.number).not.toBe(first.Data.number);
  const { rows } = await app.db.execute(sql`select status from orders where number in (${first.Data.number}, ${second.Data.number})`);
  expect(rows).toEqual([{ status: 1 }, { status: 1 }]);
  const keys = [first.Data.guest_key, second.Data.guest_key];
  for (const turn of [3, 4, 5]) {
    const { Data } = await guest([[101, 1]], { ...wish, request_id: `tunnel-more-${turn}` }, { guestKeys: keys });
    keys.push(Data.guest_key);
  }
  const sixth = await guest([[101, 1]], { ...wish, request_id: 'tunnel-six-request' }, { guestKeys: keys });
  expect([sixth.status, sixth.Result]).toEqual([409, 80470]);
});
