import type { Ready } from '#areas/cart/rules/sums.ts';
import { leavesBy } from '#areas/catalog/rules/ready.ts';
import type { Say } from '#kernel/texts.ts';
import { calendarWords } from '#site/day-words.ts';
import { useHere, useSay } from '#site/here.tsx';
import { useToday } from '#site/today.ts';
import { cartPageTexts } from './texts.ts';

type Words = Say<typeof cartPageTexts>;

/** By when it leaves the house, as a day of the shop's calendar. */
export function useReadyWords(): (ready: Ready) => string {
  const say = useSay(cartPageTexts);
  const { language } = useHere();
  const today = useToday();
  return (ready) =>
    today
      ? say('leavesBy', { day: calendarWords(leavesBy(ready, today), language, 'short') })
      : say('leaves', { days: say(ready.isWorking ? 'workingDays' : 'days', { min: ready.min, max: ready.max }) });
}

export const weightWords = (grams: number, say: Words): string =>
  grams < 1000 ? say('toGrams', { grams }) : say('toKilos', { kilos: grams / 1000 });
