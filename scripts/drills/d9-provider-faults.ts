import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { minuteMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import type { PaypalFault, PaypalFaultRule } from '#providers/payments/double/faults.ts';
import { doublePayments } from '#providers/pick.server.ts';
import type { Payments } from '#providers/ports.ts';
import type { Drill, DrillContext } from './frame.ts';
import { plenty, seedShop, shopApi } from './people.ts';

const faults: readonly PaypalFault[] = ['slow', 'lost', 'error', 'errorAfter', 'away', 'malformed', 'tooMany', 'expired'];
/** Where it can fail: creating, reading, capturing, the token, webhook verification. */
const places = ['/v2/checkout/orders', '/capture', '/v1/oauth2/token', 'verify-webhook-signature', ''] as const;
/** Longer than a shopper waits for an answer. */
const maxWaitMs = 20_000;
const timeoutMs = 400;
const maxRounds = 12;
const clockOffsetMs = 2 * 3600_000;

type Bought = { readonly number: string; readonly id: string; readonly decision: 'pay' | 'decline' | 'pending' };

/** A provider that is slow, loses answers or breaks: nobody pays twice, nobody pays in vain, nobody waits forever. */
export const d9: Drill = {
  name: 'D9',
  title: 'the payment provider is slow, loses answers and answers 500',
  engines: ['embedded', 'postgres'],
  rounds: { full: 150, short: 12 },
  sabotage: 'a capture without an answer counts as refused',
  async run(ground) {
    const { paypal, random, must, rounds, say } = ground;
    const payments = doublePayments(paypal, {
      timeoutMs,
      pauseMs: 5,
      now: () => ground.app.now().getTime(),
      rest: { failures: Number.POSITIVE_INFINITY, restMs: 0 },
    });
    const app: App = { ...ground.app, ports: { ...ground.app.ports, payments: ground.isSabotaged ? hasty(payments) : payments } };
    // The clock starts hours behind and is moved up to now: nothing may be recorded in the future.
    ground.clock.aheadMs = -clockOffsetMs;
    await seedShop(app);
    const api = shopApi(app);
    const bought: Bought[] = [];
    let slowest = 0;
    const counts = { paid: 0, unanswered: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const ip = `10.1.${round >> 8}.${round & 255}`;
      paypal.setFaults(random.isHit(0.7) ? [wrong(ground)] : []);
      const placed = await api.order(plenty, 1, ip);
      must(isAnswer(placed.http), `create_order answers with an envelope, not ${placed.http}`);
      paypal.setFaults([]);
      // A buyer without an answer submits again and finds the same order.
      const retried = placed.Result === 0 && placed.Data.provider_order_id ? placed : await api.order(plenty, 1, ip);
      must(retried.Result === 0, 'the second press finds the order');
      const decision = random.weighted([
        ['pay', 8],
        ['decline', 1],
        ['pending', 1],
      ] as const);
      const one = { number: retried.Data.number, id: retried.Data.provider_order_id, decision };
      bought.push(one);
      await paypal.till.approve(one.id, decision, 'paypal');
      paypal.setFaults(random.isHit(0.4) ? [unheard(ground)] : Array.from({ length: random.int(1, 3) }, () => wrong(ground)));
      const taken = await api.capture(one.id, retried.Data.guest_key ?? '');
      must(isAnswer(taken.http), `capture_order answers with an envelope, not ${taken.http}`);
      if (taken.Result === 0 && taken.Data.outcome === 'paid') counts.paid += 1;
      else counts.unanswered += 1;
      slowest = Math.max(slowest, placed.ms, taken.ms);
      must(placed.ms < maxWaitMs && taken.ms < maxWaitMs, 'nobody waits longer than 20 s');
    }
    say(`${counts.paid} paid at once, ${counts.unanswered} left to the clock; slowest answer ${slowest.toFixed(0)} ms`);
    await healed(ground, app, api, bought);
    for (const one of bought) await checkOutcome(ground, api, one);
    for (const invariant of await api.brokenLaws()) must(false, invariant);
    await rests(ground);
  },
};

const isAnswer = (http: number): boolean => http < 500 || http === 503;

function wrong({ random }: DrillContext): PaypalFaultRule {
  return { fault: random.pick(faults), path: random.pick(places), times: random.int(1, 6), delayMs: 10 * timeoutMs };
}

/** The worst case: the money is captured, and every answer is lost. */
const unheard = ({ random }: DrillContext): PaypalFaultRule => ({
  fault: random.pick(['lost', 'errorAfter'] as const),
  path: '/capture',
  times: random.int(3, 4),
});

/** The provider recovers; the scheduled tasks alone finish what was open, within minutes. */
async function healed(
  { paypal, clock, must, say }: DrillContext,
  app: App,
  api: ReturnType<typeof shopApi>,
  bought: readonly Bought[],
): Promise<void> {
  paypal.setFaults([]);
  for (let round = 1; round <= maxRounds; round += 1) {
    clock.aheadMs += 2 * minuteMs;
    await reconcile(app);
    const open = [];
    for (const one of bought) if (one.decision === 'pay' && (await api.state(one.number)).payment_state !== 'paid') open.push(one);
    if (open.length === 0) return say(`all finished after ${round} turns of the clock`);
  }
  must(false, `after ${maxRounds} turns of the clock every agreed payment is finished`);
}

/** The provider's records decide: one capture and a paid order, or none and an unpaid one. */
async function checkOutcome(
  { paypal, must }: DrillContext,
  api: ReturnType<typeof shopApi>,
  { number, id, decision }: Bought,
): Promise<void> {
  const providerOrder = await paypal.till.find(id);
  const taken = providerOrder?.captures.filter(({ status }) => status === 'COMPLETED').length ?? 0;
  const { payment_state: state } = await api.state(number);
  if (decision === 'pay') must(taken === 1 && state === 'paid', `agreed: one capture and a paid order, not ${taken} and ${state}`);
  if (decision === 'decline')
    must(taken === 0 && state === 'unpaid', `declined: no capture and an unpaid order, not ${taken} and ${state}`);
  if (decision === 'pending') must(taken === 0 && state !== 'paid', `under review: not paid, but ${state}`);
}

/** After five failures in a row the circuit opens, and half a minute later it is tried again. */
async function rests({ paypal, app, clock, must }: DrillContext): Promise<void> {
  let questions = 0;
  const payments = doublePayments(paypal, {
    pauseMs: 1,
    now: () => app.now().getTime(),
    ask: async (request) => {
      questions += 1;
      return paypal.web.fetch(request);
    },
  });
  paypal.setFaults([{ fault: 'error', times: 1000 }]);
  for (let count = 0; count < 5; count += 1) await payments.fetchOrder('NOBODY');
  questions = 0;
  await payments.fetchOrder('NOBODY');
  must(questions === 0, 'after five failures the provider is left in peace');
  paypal.setFaults([]);
  clock.aheadMs += 31_000;
  must((await payments.fetchOrder('NOBODY')).outcome === 'refused', 'half a minute later it is asked again');
}

/** Sabotage: a lost answer is taken for "nothing happened". */
const hasty = (payments: Payments): Payments => ({
  ...payments,
  capture: async (id, requestId) => {
    const answer = await payments.capture(id, requestId);
    return answer.outcome === 'away' ? { outcome: 'refused', issue: 'TRANSACTION_REFUSED', text: answer.reason } : answer;
  },
});
