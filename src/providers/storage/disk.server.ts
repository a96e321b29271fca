import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Storage } from '../ports.ts';

/** Files in a folder of this machine. A file appears whole or not at all. */
export function diskStorage(folder: string): Storage {
  const root = resolve(folder);
  const place = (key: string): string => {
    const path = resolve(root, key);
    if (!/^[\w/.-]+$/.test(key) || key.includes('..') || !path.startsWith(root + sep))
      throw new Error(`not a storage key: ${JSON.stringify(key)}`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = place(key);
      const beside = join(dirname(path), `.${randomUUID()}`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(beside, bytes);
      await rename(beside, path);
    },
    read: (key) => readFile(place(key)).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error))),
    remove: (key) => rm(place(key), { force: true }),
  };
}
