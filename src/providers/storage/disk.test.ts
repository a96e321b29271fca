import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from './disk.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tressline-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = diskStorage(folder, 'a secret');

test('what is put can be read until it is removed', async () => {
  await storage.put('p/a-450.webp', new Uint8Array([1, 2]));
  expect(await storage.read('p/a-450.webp')).toEqual(Buffer.from([1, 2]));
  await storage.remove('p/a-450.webp');
  expect(await storage.read('p/a-450.webp')).toBeNull();
  expect(readdirSync(join(folder, 'p'))).toEqual([]);
});

test.each(['../evil', 'p/../../evil', '/etc/passwd', 'p\\evil', 'p/\u0000', ''])('the key %j leads nowhere', async (key) => {
  await expect((async () => storage.put(key, new Uint8Array([1])))()).rejects.toThrow(/not a storage key/);
});
