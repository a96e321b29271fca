import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { memoized } from '#platform/memoized.server.ts';
import { valueNameRows } from '../store/offers.server.ts';

const known = memoized(async (app) => new Map((await valueNameRows(app.db)).map((row) => [`${row.key}: ${row.value}`, row])));

/** Values the catalog does not know stay as they are. */
export async function valueTranslator(app: App, language: Language): Promise<(key: string, value: string) => string> {
  const valueNames = await known(app, '');
  return (key, value) => {
    const row = valueNames.get(`${key}: ${value}`);
    return row ? localizedColumn({ nameEn: row.nameEn, nameZh: row.nameZh }, 'name', language) : value;
  };
}
