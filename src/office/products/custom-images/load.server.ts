import { galleryOfficeTexts } from '#areas/custom/office-texts.ts';
import { styleTexts } from '#areas/custom/option-texts.ts';
import { imageList } from '#areas/custom/rules/image-list.ts';
import { changeImage, galleryChoices, moveImage, removeImage } from '#areas/custom/services/gallery.server.ts';
import { imageCounts, listOfficeImages } from '#areas/custom/services/image-list.server.ts';
import { ringOf } from '#areas/custom/services/pictures.server.ts';
import { dayIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';

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
        title: inWords(row, 'title', language),
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
    came: (['added', 'saved'] as const).find((word) => url.searchParams.has(word)) ?? null,
    styles: choices.styles.map((value) => ({ value, label: styleName(value) })),
    colours: choices.colours.map((value) => ({ value, label: colourName(value) })),
  };
});
export type ListedImage = Awaited<ReturnType<typeof loader>>['list']['rows'][number];

export const action = act(async ({ app, caller, form }) => {
  const say = translator(galleryOfficeTexts, caller.language);
  const typed = readForm(form);
  const intent = typed.text('intent');
  const ids = typed.text('list', 4000) === '' ? typed.ids('ids') : typed.text('list', 4000).split(',').map(Number);
  if (ids.length === 0) throw new DomainError('imageNotExist');
  if (intent === 'up' || intent === 'down') {
    for (const id of ids) await moveImage(app, caller, id, intent);
    return { done: say('moved') };
  }
  if (intent === 'hide' || intent === 'show') {
    for (const id of ids) await changeImage(app, caller, id, { isHidden: intent === 'hide' });
    return {
      done: say(intent === 'hide' ? 'wasHidden' : 'isShown'),
      undo: { intent: intent === 'hide' ? 'show' : 'hide', list: ids.join() },
    };
  }
  if (intent !== 'remove') throw new DomainError('badValue', { field: 'intent' });
  for (const id of ids) await removeImage(app, caller, id);
  return { done: say('removed') };
});
