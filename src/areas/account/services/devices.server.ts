import { listShopperSessions, type OpenSession } from '#areas/shoppers/services/sessions.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { formatDay } from '#site/days.ts';
import { accountTexts } from '../account-texts.ts';

export type Device = {
  readonly id: number;
  readonly name: string;
  readonly isCurrent: boolean;
  /** Location, last seen and signed in since, as text. */
  readonly facts: readonly string[];
};
export type Devices = {
  readonly list: readonly Device[];
  readonly others: number;
  /** The shopper has just signed in here; the page shows other sessions. */
  readonly hasNewDevice: boolean;
};

export async function devicesOf(app: App, caller: Caller): Promise<Devices> {
  const sessions = await listShopperSessions(app, caller);
  const now = app.now();
  const currentSession = sessions.find(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return {
    list: sessions.map((session) => ({
      id: session.id,
      name: session.device,
      isCurrent: session.isCurrent,
      facts: factsOf(session, caller.language, now),
    })),
    others,
    hasNewDevice: others > 0 && currentSession !== undefined && now.getTime() - currentSession.createdAt.getTime() < hourMs,
  };
}

function factsOf({ place, isCurrent, lastSeenAt, createdAt }: OpenSession, language: Language, now: Date): string[] {
  const seen = isCurrent ? inLanguage(accountTexts.activeNow, language) : lastSeenText(now.getTime() - lastSeenAt.getTime(), language);
  const since = inLanguage(accountTexts.since, language, { day: formatDay(language, createdAt) });
  return [...(place ? [place] : []), seen, since];
}

/** Visits are recorded hourly, so nothing finer is shown. */
function lastSeenText(agoMs: number, language: Language): string {
  if (agoMs < hourMs) return inLanguage(accountTexts.seenThisHour, language);
  if (agoMs < dayMs) return inLanguage(accountTexts.seenHours, language, { count: Math.floor(agoMs / hourMs) });
  const days = Math.floor(agoMs / dayMs);
  return days === 1 ? inLanguage(accountTexts.seenDay, language) : inLanguage(accountTexts.seenDays, language, { count: days });
}
