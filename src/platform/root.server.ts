import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, found from this module whether it runs from src/ or build/. */
export function projectRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json')) && existsSync(join(from, 'migrations'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('the project folder was not found above the server');
  return projectRoot(above);
}
