import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { checkTextLength } from '../rules/form-data.ts';
import { pictureLine } from '../rules/markup.ts';
import * as store from '../store/library.server.ts';
import { ownPublicPictures } from './uploads.server.ts';

const maxChoices = 200;

/** Content pages use pictures in these widths. */
export const isForPages = ({ widths }: { readonly widths: readonly number[] }): boolean =>
  [450, 900].every((width) => widths.includes(width));

export async function picturesToPick(app: App, language: Language, fits: typeof isForPages = () => true) {
  const rows = await store.picturesWith(app.db, { words: '', tag: '', limit: maxChoices, offset: 0 });
  return rows.filter(fits).map((row) => ({ base: row.baseUrl, small: smallOf(row), alt: localizedColumn(row, 'alt', language) }));
}

/** The same pictures as markup, in each language. */
export async function picturesToEmbed(app: App, language: Language) {
  const rows = await store.picturesWith(app.db, { words: '', tag: '', limit: maxChoices, offset: 0 });
  return rows.map((row) => ({
    base: row.baseUrl,
    small: smallOf(row),
    alt: localizedColumn(row, 'alt', language),
    lineEn: pictureLine(row, row.altEn),
    lineZh: pictureLine(row, row.altZh || row.altEn),
  }));
}

const smallOf = ({ baseUrl, widths }: { baseUrl: string; widths: readonly number[] }): string => `${baseUrl}-${Math.min(...widths)}.webp`;

type LibraryPageQuery = { readonly words: string; readonly tag: string; readonly page: number; readonly size: number };

export async function pictureLibraryOf(app: App, { words, tag, page, size }: LibraryPageQuery) {
  const [rows, total, tags] = await Promise.all([
    store.picturesWith(app.db, { words, tag, limit: size, offset: (page - 1) * size }),
    store.countPictures(app.db, { words, tag }),
    store.tagsOfPictures(app.db),
  ]);
  return { pictures: rows.map((row) => ({ ...row, small: smallOf(row) })), total, tags };
}

export const pictureOf = (app: App, id: number) => store.libraryPictureById(app.db, id);

export type PictureTexts = { readonly altEn: string; readonly altZh: string; readonly tags: readonly string[] };

function checked({ altEn, altZh, tags }: PictureTexts) {
  for (const [field, value] of Object.entries({ altEn, altZh })) if (value.trim() === '') throw new DomainError('lackParameter', { field });
  if (tags.length > 12) throw new DomainError('tooLarge', { field: 'tags' });
  return {
    altEn: checkTextLength('altEn', altEn.trim(), 200),
    altZh: checkTextLength('altZh', altZh.trim(), 200),
    tags: [...new Set(tags.map((tag) => checkTextLength('tags', tag.trim().toLowerCase(), 40)).filter(Boolean))],
  };
}

/** Adds this staff member's uploads to the library with alt texts in both languages. */
export async function addLibraryPictures(app: App, caller: Caller, uploadIds: readonly string[], texts: PictureTexts): Promise<number[]> {
  const checkedTexts = checked(texts);
  const pictures = await ownPublicPictures(app, caller, uploadIds);
  if (pictures.length === 0) throw new DomainError('lackParameter', { field: 'picture' });
  return transact(app, async (inside) => {
    const ids: number[] = [];
    for (const { id: uploadId, base, widths, width, height } of pictures) {
      const row = {
        uploadId,
        baseUrl: base,
        widths: [...widths],
        width,
        height,
        createdBy: caller.staff?.id ?? null,
        createdAt: app.now(),
      };
      const id = await store.insertPicture(inside.db, { ...row, ...checkedTexts });
      if (id === null) continue;
      ids.push(id);
      await audit(inside, caller, { action: 'picture.add', subject: ['library_picture', id], after: { base, ...checkedTexts } });
    }
    return ids;
  });
}

export async function describeLibraryPicture(app: App, caller: Caller, id: number, texts: PictureTexts): Promise<void> {
  const checkedTexts = checked(texts);
  const before = await pictureNamed(app, id);
  await transact(app, async (inside) => {
    await store.updateLibraryPictureTexts(inside.db, id, checkedTexts);
    const { altEn, altZh, tags } = before;
    await audit(inside, caller, {
      action: 'picture.change',
      subject: ['library_picture', id],
      before: { altEn, altZh, tags },
      after: checkedTexts,
    });
  });
}

/** Refused while the picture is used. */
export async function removeLibraryPicture(app: App, caller: Caller, id: number): Promise<void> {
  const { baseUrl, altEn } = await pictureNamed(app, id);
  await transact(app, async (inside) => {
    const usedBy = await store.findPictureUse(inside.db, baseUrl);
    if (usedBy !== null) throw new DomainError('pictureInUse', { place: usedBy });
    await store.deleteLibraryPicture(inside.db, id);
    await audit(inside, caller, { action: 'picture.remove', subject: ['library_picture', id], before: { base: baseUrl, altEn } });
  });
}

async function pictureNamed(app: App, id: number) {
  const row = await store.libraryPictureById(app.db, id);
  if (!row) throw new DomainError('imageNotExist');
  return row;
}

/** A library picture by its address, with or without a width. */
export const pictureNamedBy = (app: App, url: string) => store.pictureByBase(app.db, url.replace(/-\d{2,4}\.webp$/, ''));
