/** Sales with their own page; the slug is its address. */
export const saleSlugs = ['black-friday', 'christmas-sale', 'crazy-sale'] as const;
export type SaleSlug = (typeof saleSlugs)[number];
export const isSale = (name: string): name is SaleSlug => saleSlugs.some((slug) => slug === name);

type Run = { readonly startsAt: Date; readonly endsAt: Date };
export type SaleState = 'running' | 'coming' | 'over' | 'none';

/** The run a sale's page shows: the current, else the next, else the last. */
export function runNow<R extends Run>(runs: readonly R[], now: Date): { readonly state: SaleState; readonly run: R | null } {
  const sorted = runs.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const running = sorted.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  if (running) return { state: 'running', run: running };
  const coming = sorted.find(({ startsAt }) => startsAt > now);
  if (coming) return { state: 'coming', run: coming };
  const last = sorted.at(-1);
  return last ? { state: 'over', run: last } : { state: 'none', run: null };
}

/** A sale never raises a price. */
export const inSale = (usualBp: number, saleBp: number): number => Math.min(usualBp, saleBp);

/** After a sale the usual discount returns, unless the price was changed meanwhile. */
export const afterSale = (nowBp: number, usualBp: number, saleBp: number): number => (nowBp === inSale(usualBp, saleBp) ? usualBp : nowBp);

export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number };

/** Null when the time has come. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft | null {
  const seconds = Math.ceil((untilMs - nowMs) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}
