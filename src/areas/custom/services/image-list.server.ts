import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { localizedEntry } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { galleryOfficeTexts as texts } from '../office-texts.ts';
import { styleTexts } from '../option-texts.ts';
import { imageList, imageStates } from '../rules/image-list.ts';
import * as store from '../store/images.server.ts';
import { ringOf } from './pictures.server.ts';

export async function listOfficeImages(
  app: App,
  { filters: { state, style, colour }, searchText, sort }: Chosen<typeof imageList>,
  page: { readonly limit: number; readonly offset: number },
) {
  const query = { isHidden: state && state === 'hidden', style, colour, searchText, sort };
  const [items, total] = await Promise.all([store.allImages(app.db, page, query), store.countAll(app.db, query)]);
  return { items, total };
}

export const imageCounts = (app: App) =>
  Promise.all(imageStates.map(async (state) => ({ state, count: await store.countAll(app.db, { isHidden: state === 'hidden' }) })));

export const imageFile = fileOf({
  spec: imageList,
  read: async (app, chosen, page, { language }) => {
    const [{ items }, ring] = await Promise.all([listOfficeImages(app, chosen, page), ringOf(app, language)]);
    const colours = new Map(ring.map(({ code, name }) => [code, name]));
    return items.map((row) => ({ ...row, colour: colours.get(row.colourCode) ?? row.colourCode }));
  },
  columns: [
    { label: texts.titleEn, cell: (row) => row.titleEn },
    { label: texts.titleZh, cell: (row) => row.titleZh },
    { label: texts.style, cell: (row, language) => localizedEntry(styleTexts, row.style, language) },
    { label: texts.colour, cell: (row) => row.colour },
    { label: texts.price, cell: (row) => (row.priceFromCents === null ? null : row.priceFromCents / 100) },
    { label: texts.state, cell: (row, language) => texts[row.isHidden ? 'hidden' : 'shown'][language] },
    { label: texts.addedOn, cell: (row) => row.createdAt },
  ],
});
