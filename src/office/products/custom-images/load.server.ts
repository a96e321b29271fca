import { z } from 'zod';
import { joinedIds, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { galleryOfficeTexts } from '#areas/custom/office-texts.ts';
import { styleTexts } from '#areas/custom/option-texts.ts';
import { imageList } from '#areas/custom/rules/image-list.ts';
import { changeImage, galleryChoices, moveImage, removeImage } from '#areas/custom/services/gallery.server.ts';
import { imageCounts, listOfficeImages } from '#areas/custom/services/image-list.server.ts';
import { ringOf } from '#areas/custom/services/pictures.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const [counts, choices, ring] = await Promise.all([imageCounts(app), galleryChoices(app), ringOf(app, language)]);
  const styles: Readonly<Record<string, { readonly en: string; readonly zh: string } | undefined>> = styleTexts;
  const styleName = (style: string): string => styles[style]?.[language] ?? style;
  const colours = new Map(ring.map(({ code, name }) => [code, name]));
  const colourName = (code: string): string => colours.get(code) ?? code;
  const list = await loadListPage({ app, caller, url }, imageList, async (chosen, page) => {
    const { items, total } = await listOfficeImages(app, chosen, page);
    return {
      total,
      rows: items.map((row) => ({
        id: row.id,
        title: localizedColumn(row, 'title', language),
        picture: `${row.baseUrl}-${row.widths[0] ?? 450}.webp`,
        style: styleName(row.style),
        colour: colourName(row.colourCode),
        price: row.priceFromCents === null ? '' : dollars(cents(row.priceFromCents)),
        added: dayIn(row.createdAt, language),
        isHidden: row.isHidden,
      })),
    };
  });
  return {
    list,
    counts,
    came: (['added', 'saved'] as const).find((name) => url.searchParams.has(name)) ?? null,
    styles: choices.styles.map((value) => ({ value, label: styleName(value) })),
    colours: choices.colours.map((value) => ({ value, label: colourName(value) })),
  };
});
export type ListedImage = Awaited<ReturnType<typeof loader>>['list']['rows'][number];

/** The ticked ones, or those an undo names. */
const chosen = z.object({ ids: z.array(rowId), list: joinedIds.optional() });

const onEach =
  (done: keyof typeof galleryOfficeTexts, work: (app: App, caller: Caller, id: number) => Promise<unknown>, undo?: 'show' | 'hide') =>
  async ({ app, caller, form }: ActionContext) => {
    const { ids, list = ids } = readForm(form, chosen);
    if (list.length === 0) throw new DomainError('imageNotExist');
    for (const id of list) await work(app, caller, id);
    return { done: translator(galleryOfficeTexts, caller.language)(done), ...(undo && { undo: { intent: undo, list: list.join() } }) };
  };

export const action = actions({
  up: onEach('moved', (app, caller, id) => moveImage(app, caller, id, 'up')),
  down: onEach('moved', (app, caller, id) => moveImage(app, caller, id, 'down')),
  hide: onEach('wasHidden', (app, caller, id) => changeImage(app, caller, id, { isHidden: true }), 'show'),
  show: onEach('isShown', (app, caller, id) => changeImage(app, caller, id, { isHidden: false }), 'hide'),
  remove: onEach('removed', removeImage),
});
