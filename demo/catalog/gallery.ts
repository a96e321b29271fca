import type { spuPictures } from '#areas/catalog/tables/goods.ts';
import type { SkuDraft } from './drafts.ts';
import { detailsOf, frontOf, otherViewsOf, type Picture, type ProductPicture, textureFile } from './media.ts';
import { type GroupPlan, isHair } from './plan.ts';

type PictureRow = typeof spuPictures.$inferInsert;
type View = 'front' | 'back' | 'side' | 'detail' | 'other';

const viewOf = (picture: ProductPicture): View => (picture.view === 'back' || picture.view === 'side' ? picture.view : 'other');

/** Each color from all sides, then close-ups for every color. */
export function galleryOf(
  plan: GroupPlan,
  drafts: readonly SkuDraft[],
  rows: readonly { id?: number | undefined }[],
  spuId: number,
  createdAt: Date,
): PictureRow[] {
  const list: PictureRow[] = [];
  const add = (picture: Omit<Picture, 'name'>, view: View, colourCode: string, skuId: number | null): void => {
    list.push({
      spuId,
      skuId,
      colourCode,
      baseUrl: picture.base,
      widths: [...picture.widths],
      width: picture.width,
      height: picture.height,
      altEn: altOf(picture)[0],
      altZh: altOf(picture)[1],
      view,
      position: list.length + 1,
      createdAt,
    });
  };
  if (isHair(plan)) {
    for (const colour of new Set(drafts.map((draft) => draft.colourCode))) {
      const front = frontOf(plan, colour);
      add(front, 'front', colour, null);
      for (const otherView of otherViewsOf(front)) add(otherView, viewOf(otherView), colour, null);
    }
    for (const detail of detailsOf(plan)) add(detail, 'detail', '', null);
    const texture = textureFile(plan.texture);
    if (texture) add(texture, 'other', '', null);
    return list;
  }
  const isOne = new Set(drafts.map((draft) => draft.picture.base)).size === 1;
  for (const [index, draft] of drafts.entries()) {
    if (isOne && index > 0) break;
    add(draft.picture, 'front', draft.colourCode, isOne ? null : (rows[index]?.id ?? null));
  }
  return list;
}

/** The ring was photographed with ten of its fourteen locks in front. */
const altOf = (picture: Omit<Picture, 'name'>): readonly [string, string] =>
  picture.base.includes('sample-ring')
    ? ['Ring with locks of hair in different shades', '挂有各色发样的色环']
    : [picture.altEn, picture.altZh];
