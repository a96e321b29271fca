import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { videoFiles } from '#demo/catalog/media.ts';
import { captionsOf } from './videos.ts';

const pairs = videoFiles.flatMap(({ name }) => [[name, 'en'] as const, [name, 'zh'] as const]);

test.each(pairs)('the captions of %s in %s lie where its row says (node scripts/captions.ts writes them)', (name, language) => {
  const { text, url } = captionsOf(name, language);
  expect(readFileSync(`public${url}`, 'utf8')).toBe(text);
});
