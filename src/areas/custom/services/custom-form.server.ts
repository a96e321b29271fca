import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { configurationIn } from '#areas/pricing/rules/configuration.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { customChoicesInput, measuresInput } from '../calls/custom-ask.ts';
import { type CustomFormChoices, pricedPart } from '../rules/custom-form.ts';
import { defaultDepositBp } from '../rules/limits.ts';
import { measureNames } from '../rules/measures.ts';
import { depositOf } from '../rules/quotes.ts';
import { computeEstimate } from './estimates.server.ts';

/** The answers of the form; a colour that left the ring is none. */
export function readCustomChoices(form: FormData, colours: readonly string[]): CustomFormChoices {
  const answers = Object.entries(readForm(form, customChoicesInput));
  return Object.fromEntries(
    answers.flatMap(([question, answer]) =>
      answer === undefined || (question === 'colour' && !colours.includes(answer)) ? [] : [[question, answer]],
    ),
  );
}

/** Measurements in inches; one that no head has is refused. */
export const readMeasures = (form: FormData): Record<string, number> => withoutGaps(readForm(form, measuresInput));

/** For an estimate while somebody types: what is not a measurement yet is none. */
export const readMeasuresSoFar = (form: FormData): Record<string, number> => withoutGaps(readForm(form, measuresSoFar));

const measuresSoFar = z.object(Object.fromEntries(measureNames.map((name) => [name, measuresInput.shape[name].catch(null)])));

const withoutGaps = (typed: Readonly<Record<string, number | null>>): Record<string, number> =>
  Object.fromEntries(Object.entries(typed).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

/** A price by today's rules; nothing is stored. */
export async function estimateOf(app: App, { language }: Caller, chosen: CustomFormChoices, isMeasured: boolean) {
  const configuration = chosen.piece === 'wig' && chosen.colour_by !== 'photo' ? configurationIn(pricedPart(chosen, isMeasured)) : null;
  if (!configuration) return { state: 'person' as const };
  const { answer } = await computeEstimate(app, configuration);
  if (answer.state === 'impossible') return { state: 'impossible' as const, reasons: answer.reasons.map((reason) => reason[language]) };
  if (answer.state === 'open') return { state: 'open' as const };
  if (answer.state === 'person') return { state: 'person' as const };
  const { sku } = answer;
  return {
    state: 'priced' as const,
    unitCents: answer.unitCents,
    price: dollars(cents(answer.unitCents)),
    deposit: dollars(cents(depositOf(answer.unitCents, defaultDepositBp).depositCents)),
    leadDays: answer.leadDays,
    grams: answer.grams,
    why: answer.why.map((line) => ({
      name: textIn(line.name, language),
      price: `${line.cents < 0 ? '-' : ''}${dollars(cents(Math.abs(line.cents)))}`,
    })),
    sku: sku && {
      path: hrefOf('sku', { category: sku.category, spu: sku.spu, sku: sku.sku }),
      name: textIn({ en: sku.nameEn, zh: sku.nameZh }, language),
    },
  };
}
export type Estimate = Awaited<ReturnType<typeof estimateOf>>;

const textIn = (pair: { readonly en: string; readonly zh: string }, language: Language): string => pair[language];
