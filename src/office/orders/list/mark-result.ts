import { officeOrderTexts, stateNameTexts } from '#areas/orders/office-texts.ts';
import type { BulkStatus, BulkStatusResult } from '#areas/orders/rules/office.ts';
import { orderStatusName } from '#areas/orders/rules/order-list.ts';
import { type Language, translator } from '#kernel/texts.ts';

export type BulkStatusOutcome = { readonly number: string; readonly verdict: BulkStatusResult; readonly status: number };

const maxNumbers = 6;
const moved = { preparing: 'movedPreparing', delivered: 'movedDelivered', completed: 'movedCompleted' } as const;
const none = { preparing: 'nonePreparing', delivered: 'noneDelivered', completed: 'noneCompleted' } as const;
const stayed = {
  held: 'leftHeld',
  attention: 'leftAttention',
  unpaid: 'leftUnpaid',
  nothingLeft: 'leftNothing',
  noWay: 'leftNoWay',
} as const;

/** How many changed, were already there, and which stayed and why. */
export function bulkStatusText(answers: readonly BulkStatusOutcome[], mark: BulkStatus, language: Language): string {
  const say = translator(officeOrderTexts, language);
  const of = (verdict: BulkStatusResult) => answers.filter((answer) => answer.verdict === verdict);
  const named = ({ number, verdict, status }: BulkStatusOutcome): string =>
    verdict === 'noWay' ? say('numberIn', { number, state: stateNameTexts[orderStatusName(status)][language] }) : number;
  const [gone, there] = [of('goes').length, of('there').length];
  const parts = [gone > 0 ? say(moved[mark], { count: gone }) : say(none[mark])];
  if (there > 0) parts.push(say('thereAlready', { count: there }));
  for (const [verdict, textKey] of Object.entries(stayed)) {
    const left = of(verdict as keyof typeof stayed);
    const numbers = left
      .slice(0, maxNumbers)
      .map(named)
      .join(language === 'zh' ? '、' : ', ');
    const more = left.length > maxNumbers ? say('andMore', { count: left.length - maxNumbers }) : '';
    if (left.length > 0) parts.push(say(textKey, { left: numbers + more }));
  }
  return parts.join(language === 'zh' ? '；' : '; ');
}
