import { setTimeout as wait } from 'node:timers/promises';
import { finalise } from '#areas/checkout/services/finalise.server.ts';
import { writeOrderLetter } from '#areas/checkout/services/letters.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { startJobs } from '#platform/jobs.server.ts';
import { buy } from './buyers.ts';
import { type Fate, shopAt } from './d8-ground.ts';

/** A shop that will be killed: it opens the books it is told of, sells, and dies where it is told to. */
const fate = JSON.parse(process.argv[2] ?? '{}') as Fate;
const { app, paypal } = await shopAt(fate.home);
startJobs(app, { 'order-letter': writeOrderLetter }, String(process.pid));
const wish = [{ skuId: 101, quantity: 1 }];
const { point } = fate;

if (point === 'anywhere') {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), fate.afterMs);
  for (let place = fate.place; ; place += 1) {
    const bought = await buy(app, place, wish);
    if (bought.won) {
      await paypal.till.approve(bought.providerOrderId, 'pay', 'paypal');
      const { outcome } = await finalise(app, { number: bought.number });
      // Whatever was said to the buyer must be true after the kill.
      if (outcome === 'paid') process.stdout.write(`${bought.number}\n`);
    }
    await reconcile(app);
  }
}

if (point === 'create') paypal.turn([{ fault: fate.fault, path: '/v2/checkout/orders', times: 1 }]);
const bought = await buy(app, fate.place, wish);
if (!bought.won) throw new Error(bought.text);
await paypal.till.approve(bought.providerOrderId, 'pay', 'paypal');
if (point === 'capture') paypal.turn([{ fault: fate.fault, path: '/capture', times: 1 }]);
if (point === 'look') paypal.turn([{ fault: fate.fault, path: '/v2/checkout/orders', times: 1 }]);
await finalise(app, { number: bought.number });
process.stdout.write(`${bought.number}\n`);
if (point === 'letter') await wait(fate.afterMs);
process.kill(process.pid, 'SIGKILL');
