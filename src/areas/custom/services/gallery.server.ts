import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/images.server.ts';

export const galleryTag = 'custom-hair';

export const listGalleryImages = async (app: App, page: number, pageSize: number) => {
  const [items, total] = await Promise.all([
    store.allImages(app.db, { limit: pageSize, offset: (page - 1) * pageSize }),
    store.countAll(app.db),
  ]);
  return { items, total };
};

export const galleryChoices = (app: App) => store.selectGalleryChoices(app.db);
export const findGalleryImage = (app: App, id: number) => store.selectImageById(app.db, id);

export type ImageTexts = {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly style: string;
  readonly colourCode: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceFromCents: number | null;
};

/** Adds a library picture to the gallery. */
export async function addImage(app: App, caller: Caller, { uploadId, url, width, height, ...words }: ImageTexts & Sent): Promise<number> {
  await ownUploads(app, caller, [uploadId]);
  const [, baseUrl = '', maxWidth = '900'] = /^(.*)-(\d+)\.webp$/.exec(url) ?? [];
  if (baseUrl === '') throw new DomainError('badValue', { field: 'upload_id' });
  const id = await transact(app, async (inside) => {
    const made = await store.insertImage(inside.db, {
      ...words,
      attributes: { ...words.attributes },
      baseUrl,
      widths: [...new Set([Math.min(450, Number(maxWidth)), Number(maxWidth)])],
      width,
      height,
      altEn: words.titleEn,
      altZh: words.titleZh,
      staffId: caller.staff?.id ?? null,
      createdAt: app.now(),
      updatedAt: app.now(),
    });
    await audit(inside, caller, { action: 'custom_hair_image.add', subject: ['custom_hair_image', made], after: words });
    return made;
  });
  await app.pageCache.invalidate([galleryTag]);
  return id;
}
type Sent = { readonly uploadId: string; readonly url: string; readonly width: number; readonly height: number };

export type ImageChange = Partial<ImageTexts> & { readonly isHidden?: boolean | undefined; readonly position?: number | undefined };

export async function changeImage(app: App, caller: Caller, id: number, change: ImageChange): Promise<void> {
  const { attributes, ...rest } = change;
  // The title is also the alt text.
  const altTexts = { ...(rest.titleEn && { altEn: rest.titleEn }), ...(rest.titleZh && { altZh: rest.titleZh }) };
  const changes = { ...rest, ...altTexts, ...(attributes && { attributes: { ...attributes } }), updatedAt: app.now() };
  await transact(app, async (inside) => {
    const before = await store.selectImageById(inside.db, id);
    if (!before || !(await store.updateImage(inside.db, id, changes))) throw new DomainError('imageNotExist');
    const was = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof typeof before] ?? null]));
    await audit(inside, caller, { action: 'custom_hair_image.change', subject: ['custom_hair_image', id], before: was, after: change });
  });
  await app.pageCache.invalidate([galleryTag]);
}

/** Swaps with the neighbor. */
export async function moveImage(app: App, caller: Caller, id: number, direction: 'up' | 'down'): Promise<void> {
  await transact(app, async (inside) => {
    const all = await store.allImages(inside.db, { limit: 1000, offset: 0 });
    const at = all.findIndex((image) => image.id === id);
    if (at < 0) throw new DomainError('imageNotExist');
    const other = direction === 'up' ? at - 1 : at + 1;
    const order = all.map((image) => image.id);
    if (other < 0 || other >= order.length) return;
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    for (const [position, imageId] of order.entries())
      if (all.find((image) => image.id === imageId)?.position !== position) await store.updateImage(inside.db, imageId, { position });
    await audit(inside, caller, {
      action: 'custom_hair_image.order',
      subject: ['custom_hair_image', id],
      before: { place: at + 1 },
      after: { place: other + 1 },
    });
  });
  await app.pageCache.invalidate([galleryTag]);
}

export async function removeImage(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const before = await store.selectImageById(inside.db, id);
    if (!before || !(await store.deleteImage(inside.db, id))) throw new DomainError('imageNotExist');
    await audit(inside, caller, { action: 'custom_hair_image.remove', subject: ['custom_hair_image', id], before });
  });
  await app.pageCache.invalidate([galleryTag]);
}
