import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder shared by the files of a run (the seeded shop); scripts/test.mjs provides its own for all steps. */
export default function openRunFolder() {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = mkdtempSync(join(tmpdir(), 'tressline-run-'));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
