import { existsSync } from 'node:fs';
import { join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser installed on this machine; undefined where there is none. */
export function chromiumPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}
