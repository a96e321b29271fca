import { Refused } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { speak } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';
import { imagesTexts } from '../../office-texts.ts';
import { styleTexts } from '../../option-texts.ts';
import { changeImage, moveImage, officeImages, removeImage } from '../../services/gallery.server.ts';

const pageSize = 40;

export const loader = load(async ({ app, caller, url }) => {
  const asked = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  const { items, total } = await officeImages(app, page, pageSize);
  return {
    page,
    pageSize,
    total,
    isAdded: url.searchParams.has('added'),
    rows: items.map((row) => ({
      id: row.id,
      title: inWords(row, 'title', caller.language),
      picture: `${row.baseUrl}-${row.widths[0] ?? 450}.webp`,
      style: styleTexts[row.style]?.[caller.language] ?? row.style,
      colour: row.colourCode,
      price: row.priceFromCents === null ? '' : dollars(cents(row.priceFromCents)),
      isHidden: row.isHidden,
    })),
  };
});
export type ListedImage = Awaited<ReturnType<typeof loader>>['rows'][number];

export const action = act(async ({ app, caller, form }) => {
  const id = Number(form.get('id'));
  if (!Number.isSafeInteger(id) || id < 1) throw new Refused('imageNotExist');
  const say = speak(imagesTexts, caller.language);
  const intent = form.get('intent');
  if (intent === 'up' || intent === 'down') {
    await moveImage(app, id, intent);
    return { done: say('moved') };
  }
  if (intent === 'hide' || intent === 'show') {
    await changeImage(app, caller, id, { isHidden: intent === 'hide' });
    return {
      done: say(intent === 'hide' ? 'wasHidden' : 'isShown'),
      undo: { intent: intent === 'hide' ? 'show' : 'hide', id: String(id) },
    };
  }
  if (intent !== 'remove') throw new Refused('badValue', { field: 'intent' });
  await removeImage(app, caller, id);
  return { done: say('removed') };
});
