import type { ContentEditor } from '#areas/content/services/changes.server.ts';
import { sizesOfPicture } from '#areas/content/services/content-editors.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { parseId } from '#kernel/ids.ts';
import type { App } from '#platform/app.ts';
import { isSale, saleSlugs } from '../rules/sale.ts';
import { allRuns, selectSaleRunTexts, updateSaleRunTexts } from '../store/sale-pages.server.ts';

/** Widths of a sale page's picture. */
const shownWidths = [450, 900];

/** Texts and picture of a sale's page; dates and products belong to the promotion. */
export const salePageEditor: ContentEditor = {
  kind: 'sale',
  tags: ['promotions'],
  read: (db, key) => selectSaleRunTexts(db, parseId(key)),
  async write(db, key, fields, at) {
    if (fields === null || key === '') throw new DomainError('forbidden');
    const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
    const pictureUrl = text('pictureUrl');
    const stored = await selectSaleRunTexts(db, parseId(key));
    const sizes =
      pictureUrl === '' || stored?.pictureUrl === pictureUrl ? shownWidths : ((await sizesOfPicture(db, pictureUrl))?.widths ?? []);
    if (!shownWidths.every((width) => sizes.includes(width))) throw new DomainError('badValue', { field: 'pictureUrl' });
    const texts = { titleEn: text('titleEn'), titleZh: text('titleZh'), introEn: text('introEn'), introZh: text('introZh') };
    await updateSaleRunTexts(db, parseId(key), { ...texts, pictureUrl, updatedAt: at });
    return key;
  },
};

export const fetchSaleRuns = async (app: App) => (await allRuns(app.db, saleSlugs)).filter(({ slug }) => isSale(slug));
