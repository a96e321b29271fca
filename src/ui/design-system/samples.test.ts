import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { swatches, wigBack, wigPicture } from './samples.ts';

test.each([`${wigPicture}-450.webp`, `${wigBack}-450.webp`, ...Object.values(swatches)])('the sample picture %s is there', (path) => {
  expect(existsSync(`public${path}`)).toBe(true);
});
