import { sql } from 'drizzle-orm';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { type Bought, buy, checkInvariantsHold, fillUp, pay, seedStock, twin } from './buyers.ts';
import { type Drill, type DrillContext, shuffled } from './frame.ts';

const [one, other] = [101, 103] as const;
const units = 10;
const buyerCount = 100;

/** 100 buyers for 10 units: one SKU, two SKUs in opposite order, several units each, and holds that expire in between. */
export const stockRace: Drill = {
  name: 'D1',
  title: 'stock race: 100 buyers for 10 units',
  engines: ['embedded', 'postgres'],
  rounds: { full: 100, short: 2 },
  sabotage: 'the shelf forgets what was taken from it',
  async run(ground) {
    await seedStock(ground);
    if (ground.isSabotaged) await forget(ground);
    for (let round = 0; round < ground.rounds; round += 1) {
      await race(ground, round);
      if (round % 10 === 9) ground.say(`${round + 1} rounds`);
    }
    await checkInvariantsHold(ground);
  },
};

const variants = ['one', 'two', 'several', 'late'] as const;

async function race(ground: DrillContext, round: number): Promise<void> {
  const { app, random, must } = ground;
  const variant = variants[round % variants.length] ?? 'one';
  await fillUp(ground, one, units);
  await fillUp(ground, other, units);
  const before = await sold(ground);
  const instances = [app, twin(app)];
  const baskets = Array.from({ length: buyerCount }, (_, index) => basketFor(variant, index, random.int(1, 3)));
  const started = performance.now();
  const answers = await Promise.all(
    shuffled(
      random,
      baskets.map((basket, place) => ({ wish: basket, place })),
    ).map(({ wish, place }) => buy(instances[place % 2] ?? app, round * buyerCount + place, wish)),
  );
  must(performance.now() - started < 20_000 || ground.engine === 'embedded', 'every buyer has an answer within 20 s');
  const won = answers.filter((answer): answer is Bought & { won: true } => answer.won);
  for (const answer of answers)
    if (!answer.won) must(answer.why === 'outOfStock', `a loser is told that nothing is left, not: ${answer.text}`);
  if (variant === 'late') await runOut(ground, won);
  const outcomes = await Promise.all(won.map(({ providerOrderId }) => pay(ground, providerOrderId)));
  const after = await sold(ground);
  const gone = { one: after.one - before.one, other: after.other - before.other };
  must(gone.one <= units && gone.other <= units, 'nothing is sold that is not there');
  if (variant !== 'late')
    must(
      outcomes.every((outcome) => outcome === 'paid'),
      'whoever holds pieces can pay them',
    );
  if (variant === 'one') must(gone.one === units, 'all ten units are sold');
  if (variant === 'two') must(gone.one === gone.other && gone.one === units, 'ten of both are sold');
  if (variant === 'several') must(gone.one >= units - 2, 'what is left is less than anybody wanted');
  const { rows } = await app.db.execute<{ held: number }>(
    sql`select count(*)::integer as held from stock_reservations where state = 'held' and expires_at is not null`,
  );
  must(Number(rows[0]?.held) === 0, 'no pieces stay held by nobody');
}

function basketFor(variant: (typeof variants)[number], place: number, quantity: number) {
  if (variant === 'several') return [{ skuId: one, quantity }];
  const both = [
    { skuId: one, quantity: 1 },
    { skuId: other, quantity: 1 },
  ];
  return variant === 'two' ? (place % 2 === 0 ? both : both.toReversed()) : [{ skuId: one, quantity: 1 }];
}

/** Half of the holds expire before payment. */
async function runOut({ app }: DrillContext, won: readonly { number: string }[]): Promise<void> {
  const numbers = won.filter((_, index) => index % 2 === 0).map(({ number }) => number);
  for (const number of numbers)
    await app.db.execute(sql`update stock_reservations set expires_at = ${new Date(app.now().getTime() - 1000).toISOString()}::timestamptz
      where state = 'held' and holder_id in (select l.id::text from order_lines l join orders o on o.id = l.order_id where o.number = ${number})`);
  await reconcile(app);
}

async function sold({ app }: DrillContext): Promise<{ one: number; other: number }> {
  const { rows } = await app.db.execute<{ sku_id: number; pieces: number }>(
    sql`select l.sku_id, sum(l.quantity)::integer as pieces from order_lines l join orders o on o.id = l.order_id where o.status = ${orderStatus.paid} group by l.sku_id`,
  );
  const of = (skuId: number) => Number(rows.find((row) => Number(row.sku_id) === skuId)?.pieces ?? 0);
  return { one: of(one), other: of(other) };
}

/** The guard is the stock level, changed and checked by one statement: here the change is undone behind its back. */
async function forget({ app }: DrillContext): Promise<void> {
  await app.db.execute(`create function forget_taken() returns trigger language plpgsql as $$ begin
    if tg_table_name = 'stock_levels' then new.reserved := least(new.reserved, 0); else new.available := greatest(new.available, old.available); end if; return new; end $$`);
  await app.db.execute('alter table stock_levels drop constraint stock_levels_reserved');
  await app.db.execute('create trigger forget_taken before update on stock_levels for each row execute function forget_taken()');
  await app.db.execute('create trigger forget_taken before update on skus for each row execute function forget_taken()');
}
