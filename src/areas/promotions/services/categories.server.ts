import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { categoryRows, textureRows } from '../store/choices.server.ts';

export const fetchSaleCategories = async (app: App, language: Language) =>
  (await categoryRows(app.db)).map((row) => ({ id: row.id, name: localizedColumn(row, 'name', language) }));

export const fetchSaleTextures = async (app: App, language: Language) =>
  (await textureRows(app.db)).map((row) => ({ value: row.value, name: localizedColumn(row, 'name', language) }));
