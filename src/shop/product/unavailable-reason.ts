import type { Translate } from '#kernel/texts.ts';
import type { productTexts } from './texts.ts';

type Choice = {
  readonly name: string;
  readonly state: 'free' | 'out' | 'no';
  readonly clash: { readonly with: string; readonly madeIn: readonly string[] } | null;
};

/** Why some choices are unavailable; choices with the same reason share a sentence. */
export function unavailableReason(choices: readonly Choice[], say: Translate<typeof productTexts>): string | null {
  const out = choices.filter((choice) => choice.state === 'out');
  const no = Map.groupBy(
    choices.filter((choice) => choice.state === 'no'),
    (choice) => reasonText(choice.clash, say),
  );
  const sentences = [...(out.length ? [[say('isSoldOut'), out] as const] : []), ...no].map(([reason, members]) =>
    say('because', { names: members.map((choice) => choice.name).join(say('comma')), reason }),
  );
  return sentences.length ? sentences.join(' ') : null;
}

function reasonText(clash: Choice['clash'], say: Translate<typeof productTexts>): string {
  if (!clash) return say('notMadeSo');
  const [first, last] = [clash.madeIn[0], clash.madeIn.at(-1)];
  if (first === undefined || last === undefined) return say('notMadeIn', { value: clash.with });
  return first === last ? say('madeIn', { value: first }) : say('madeBetween', { first, last });
}
