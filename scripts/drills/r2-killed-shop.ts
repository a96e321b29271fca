import { sql } from 'drizzle-orm';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { randomFrom } from '#kernel/random.ts';
import { stateList } from '#kernel/states.ts';
import { shopAt } from './d8-ground.ts';
import type { DrillContext } from './frame.ts';
import { interruptAt } from './interruptions.ts';
import { closings } from './r2-cancel-interrupted.ts';
import { endings } from './r2-endings.ts';
import type { KilledShop } from './r2-kills.ts';
import { checkAtRest } from './refund-laws.ts';
import { attempt, openRefundShop, payOrder, placeRandomOrder, restockAll } from './refund-shop.ts';

/** A shop killed while it cancels or refunds: it finishes what the previous one left, checks the invariants, and dies at its statement. */
const shop = JSON.parse(process.argv[2] ?? '{}') as KilledShop;
const { app, paypal } = await shopAt(shop.home);
const write = (...fields: readonly string[]): void => void process.stdout.write(`${fields.join('\t')}\n`);
const ground: DrillContext = {
  ...{ engine: app.store.engine, app, paypal, rounds: 1, isSabotaged: false, clock: { aheadMs: 0 } },
  random: randomFrom(`R2 kill ${shop.seed}`),
  must: (holds, what) => write('must', String(holds), `after a kill: ${what}`),
  say: () => undefined,
};

if (shop.isFirst) await openRefundShop(ground, 0);
else await finishOpen();
await checkAtRest(ground);
await judgeClosed();
write('judged');
if (shop.closing !== null) await beginAndDie(shop.closing);
await app.store.close();

/** Two minutes later: the scheduled tasks have run. */
async function finishOpen(): Promise<void> {
  await app.db.execute(
    sql`update refunds set updated_at = updated_at - interval '2 minutes' where state in ${sql.raw(stateList(openRefundStates))}`,
  );
  await app.db.execute(sql`update payments set next_check_at = now() where next_check_at is not null`);
  await reconcile(app);
}

async function judgeClosed(): Promise<void> {
  const { rows } = await app.db.execute<{ open: number; kept: number }>(sql`select
    (select count(*)::integer from refunds where state in ${sql.raw(stateList(openRefundStates))}) as open,
    (select count(*)::integer from orders where status = ${orderStatus.cancelled} and payment > 0) as kept`);
  ground.must(rows[0]?.open === 0, 'no refund stays open');
  ground.must(rows[0]?.kept === 0, 'no cancelled order keeps money');
}

async function beginAndDie(closing: number): Promise<void> {
  const dying = interruptAt(app, shop.at, 'lost', () => process.kill(process.pid, 'SIGKILL'));
  const ending = endings[closing - closings.length];
  if (ending) {
    const order = await ending.prepare(ground);
    await attempt(() => ending.act(dying.app, order));
    return;
  }
  await restockAll(ground);
  const order = await placeRandomOrder(ground, ground.random.isHit(0.5) ? 'mixed' : 'plain');
  await payOrder(ground, order.number, order.providerOrderId);
  await attempt(async () => closings[closing]?.act(dying.app, order));
}
