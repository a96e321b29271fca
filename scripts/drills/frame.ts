import type { Random } from '#kernel/random.ts';
import type { App } from '#platform/app.ts';
import type { PaypalDouble } from '#providers/payments/double/paypal-double.server.ts';

export type Engine = 'embedded' | 'postgres';

/** A drill's environment: its own empty shop, the payment double, and seeded randomness. */
export type DrillContext = {
  readonly engine: Engine;
  readonly app: App;
  readonly paypal: PaypalDouble;
  readonly random: Random;
  /** How far the shop's clock is ahead: a drill moves it instead of waiting. */
  readonly clock: { aheadMs: number };
  /** Few in the tests, many by hand. */
  readonly rounds: number;
  /** The guard under test is removed: now the drill must fail. */
  readonly isSabotaged: boolean;
  /** Records a condition; the first broken one of each kind is printed. */
  must(holds: boolean, what: string): void;
  say(line: string): void;
};

export type Drill = {
  /** D9; also what is typed after `npm run drill --`. */
  readonly name: string;
  readonly title: string;
  /** Locks prove nothing on a single-session engine: such drills name both. */
  readonly engines: readonly Engine[];
  readonly rounds: { readonly full: number; readonly short: number };
  /** Which guard the sabotage run removes. */
  readonly sabotage: string;
  run(ground: DrillContext): Promise<void>;
};

export type Verdict = { readonly checks: number; readonly broken: ReadonlyMap<string, number> };

/** Runs a drill and counts the conditions. A drill that throws is broken. */
export async function runDrill(drill: Drill, ground: Omit<DrillContext, 'must'>): Promise<Verdict> {
  const broken = new Map<string, number>();
  let checks = 0;
  const must = (holds: boolean, what: string): void => {
    checks += 1;
    if (!holds) broken.set(what, (broken.get(what) ?? 0) + 1);
  };
  try {
    await drill.run({ ...ground, must });
  } catch (error) {
    must(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return { checks, broken };
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const placed = items.map((item) => ({ thing: item, place: random.next() }));
  return placed.sort((one, other) => one.place - other.place).map(({ thing }) => thing);
}
