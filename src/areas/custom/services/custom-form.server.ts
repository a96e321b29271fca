import { configurationIn } from '#areas/pricing/rules/configuration.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { type CustomQuestion, customAnswerTexts } from '../option-texts.ts';
import { type CustomFormChoices, choiceQuestions, densities, lengths, pricedPart, zones } from '../rules/custom-form.ts';
import { defaultDepositBp } from '../rules/limits.ts';
import { isPossible, measureNames } from '../rules/measures.ts';
import { depositOf } from '../rules/quotes.ts';
import { computeEstimate } from './estimates.server.ts';
import { readFormText } from './form.server.ts';

/** Unknown answers are ignored. */
export function readCustomChoices(form: FormData, colours: readonly string[]): CustomFormChoices {
  const chosen: Record<string, string> = {};
  for (const question of choiceQuestions) {
    const answer = readFormText(form, question);
    if (customAnswerTexts[question as CustomQuestion]?.[answer]) chosen[question] = answer;
  }
  const oneOf = (name: string, known: readonly string[]) => {
    const answer = readFormText(form, name);
    if (known.includes(answer)) chosen[name] = answer;
  };
  oneOf('length', lengths);
  oneOf('density', densities);
  for (const zone of zones) oneOf(zone, densities);
  oneOf('colour', colours);
  return chosen;
}

/** Measurements in inches, and the names of implausible ones. */
export function measuresIn(form: FormData): { measures: Record<string, number>; wrong: string[] } {
  const measures: Record<string, number> = {};
  const wrong: string[] = [];
  for (const name of measureNames) {
    const typed = readFormText(form, name).replace(',', '.');
    if (typed === '') continue;
    const inches = Math.round(Number(typed) * 100) / 100;
    if (Number.isFinite(inches) && isPossible(name, inches)) measures[name] = inches;
    else wrong.push(name);
  }
  return { measures, wrong };
}

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
