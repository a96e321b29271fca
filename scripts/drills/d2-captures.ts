import { sql } from 'drizzle-orm';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { confirmClaimedPayment } from '#areas/checkout/services/claims.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { type Bought, buy, checkInvariantsHold, fillUp, guestOf, pay, seedStock, twin } from './buyers.ts';
import { type Drill, type DrillContext, shuffled } from './frame.ts';

const skuId = 101;
const atOnce = 50;

/** Many capture one payment at once, many submit once, and forgers try to get an order for somebody else's money. */
export const doubleCapture: Drill = {
  name: 'D2',
  title: 'double captures, double presses, forged and swapped ids',
  engines: ['embedded', 'postgres'],
  rounds: { full: 200, short: 3 },
  sabotage: 'captures and income are no longer unique',
  async run(ground) {
    await seedStock(ground);
    if (ground.isSabotaged) await loosen(ground);
    for (let round = 0; round < ground.rounds; round += 1) {
      await captures(ground, round);
      if (round % 5 === 0) await presses(ground, round);
      await forgeries(ground, round);
      if (round % 20 === 19) ground.say(`${round + 1} rounds`);
    }
    await checkInvariantsHold(ground);
  },
};

/** Browser, webhook and reconciler, in two instances, all about one payment. */
async function captures(ground: DrillContext, round: number): Promise<void> {
  const { app, paypal, random, must } = ground;
  await fillUp(ground, skuId, 5);
  const order = await placed(ground, round);
  await paypal.till.approve(order.providerOrderId, 'pay', 'paypal');
  const instances = [app, twin(app), twin(app)];
  const buyer = { ...guestOf(round), guestKeys: [order.guestKey] };
  const confirmations = Array.from({ length: atOnce }, (_, index) => {
    const instance = instances[index % instances.length] ?? app;
    if (index % 10 === 0) return () => reconcile(instance).then(() => null);
    if (index % 3 === 0) return () => capturePayment(instance, { number: order.number }, { isForced: true });
    return () => confirmClaimedPayment(instance, buyer, { providerOrderId: order.providerOrderId });
  });
  const answers = await Promise.all(shuffled(random, confirmations).map((confirm) => confirm()));
  must(
    answers.every((answer) => answer === null || (answer.status === orderStatus.paid && answer.outcome === 'paid')),
    'all who asked are told the same',
  );
  // Reported once more afterwards, by every instance.
  for (const instance of instances) await capturePayment(instance, { number: order.number }, { isForced: true });
  must((await paypal.till.find(order.providerOrderId))?.captures.length === 1, 'the provider took the money once');
  const { rows } = await app.db.execute<{ captures: number; income: number }>(sql`select count(*)::integer as captures,
    (select count(*)::integer from ledger_entries where reference = ${order.number}) as income
    from captures c join orders o on o.id = c.order_id where o.number = ${order.number}`);
  must(Number(rows[0]?.captures) === 1 && Number(rows[0]?.income) === 1, 'it is booked once');
}

async function presses(ground: DrillContext, round: number): Promise<void> {
  const { app, must } = ground;
  await fillUp(ground, skuId, 5);
  const instances = [app, twin(app)];
  const requestId = `press-${round}-0000`;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => buy(instances[index % 2] ?? app, 500_000 + round, [{ skuId, quantity: 1 }], requestId)),
  );
  const won = answers.filter((answer) => answer.won);
  const payments = new Set(won.map(({ number, providerOrderId }) => `${number} ${providerOrderId}`));
  must(payments.size === 1, 'fifty presses with one word are one order and one payment');
  must(
    answers.every((answer) => answer.won || answer.why === 'unavailable'),
    'whoever is not served is told to try again',
  );
  const again = await buy(app, 500_000 + round, [{ skuId, quantity: 1 }], requestId);
  must(again.won && payments.has(`${again.number} ${again.providerOrderId}`), 'a later press is the same order');
  const [first] = won;
  if (first) await pay(ground, first.providerOrderId);
}

/** An order must never be paid by another's money, another's claim or an invented id. */
async function forgeries(ground: DrillContext, round: number): Promise<void> {
  const { app, paypal, must } = ground;
  await fillUp(ground, skuId, 5);
  await fillUp(ground, 103, 5);
  const mallory = await placed(ground, 1_000_000 + round, 1);
  const victim = await placed(ground, 2_000_000 + round, 2);
  await paypal.till.approve(victim.providerOrderId, 'pay', 'paypal');
  const evil: Caller = { ...guestOf(1_000_000 + round), guestKeys: [mallory.guestKey] };
  const stranger: Caller = guestOf(3_000_000 + round);
  const tries: (() => Promise<unknown>)[] = [
    () => confirmClaimedPayment(app, evil, { providerOrderId: victim.providerOrderId }),
    () => confirmClaimedPayment(app, evil, { number: victim.number }),
    () => confirmClaimedPayment(app, stranger, { number: mallory.number }),
    () => confirmClaimedPayment(app, stranger, { providerOrderId: mallory.providerOrderId }, 'k'.repeat(43)),
    () => confirmClaimedPayment(app, evil, { providerOrderId: 'FORGED0000000000X' }),
    () => confirmClaimedPayment(app, evil, { providerOrderId: '' }),
  ];
  for (const attempt of tries) must((await refused(attempt)) === 'orderNotExist', 'somebody else’s order is answered like none');
  must(
    (await confirmClaimedPayment(app, evil, { number: mallory.number })).outcome === 'unpaid',
    'her own claim without money changes nothing',
  );
  must((await lied(ground, mallory, victim)) !== 'paid', 'a payment that bears another number pays nothing');
  must((await pay(ground, victim.providerOrderId)) === 'paid', 'the victim pays her own order all the same');
  must((await confirmClaimedPayment(app, evil, { number: mallory.number })).outcome === 'unpaid', 'and nobody else’s');
}

/** Even where our own row names another payment, its number, amount and currency reveal it. */
async function lied({ app }: DrillContext, mallory: Won, victim: Won): Promise<string> {
  const payments = { ...app.ports.payments, fetchOrder: () => app.ports.payments.fetchOrder(victim.providerOrderId) };
  const fooled: App = { ...twin(app), ports: { ...app.ports, payments } };
  return (await capturePayment(fooled, { number: mallory.number })).outcome;
}

type Won = Bought & { readonly won: true };
async function placed({ app }: DrillContext, place: number, quantity = 1): Promise<Won> {
  const answer = await buy(app, place, [{ skuId: quantity === 2 ? 103 : skuId, quantity: 1 }]);
  if (!answer.won) throw new Error(answer.text);
  return answer;
}

const refused = (attempt: () => Promise<unknown>): Promise<string> =>
  attempt().then(
    () => 'taken',
    (error: unknown) => (error instanceof DomainError ? error.why : String(error)),
  );

async function loosen({ app }: DrillContext): Promise<void> {
  await app.db.execute('alter table captures drop constraint captures_capture_id_unique');
  await app.db.execute('drop index ledger_entries_once');
}
