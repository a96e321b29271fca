import { expect, test } from 'vitest';
import { z } from 'zod';
import { bilingual, listOf, readJson, readMarkdown } from './read-files.ts';

test('a file that breaks its schema is named, with the way to the entry', () => {
  const brands = listOf(z.strictObject({ slug: z.string(), name: bilingual, about: z.number() }));
  expect(() => readJson('catalog/brands.json', brands)).toThrow('demo/catalog/brands.json: 0.about: ');
  expect(() => readJson('catalog/brands.json', listOf(z.strictObject({ slug: z.string() })))).toThrow(
    /^demo\/catalog\/brands\.json: 0: .*"name"/,
  );
});

test('what is no JSON is named too', () => {
  expect(() => readJson('pages/about.en.md', z.unknown())).toThrow(/^demo\/pages\/about\.en\.md: .*JSON/);
});

test('front matter is read apart from the text', () => {
  const { head, body } = readMarkdown('policies/price-protection-service.zh.md', z.looseObject({ title: z.string() }));
  expect(head.title).toBe('价格保护：差价双倍返还');
  expect(body).toMatch(/^新假发.*\[\[lead\]\]$/s);
  expect(() => readMarkdown('pages/about.en.md', z.looseObject({ title: z.number() }))).toThrow('demo/pages/about.en.md: title: ');
});
