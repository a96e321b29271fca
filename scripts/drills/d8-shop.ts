import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { writeOrderEmail } from '#areas/checkout/services/emails.server.ts';
import { finalizePayment } from '#areas/checkout/services/finalize-payment.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { activeJobStates } from '#kernel/platform-states.ts';
import { stateList } from '#kernel/states.ts';
import { startJobs } from '#platform/jobs.server.ts';
import { buy, fillUp, inOrder, openShelves } from './buyers.ts';
import { type Fate, shopAt } from './d8-ground.ts';

/** A shop that will be killed: it opens the given storage, repairs and checks it, sells, and dies where told. */
const fate = JSON.parse(process.argv[2] ?? '{}') as Fate;
const { app, paypal } = await shopAt(fate.home);
const say = (...words: readonly string[]): void => void process.stdout.write(`${words.join('\t')}\n`);
const here = { app, must: (holds: boolean, what: string) => say('must', String(holds), what) };

if (fate.isFirst) await openShelves(here);
else await tidy();
const jobs = startJobs(app, { 'order-email': writeOrderEmail }, String(process.pid));
await quiet();
await judge();
if (fate.death === null) {
  await jobs.stop();
  await app.store.close();
} else await live(fate.death);

/** Two minutes later: the scheduled tasks have run. */
async function tidy(): Promise<void> {
  await app.db.execute(sql`update jobs set claimed_until = now() - interval '1 second' where state = 'running'`);
  if (fate.isCareless) return;
  await app.db.execute(sql`update payments set next_check_at = now() where next_check_at is not null`);
  await app.db.execute(sql`update webhook_events set received_at = received_at - interval '2 minutes' where processed_at is null`);
  await reconcile(app);
}

async function judge(): Promise<void> {
  for (const number of fate.told) {
    const { rows } = await app.db.execute<{ status: number }>(sql`select status from orders where number = ${number}`);
    here.must(Number(rows[0]?.status) === orderStatus.paid, 'an order that was told to be paid is paid after the kill');
  }
  await inOrder(here);
  say('judged');
}

/** When all output is written. */
async function quiet(): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    const { rows } = await app.db.execute<{ waiting: number }>(
      sql`select count(*)::integer as waiting from jobs where state in ${sql.raw(stateList(activeJobStates))} and run_at <= now()`,
    );
    if (Number(rows[0]?.waiting) === 0) return;
    await wait(25);
  }
  throw new Error('letters are never written');
}

async function live({ point, fault, place, afterMs }: NonNullable<Fate['death']>): Promise<never> {
  await fillUp(here, 101, 200);
  const wish = [{ skuId: 101, quantity: 1 }];
  if (point === 'anywhere') {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), afterMs);
    for (let next = place; ; next += 1) {
      const bought = await buy(app, next, wish);
      if (bought.won) {
        await paypal.till.approve(bought.providerOrderId, 'pay', 'paypal');
        const { outcome } = await finalizePayment(app, { number: bought.number });
        // Whatever was told to the buyer must be true after the kill.
        if (outcome === 'paid') say('paid', bought.number);
      }
      await reconcile(app);
    }
  }
  if (point === 'create') paypal.turn([{ fault, path: '/v2/checkout/orders', times: 1 }]);
  const bought = await buy(app, place, wish);
  if (!bought.won) throw new Error(bought.text);
  await paypal.till.approve(bought.providerOrderId, 'pay', 'paypal');
  if (point === 'capture') paypal.turn([{ fault, path: '/capture', times: 1 }]);
  if (point === 'look') paypal.turn([{ fault, path: '/v2/checkout/orders', times: 1 }]);
  await finalizePayment(app, { number: bought.number });
  say('paid', bought.number);
  if (point === 'letter') await wait(afterMs);
  return process.kill(process.pid, 'SIGKILL') as never;
}
