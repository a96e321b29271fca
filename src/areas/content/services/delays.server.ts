import { dayOf } from '#kernel/dates.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { formatDay } from '#site/days.ts';
import { delaysOn } from '../store/articles.server.ts';

/** Current and upcoming shipping delays. */
export async function delaysIn(app: App, language: Language) {
  const today = dayOf(app.now());
  const day = (written: string): string => formatDay(language, new Date(`${written}T12:00:00Z`));
  return (await delaysOn(app.db, today)).map((row) => ({
    title: localizedColumn(row, 'title', language),
    reason: localizedColumn(row, 'reason', language),
    carrier: row.carrier,
    kind: row.kind,
    extra: row.extraDaysMin === row.extraDaysMax ? String(row.extraDaysMax) : `${row.extraDaysMin}–${row.extraDaysMax}`,
    from: day(row.startsOn),
    until: row.endsOn === null ? null : day(row.endsOn),
    isNow: row.startsOn <= today,
  }));
}
export type Delay = Awaited<ReturnType<typeof delaysIn>>[number];
