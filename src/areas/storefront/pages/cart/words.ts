import type { Ready } from '#areas/cart/rules/sums.ts';
import type { Say } from '#kernel/texts.ts';
import type { cartPageTexts } from './texts.ts';

type Words = Say<typeof cartPageTexts>;

export const readyWords = ({ min, max, isWorking }: Ready, say: Words): string => say(isWorking ? 'workingDays' : 'days', { min, max });

export const weightWords = (grams: number, say: Words): string =>
  grams < 1000 ? say('toGrams', { grams }) : say('toKilos', { kilos: grams / 1000 });
