import { existsSync } from 'node:fs';
import { join } from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window: a quarter less work. */
const shell = 'chromium-headless-shell';

/** The installed browser, the shell first; undefined where there is none. */
export const chromiumPath = (): string | undefined => found([shell, ...whole]);

/** The full browser, for measuring. */
export const wholeChromiumPath = (): string | undefined => found([...whole, shell]);

function found(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}
