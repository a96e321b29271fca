import { expect, test } from 'vitest';
import { type BuilderStep, builderStepsOf, type Configuration } from '#areas/pricing/rules/configuration.ts';
import { optionsOf } from '#areas/pricing/rules/exclusions.ts';
import { priceConfiguration } from '#areas/pricing/rules/price-configuration.ts';
import { randomFrom } from '#kernel/random.ts';
import { demoRules } from '../../kit/demo-rules.ts';
import { slowPrice } from './oracle.ts';

const rules = demoRules();
/** `npm test` by hand takes one shade in seven; CI prices them all. */
const isShort = process.env.TEST_SHORT === '1';
const values = (kind: Configuration['kind'], step: BuilderStep): string[] => optionsOf(rules, kind, step).map(({ value }) => value);
const lengths = values('wig', 'length');
const densities = values('wig', 'density');

type Said = { wrong: string[] };
const note = ({ wrong }: Said, words: string): void => void (wrong.length < 5 && wrong.push(words));

test('every wig that can be composed has a price that adds up, and no longer or denser one is cheaper', { timeout: 300_000 }, () => {
  const said: Said = { wrong: [] };
  const began = performance.now();
  const colours = values('wig', 'colour').filter((_, at) => !isShort || at % 7 === 0);
  let [all, made] = [0, 0];
  for (const cap of values('wig', 'cap'))
    for (const lace of values('wig', 'lace'))
      for (const texture of values('wig', 'texture'))
        for (const colour of colours)
          for (const capSize of values('wig', 'capSize')) {
            /** The highest price so far up to this length, per density. */
            const shorter = densities.map(() => 0);
            for (const length of lengths) {
              let thinner = 0;
              for (const [place, density] of densities.entries()) {
                all += 1;
                const piece: Configuration = { kind: 'wig', cap, lace, texture, length, density, colour, capSize, extras: [] };
                const outcome = priceConfiguration(rules, piece);
                if (outcome.state === 'impossible') continue;
                if (outcome.state !== 'priced') {
                  note(said, `${JSON.stringify(piece)} is ${outcome.state}`);
                  continue;
                }
                made += 1;
                const { priceCents, why } = outcome;
                let sum = 0;
                for (const { cents } of why) sum += cents;
                if (sum !== priceCents || priceCents % 100 !== 99) note(said, `${JSON.stringify(piece)}: ${sum} for ${priceCents}`);
                if (priceCents < thinner || priceCents < (shorter[place] ?? 0)) note(said, `${JSON.stringify(piece)} is cheaper`);
                thinner = priceCents;
                shorter[place] = priceCents;
              }
            }
          }
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${made} wigs priced of ${all} combinations in ${seconds.toFixed(1)} s\n`);
  expect(said.wrong).toEqual([]);
  expect(all).toBe((10 * 3 * 7 * 14 * 6 * 18 * 5) / (isShort ? 7 : 1));
  if (!isShort) expect(made).toBe(687_624);
});

test('twenty thousand wigs by chance cost what the slow way says', () => {
  const random = randomFrom('wigs by chance');
  const extras = optionsOf(rules, 'wig', 'extras').map(({ value }) => value);
  const wrong: unknown[] = [];
  let priceds = 0;
  for (let turn = 0; turn < 20_000; turn += 1) {
    const piece: Configuration = {
      kind: 'wig',
      ...Object.fromEntries(builderStepsOf('wig').map((step) => [step, random.pick(values('wig', step))])),
      extras: extras.filter(() => random.isHit(0.3)),
    };
    const outcome = priceConfiguration(rules, piece);
    const slow = slowPrice(rules, piece);
    if (slow) priceds += 1;
    const isSame =
      outcome.state === 'priced'
        ? slow !== null &&
          outcome.priceCents === slow.priceCents &&
          outcome.grams === slow.grams &&
          outcome.leadDays === slow.leadDays &&
          outcome.why.reduce((sum, { cents }) => sum + cents, 0) === slow.priceCents
        : slow === null && outcome.state === 'impossible';
    if (!isSame && wrong.length < 3) wrong.push({ piece, outcome, slow });
  }
  expect(wrong).toEqual([]);
  expect(priceds).toBeGreaterThan(5000);
});

test.each(['closure-frontal', 'bundle'] as const)(
  'every %s that can be composed has a price, and a longer one is never cheaper',
  (kind) => {
    const steps = builderStepsOf(kind).filter((step) => step !== 'length');
    const wrong: string[] = [];
    let made = 0;
    const walk = (chosen: Record<string, string>, left: readonly BuilderStep[]): void => {
      const [step, ...rest] = left;
      if (step) {
        for (const value of values(kind, step)) walk({ ...chosen, [step]: value }, rest);
        return;
      }
      let shorter = 0;
      for (const length of values(kind, 'length')) {
        const outcome = priceConfiguration(rules, { kind, ...chosen, length, extras: [] });
        if (outcome.state === 'impossible') continue;
        if (outcome.state !== 'priced' || outcome.priceCents < shorter || outcome.leadDays > 15)
          wrong.push(JSON.stringify({ chosen, length }));
        else shorter = outcome.priceCents;
        made += 1;
      }
    };
    walk({}, steps);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(made).toBe({ 'closure-frontal': 77_616, bundle: 5488 }[kind]);
  },
);

test('nothing we make takes longer than the fifteen working days we promise', () => {
  const slowest: Configuration = {
    kind: 'wig',
    cap: 'full-lace',
    lace: 'hd',
    texture: 'body-wave',
    length: '40',
    density: '200',
    colour: '613',
    capSize: 'measured',
    extras: ['bangs', 'bleached-knots', 'pre-cut', 'styled'],
  };
  expect(priceConfiguration(rules, slowest)).toMatchObject({ state: 'priced', leadDays: 15 });
});
