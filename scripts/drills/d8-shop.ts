import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { writeOrderEmail } from '#areas/checkout/services/emails.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { activeJobStates } from '#kernel/platform-states.ts';
import { stateList } from '#kernel/states.ts';
import { startJobs } from '#platform/jobs.server.ts';
import { buy, checkInvariantsHold, fillUp, seedStock } from './buyers.ts';
import { type KillPlan, shopAt } from './d8-ground.ts';

/** A shop that will be killed: it opens the given storage, repairs and checks it, sells, and dies where told. */
const plan = JSON.parse(process.argv[2] ?? '{}') as KillPlan;
const { app, paypal } = await shopAt(plan.home);
const say = (...fields: readonly string[]): void => void process.stdout.write(`${fields.join('\t')}\n`);
const here = { app, must: (holds: boolean, what: string) => say('must', String(holds), what) };

if (plan.isFirst) await seedStock(here);
else await tidy();
const jobs = startJobs(app, { 'order-email': writeOrderEmail }, String(process.pid));
await quiet();
await checkPaidOrders();
if (plan.death === null) {
  await jobs.stop();
  await app.store.close();
} else await live(plan.death);

/** Two minutes later: the scheduled tasks have run. */
async function tidy(): Promise<void> {
  await app.db.execute(sql`update jobs set claimed_until = now() - interval '1 second' where state = 'running'`);
  if (plan.isCareless) return;
  await app.db.execute(sql`update payments set next_check_at = now() where next_check_at is not null`);
  await app.db.execute(sql`update webhook_events set received_at = received_at - interval '2 minutes' where processed_at is null`);
  await reconcile(app);
}

async function checkPaidOrders(): Promise<void> {
  for (const number of plan.paidNumbers) {
    const { rows } = await app.db.execute<{ status: number }>(sql`select status from orders where number = ${number}`);
    here.must(Number(rows[0]?.status) === orderStatus.paid, 'an order that was told to be paid is paid after the kill');
  }
  await checkInvariantsHold(here);
  say('judged');
}

/** When all output is written. */
async function quiet(): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { rows } = await app.db.execute<{ waiting: number }>(
      sql`select count(*)::integer as waiting from jobs where state in ${sql.raw(stateList(activeJobStates))} and run_at <= now()`,
    );
    if (Number(rows[0]?.waiting) === 0) return;
    await wait(25);
  }
  throw new Error('emails are never written');
}

async function live({ point, fault, place, afterMs }: NonNullable<KillPlan['death']>): Promise<never> {
  await fillUp(here, 101, 200);
  const items = [{ skuId: 101, quantity: 1 }];
  if (point === 'anywhere') {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), afterMs);
    for (let next = place; ; next += 1) {
      const bought = await buy(app, next, items);
      if (bought.won) {
        await paypal.till.approve(bought.providerOrderId, 'pay', 'paypal');
        const { outcome } = await capturePayment(app, { number: bought.number });
        // Whatever was told to the buyer must be true after the kill.
        if (outcome === 'paid') say('paid', bought.number);
      }
      await reconcile(app);
    }
  }
  if (point === 'create') paypal.setFaults([{ fault, path: '/v2/checkout/orders', times: 1 }]);
  const bought = await buy(app, place, items);
  if (!bought.won) throw new Error(bought.text);
  await paypal.till.approve(bought.providerOrderId, 'pay', 'paypal');
  if (point === 'capture') paypal.setFaults([{ fault, path: '/capture', times: 1 }]);
  if (point === 'look') paypal.setFaults([{ fault, path: '/v2/checkout/orders', times: 1 }]);
  await capturePayment(app, { number: bought.number });
  say('paid', bought.number);
  if (point === 'letter') await wait(afterMs);
  return process.kill(process.pid, 'SIGKILL') as never;
}
