import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { categoryPlans } from '#demo/catalog/data.ts';
import { articlePlans } from '#demo/content/article-files.ts';
import { articleBans, bans, chineseBans, demoTexts, faultsIn, interfaceTexts, type Spoken, spellingBans } from './voice.ts';

/** Words of the specification, kept to the letter. */
const fixed = new Set<string>([]);

const isCustomersOwn = ({ at }: Spoken): boolean => /^demo\/(?:reviews|shoppers)\//.test(at) || /\.asks\.\d+$/.test(at);

test('the interface, the emails and the documents speak American English as good retail writes it', () => {
  const texts = interfaceTexts('en');
  expect(texts.length).toBeGreaterThan(5000);
  expect(faultsIn(texts, bans, fixed)).toEqual([]);
});

test.each(['json', 'ts'] as const)('the demo shop speaks like the shop, in %s', (extension) => {
  const texts = demoTexts('en', extension);
  expect(texts.length).toBeGreaterThan(200);
  const [own, ours] = [texts.filter(isCustomersOwn), texts.filter((one) => !isCustomersOwn(one))];
  expect([...faultsIn(ours, bans), ...faultsIn(own, spellingBans)]).toEqual([]);
});

test('articles and pages of words speak like the shop', () => {
  const texts = demoTexts('en', 'md');
  expect(texts.length).toBeGreaterThan(1000);
  expect(faultsIn(texts, articleBans)).toEqual([]);
});

/** A search engine shows no more of a description. */
const mostDescription = 155;
/** With facts as long as most are. */
const filled = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '$00');

test('a description for search engines is no longer than they show', async () => {
  const long: string[] = [];
  for (const file of globSync('src/shop/**/*texts.ts'))
    for (const [name, list] of Object.entries((await import(resolve(file))) as Record<string, unknown>))
      for (const [key, value] of Object.entries(list ?? {})) {
        const en = /(?:^d|D|-d)escription$/.test(key) ? (value as { en?: string }).en : undefined;
        if (en && en.length > mostDescription) long.push(`${file} ${name}.${key}: ${en.length}`);
      }
  for (const { slug, summary } of articlePlans) if (filled(summary[0]).length > mostDescription) long.push(slug);
  for (const { slug, about } of categoryPlans) if (filled(about[0]).length > mostDescription) long.push(slug);
  expect(long).toEqual([]);
});

test('Chinese keeps the settled words and full-width punctuation', () => {
  const texts = [...interfaceTexts('zh'), ...(['json', 'md', 'ts'] as const).flatMap((extension) => demoTexts('zh', extension))];
  expect(texts.length).toBeGreaterThan(5000);
  expect(faultsIn(texts, chineseBans)).toEqual([]);
});

test('a planted slip is found', () => {
  const slips = [
    'Choose a colour',
    'Please personalise it',
    'Enter your post code',
    'Your parcel left today',
    'Somebody will answer',
    'We answered her email',
    'Our letter comes once a month',
    'Most bought this month',
    'Up to 200 signs',
    'The order was called off',
    'The price fell',
    'It will stand here',
    'Still to pay',
    'Ask a colleague',
    "You don't need to pay",
    '20 % off',
  ];
  for (const text of slips) expect(faultsIn([{ at: 'here', text }], bans), text).toHaveLength(1);
  for (const text of ['储存购物金', '请输入,再试']) expect(faultsIn([{ at: 'here', text }], chineseBans), text).toHaveLength(1);
  for (const text of ['From a verified buyer', 'Capital letters and digits', 'The sum of its items', '20% off', 'You don’t need to pay'])
    expect(faultsIn([{ at: 'here', text }], bans), text).toEqual([]);
});
