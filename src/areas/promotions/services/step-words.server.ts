import { type Language, speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { countingOf, ladderOf } from '../rules/steps.ts';
import { stepTexts } from '../step-texts.ts';
import { groupKind } from '../store/group-kind.server.ts';
import { stepsOfList } from './terms.server.ts';

/** What more pieces of a group bring, the same words for everybody; null where steps do not count. */
export async function stepWords(app: App, language: Language, spuId: number) {
  const [kind, open, trade] = await Promise.all([groupKind(app.db, spuId), stepsOfList(app, 'everyone'), stepsOfList(app, 'wholesale')]);
  if (!kind || countingOf({ ...kind, isClearance: false, isComposed: false }) !== 'full') return null;
  const everyone = ladderOf(open, kind.categoryId);
  const ladder = everyone.length > 0 ? everyone : ladderOf(trade, kind.categoryId);
  if (ladder.length === 0) return null;
  const say = speak(stepTexts, language);
  const steps = ladder.map(({ minPieces, offBp }) => say('step', { count: minPieces, percent: offBp / 100 })).join(say('comma'));
  const isOpen = everyone.length > 0;
  return { words: say(isOpen ? 'forAll' : 'forBusiness', { steps }), link: isOpen ? null : say('apply') };
}
