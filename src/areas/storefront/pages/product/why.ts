import type { Say } from '#kernel/texts.ts';
import type { productTexts } from './texts.ts';

type Choice = { readonly name: string; readonly state: 'free' | 'out' | 'no'; readonly madeWith: readonly string[] | null };

/** One line under a question that says why some of it cannot be had; choices with the same reason share a sentence. */
export function whyWords(choices: readonly Choice[], say: Say<typeof productTexts>): string | null {
  const out = choices.filter((choice) => choice.state === 'out').map((choice) => choice.name);
  const no = Map.groupBy(
    choices.filter((choice) => choice.state === 'no'),
    (choice) => (choice.madeWith ? rangeWords(choice.madeWith, say) : null),
  );
  const sentences = [
    ...(out.length ? [say('whyOut', { names: out.join(', ') })] : []),
    ...[...no].map(([values, members]) => {
      const names = members.map((choice) => choice.name).join(', ');
      return values === null ? say('whyNoPlain', { names }) : say('whyNo', { names, values });
    }),
  ];
  return sentences.length ? sentences.join(' ') : null;
}

const rangeWords = (values: readonly string[], say: Say<typeof productTexts>): string =>
  values.length > 3 ? say('between', { first: values[0] ?? '', last: values.at(-1) ?? '' }) : values.join(', ');
