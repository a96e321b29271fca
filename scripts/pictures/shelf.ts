import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Files whose addresses contain a hash of their source: same address, same bytes, forever. */
export class PictureOutput {
  readonly folder: string;
  private readonly kept = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes the file unless an earlier run did. */
  async put(file: string, make: () => Promise<Buffer>): Promise<void> {
    this.kept.add(file);
    const path = join(this.folder, file);
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await make());
  }

  /** Removes files this run did not ask for; returns how many files and bytes remain. */
  async tidy(): Promise<{ files: number; bytes: number }> {
    let bytes = 0;
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      if (this.kept.has(relative(this.folder, path))) bytes += (await stat(path)).size;
      else await rm(path);
    }
    return { files: this.kept.size, bytes };
  }
}

export function hashOf(settings: unknown, ...sources: Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of sources) hash.update(bytes);
  return hash.update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
