import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Storage } from '../ports.ts';
import { signedAddress } from './signed-address.ts';

/** Files in a local folder. A file appears whole or not at all. Addresses are our own, signed with the secret. */
export function diskStorage(folder: string, secret: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!/^[\w/.-]+$/.test(key) || key.includes('..') || !path.startsWith(root + sep))
      throw new Error(`not a storage key: ${JSON.stringify(key)}`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const beside = join(dirname(path), `.${randomUUID()}`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(beside, bytes);
      await rename(beside, path);
    },
    read: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    sizeOf: async (key) => (await stat(pathOf(key)).catch(nullWhenMissing))?.size ?? null,
    remove: (key) => rm(pathOf(key), { force: true }),
    uploadAddress: async ({ key, contentType, maxBytes, bytes, expiresAt }) => ({
      url: signedAddress(secret, { act: 'put', key, expiresAt, contentType, maxBytes: bytes ?? maxBytes }),
      method: 'PUT',
      headers: { 'Content-Type': contentType },
    }),
    publicAddress: (key) => `/uploads/${key}`,
    privateAddress: async (key, expiresAt) => signedAddress(secret, { act: 'get', key, expiresAt, contentType: '', maxBytes: 0 }),
  };
}

const nullWhenMissing = (error: NodeJS.ErrnoException): null | Promise<never> => (error.code === 'ENOENT' ? null : Promise.reject(error));
