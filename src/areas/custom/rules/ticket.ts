import type { LocalizedText } from '#kernel/texts.ts';
import { type CustomQuestion, customAnswerTexts, customQuestionNames, customQuestionTexts, measureTexts } from '../option-texts.ts';
import { centimetres, measureNames } from './measures.ts';

export type TicketLine = {
  readonly code: string;
  readonly label: LocalizedText;
  readonly value: LocalizedText;
  readonly tolerance: LocalizedText | null;
};
export type FactoryWork = {
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly measurements: Readonly<Record<string, number>>;
};

/** Production tolerances. */
const tolerances: Readonly<Partial<Record<CustomQuestion | 'measure', LocalizedText>>> = {
  length: { en: '± 0.5 in', zh: '± 1.3 厘米' },
  density: { en: '± 5%', zh: '± 5%' },
  density_front: { en: '± 5%', zh: '± 5%' },
  density_top: { en: '± 5%', zh: '± 5%' },
  density_back: { en: '± 5%', zh: '± 5%' },
  colour: { en: 'within ΔE 3 of the color ring', zh: '与色环色差 ΔE 不超过 3' },
  measure: { en: '± 0.25 in', zh: '± 0.6 厘米' },
};

/** One sheet in two languages from one configuration: every line has a code, so that nothing depends on a translation. */
export function ticketLines({ configuration, measurements }: FactoryWork): TicketLine[] {
  const lines = customQuestionNames.flatMap((question, index): TicketLine[] => {
    const answer = configuration[question];
    if (answer === undefined || answer === null || answer === '') return [];
    return [
      {
        code: `A${String(index + 1).padStart(2, '0')}`,
        label: customQuestionTexts[question],
        value: answerText(question, String(answer)),
        tolerance: tolerances[question] ?? null,
      },
    ];
  });
  const sizes = measureNames.flatMap((name, index): TicketLine[] => {
    const inches = measurements[name];
    if (inches === undefined) return [];
    const value = { en: `${inches} in (${centimetres(inches)} cm)`, zh: `${centimetres(inches)} 厘米（${inches} 英寸）` };
    return [{ code: `M${index + 1}`, label: measureTexts[name], value, tolerance: tolerances.measure ?? null }];
  });
  return [...lines, ...sizes];
}

function answerText(question: CustomQuestion, answer: string): LocalizedText {
  const known = customAnswerTexts[question]?.[answer];
  if (known) return known;
  if (question === 'length')
    return { en: `${answer} in (${centimetres(Number(answer))} cm)`, zh: `${answer} 英寸（${centimetres(Number(answer))} 厘米）` };
  if (question.startsWith('density')) return { en: `${answer}%`, zh: `${answer}%` };
  if (['bag', 'box', 'tag', 'sticker'].includes(question)) return { en: `${answer} pcs`, zh: `${answer} 个` };
  return { en: answer, zh: answer };
}

/** Canonical text of the work; its hash shows whether anything changed. */
export function workText({ configuration, measurements }: FactoryWork): string {
  const sorted = (of: Readonly<Record<string, unknown>>) => Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted(configuration), sorted(measurements)]);
}
