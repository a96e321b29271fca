import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Writes .br and .gz siblings once at build time, so that the server only sends finished bytes.
const folder = process.argv[2] ?? 'build/client';
const isText = /\.(js|css|svg|json|txt|ico|map|webmanifest|xml)$/;
const smallestBytes = 512;

const names = (await readdir(folder, { recursive: true })).filter((name) => isText.test(name));
const queue = names.map((name) => join(folder, name));
let written = 0;

await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${written} compressed files written`);

async function work() {
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compress(file);
}

async function compress(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeIfSmaller(`${file}.br`, await promisify(brotliCompress)(bytes, { params }), bytes.length);
  await writeIfSmaller(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }), bytes.length);
}

async function writeIfSmaller(path: string, packed: Buffer, plainBytes: number) {
  if (packed.length >= plainBytes) return;
  await writeFile(path, packed);
  written += 1;
}
