import { recoverReturnedCredits } from '#areas/aftercare/services/credit-recovery.server.ts';
import { settleEndedExchanges } from '#areas/aftercare/services/exchange-ends.server.ts';
import type { App } from '#platform/app.ts';
import { twin } from './buyers.ts';
import type { Drill, DrillContext } from './frame.ts';
import { type FaultyPayments, faultyPayments, type RefundFault, withPayments } from './moody-payments.ts';
import { claimPaidBack } from './paid-back-prices.ts';
import { checkAtRest, explain } from './refund-laws.ts';
import {
  attempt,
  type DrillOrder,
  heal,
  openRefundShop,
  payOrder,
  placeDeposit,
  placeRandomOrder,
  restockAll,
  staffCaller,
} from './refund-shop.ts';
import { type ActionName, actions } from './staff-actions.ts';

type Stage = 'paid' | 'deposit' | 'picking' | 'shipped' | 'returned' | 'cheaper';

/** State of the order at the start, and the actions that led there. */
const stages: Readonly<Record<Stage, readonly ActionName[]>> = {
  paid: [],
  deposit: [],
  picking: ['pick'],
  shipped: ['ship', 'deliver'],
  returned: ['ship', 'deliver', 'askReturn', 'nextCaseStep', 'nextCaseStep'],
  // The price dropped, and a refund of the difference waits for staff.
  cheaper: [],
};
const stageNames = Object.keys(stages) as readonly Stage[];

/** Concurrent actions, weighted toward those that move money. */
const choices: readonly (readonly [ActionName, number])[] = [
  ['refundPieces', 5],
  ['refundAmount', 3],
  ['refundAll', 2],
  ['cancelByStaff', 2],
  ['cancelByBuyer', 2],
  ['askCancel', 1],
  ['changeLines', 4],
  ['hold', 1],
  ['release', 1],
  ['pick', 1],
  ['ship', 2],
  ['deliver', 1],
  ['askReturn', 2],
  ['nextCaseStep', 3],
  ['recheck', 2],
  ['reconcile', 1],
  ['payBill', 2],
  ['receiveMoney', 2],
  ['payBack', 2],
  ['approveProtection', 1],
];
/** Two approve the same price-protection refund while a third refunds items. */
const approvals: readonly ActionName[] = ['approveProtection', 'refundPieces', 'approveProtection'];
const mixed = (isFirst: boolean, others: readonly ActionName[]): readonly ActionName[] =>
  isFirst ? [...approvals, ...others] : [...others, ...approvals];
const moods: readonly (readonly [RefundFault, number])[] = [
  ['well', 6],
  ['refuses', 1],
  ['refusesOne', 1],
  ['pending', 1],
  ['away', 1],
  ['lost', 1],
];

/** Three staff members and the buyer act on one order at once, from two instances: whoever wins, money and units stay right. */
export const staffAtOnce: Drill = {
  name: 'R3',
  title: 'three members of staff and the buyer act on one order at once',
  engines: ['embedded', 'postgres'],
  rounds: { full: 80, short: 6 },
  sabotage: 'captures forget what is set aside for refunds',
  async run(given) {
    const moody = faultyPayments(given.app.ports.payments);
    const ground = { ...given, app: withPayments(given.app, moody.payments) };
    await openRefundShop(ground, 20);
    if (ground.isSabotaged) await forget(ground);
    const counts = { done: 0, refused: 0, busy: 0, failed: 0 };
    for (let round = 0; round < ground.rounds; round += 1) {
      await restockAll(ground);
      const stage = stageNames[round % stageNames.length] ?? 'paid';
      for (const outcome of await runActions(ground, moody, stage, round)) counts[outcome] += 1;
      moody.setMood('well');
      await heal(ground);
      await settleEndedExchanges(ground.app);
      await heal(ground, 1);
      await recoverReturnedCredits(ground.app);
      await checkAtRest(ground);
      if (round % 10 === 9) ground.say(`${round + 1} rounds: ${JSON.stringify(counts)}`);
    }
  },
};

async function orderAt(ground: DrillContext, stage: Stage): Promise<DrillOrder> {
  const order =
    stage === 'deposit' ? await placeDeposit(ground) : await placeRandomOrder(ground, ground.random.isHit(0.5) ? 'mixed' : 'plain');
  await payOrder(ground, order.number, order.providerOrderId);
  for (const name of stages[stage]) {
    const { app, random } = ground;
    await attempt(() => actions[name]({ ground, app, by: staffCaller(0), order, random }));
  }
  if (stage === 'cheaper') await claimPaidBack(ground, order);
  return order;
}

async function runActions(ground: DrillContext, moody: FaultyPayments, stage: Stage, round: number) {
  const { app, random, must } = ground;
  const order = await orderAt(ground, stage);
  const apps: readonly App[] = [app, twin(app)];
  const waves = random.int(1, 3);
  const outcomes: ('done' | 'refused' | 'busy' | 'failed')[] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    moody.setMood(random.weighted(moods));
    const atOnce = Array.from({ length: random.int(3, 8) }, () => random.weighted(choices));
    const names = stage === 'cheaper' && wave === 0 ? mixed(random.isHit(0.5), atOnce.slice(0, 2)) : atOnce;
    const done = await Promise.all(
      names.map((name, index) => {
        const context = {
          ground,
          app: apps[index % 2] ?? app,
          by: staffCaller(index),
          order,
          random: random.branch(`${round} ${wave} ${index}`),
        };
        return attempt<unknown>(() => actions[name](context));
      }),
    );
    for (const [index, one] of done.entries()) {
      outcomes.push(one.outcome);
      must(one.outcome !== 'failed', 'whoever acts at once with others is served, refused or told to try again');
      if (one.outcome === 'failed') explain(ground, `${order.number} ${stage} ${names.join(' ')}: ${names[index]} failed: ${one.text}`);
    }
    ground.clock.aheadMs += 60_000;
  }
  return outcomes;
}

/** The guard is a capture's reserved amount, changed and checked by one statement: here the change is undone behind its back. */
async function forget({ app }: DrillContext): Promise<void> {
  await app.db.execute(`create function forget_set_aside() returns trigger language plpgsql as $$ begin
    new.refunded_cents := least(new.refunded_cents, old.refunded_cents); return new; end $$`);
  await app.db.execute('create trigger forget_set_aside before update on captures for each row execute function forget_set_aside()');
}
