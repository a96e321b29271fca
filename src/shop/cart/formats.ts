import type { LeadTimeDays } from '#areas/cart/rules/sums.ts';
import { shipsByDate } from '#areas/catalog/rules/lead-time.ts';
import type { Translate } from '#kernel/texts.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { useToday } from '#site/today.ts';
import { cartPageTexts } from './texts.ts';

type SayCart = Translate<typeof cartPageTexts>;

/** Ship date in the shop's calendar. */
export function useReadyText(): (ready: LeadTimeDays) => string {
  const say = useTexts(cartPageTexts);
  const { language } = useLocale();
  const today = useToday();
  return (ready) =>
    today
      ? say('leavesBy', { day: formatCalendarDay(shipsByDate(ready, today), language, 'short') })
      : say('leaves', { days: say(ready.isWorking ? 'workingDays' : 'days', { min: ready.min, max: ready.max }) });
}

export const formatWeight = (grams: number, say: SayCart): string =>
  grams < 1000 ? say('toGrams', { grams }) : say('toKilos', { kilos: grams / 1000 });
