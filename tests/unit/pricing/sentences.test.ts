import { describe, expect, test } from 'vitest';
import { builderStepsOf } from '#areas/pricing/rules/configuration.ts';
import { parseSentenceText } from '#areas/pricing/rules/sentence/parse-sentence.ts';
import { heldOut, known, type Meant } from './data-corpus.ts';

/** Every value of the sentence; assumed ones are marked, missing ones absent. */
function heard(sentence: string): string {
  const { configuration, quantity, assumed, missing } = parseSentenceText(sentence);
  if (!configuration) return 'nothing';
  const { kind, extras } = configuration;
  const steps = builderStepsOf(kind).flatMap((step) => {
    const value = configuration[step];
    if (value === undefined || value === 'none') return [];
    expect(missing).not.toContain(step);
    return [`${assumed.includes(step) ? '~' : ''}${step}=${value}`];
  });
  const words = [...steps, ...(extras.length > 0 ? [`extras=${extras.join(',')}`] : []), ...(quantity > 1 ? [`n=${quantity}`] : [])];
  return [`${assumed.includes('kind') ? '~' : ''}${kind}`, ...words.sort()].join(' ');
}

const meant = (meaning: string): string => {
  const [kind, ...words] = meaning.split(' ');
  return [kind, ...words.sort()].join(' ');
};
const wrongOf = (list: readonly Meant[]) =>
  list
    .filter(([sentence, meaning]) => heard(sentence) !== meant(meaning))
    .map(([sentence, meaning]) => [sentence, meant(meaning), heard(sentence)]);

const named = (wrong: ReturnType<typeof wrongOf>): string =>
  wrong.map(([sentence, should, told]) => `\n  "${sentence}"\n    meant ${should}\n    heard ${told}`).join('');

/** A value that was not meant, reported as if it had been said. */
const isGuess = ([, should, told]: readonly (string | undefined)[]): boolean => {
  const known = new Set(should?.split(' '));
  return (told ?? '').split(' ').some((word) => !known.has(word) && !word.startsWith('~') && word !== 'nothing');
};

describe('sentences in both languages', () => {
  test('there are at least 120, a third of them never looked at', () => {
    expect(known.length + heldOut.length).toBeGreaterThanOrEqual(120);
    expect(heldOut.length).toBeGreaterThanOrEqual((known.length + heldOut.length) / 3);
    expect(new Set([...known, ...heldOut].map(([sentence]) => sentence)).size).toBe(known.length + heldOut.length);
  });

  test('those it was written with are understood', () => {
    expect(wrongOf(known)).toEqual([]);
  });

  test('of all others 95 in 100 are understood, and none is guessed in silence', () => {
    const wrong = wrongOf(heldOut);
    expect(wrong.filter(isGuess), `guessed in silence:${named(wrong.filter(isGuess))}`).toEqual([]);
    const names = `${wrong.length} of ${heldOut.length} misunderstood:${named(wrong)}`;
    if (wrong.length > 0) console.info(names);
    expect(wrong.length / heldOut.length, names).toBeLessThanOrEqual(0.05);
  });

  // With twenty sentences of a language one is already five percent.
  test.each([
    ['English', false],
    ['Chinese', true],
  ])('of the others in %s at most one in twenty is not', (_, isChinese) => {
    const asked = heldOut.filter(([sentence]) => /\p{Script=Han}/u.test(sentence) === isChinese);
    const wrong = wrongOf(asked);
    expect(asked.length).toBeGreaterThanOrEqual(15);
    expect(wrong.length, `${wrong.length} of ${asked.length} misunderstood:${named(wrong)}`).toBeLessThanOrEqual(
      Math.ceil(asked.length / 20),
    );
  });

  test('a sentence that is not understood whole says what is missing', () => {
    for (const [sentence, should, told] of wrongOf([...known, ...heldOut])) {
      const { missing, configuration } = parseSentenceText(sentence ?? '');
      const lost = (should ?? '').split(' ').filter((word) => word.includes('=') && !(told ?? '').includes(word));
      const steps = lost.map((word) => word.replace(/^~/, '').split('=')[0] ?? '').filter((step) => step !== 'n' && step !== 'extras');
      if (configuration) expect(missing, sentence).toEqual(expect.arrayContaining(steps));
    }
  });
});

test.each(['', ' ', '🙂🙂🙂', '1'.repeat(5000), '{{}}[](]', '20 inch '.repeat(200), '\u0000wig', '一百百寸假发', 'wig 13x9 hd'])(
  'nothing anybody writes makes it fail: %.30j',
  (sentence) => {
    const { configuration, missing, quantity } = parseSentenceText(sentence);
    expect(configuration === null ? missing : []).toEqual(configuration === null ? ['kind'] : []);
    expect(quantity).toBeGreaterThanOrEqual(1);
  },
);
