import {
  addLibraryPictures,
  describeLibraryPicture,
  pictureLibraryOf,
  pictureOf,
  removeLibraryPicture,
} from '#areas/content/services/library.server.ts';
import { parseId } from '#kernel/ids.ts';
import { type LocalizedText, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { formAction, load } from '#platform/load.server.ts';
import { libraryTagTexts, libraryTexts } from './library-texts.ts';

const size = 48;
const tagNames: Readonly<Record<string, LocalizedText>> = libraryTagTexts;

export const loader = load(async ({ app, caller: { language }, url }) => {
  const query = {
    words: (url.searchParams.get('q') ?? '').trim().slice(0, 60),
    tag: (url.searchParams.get('tag') ?? '').slice(0, 40),
    page: Math.min(parseId(url.searchParams.get('page')) || 1, 200),
  };
  const chosen = parseId(url.searchParams.get('open'));
  const [{ pictures, total, tags }, opened] = await Promise.all([pictureLibraryOf(app, { ...query, size }), pictureOf(app, chosen)]);
  return {
    ...query,
    pages: Math.max(1, Math.ceil(total / size)),
    total,
    tags: tags.map((tag) => ({ tag, label: tagNames[tag]?.[language] ?? tag })),
    pictures: pictures.map((row) => ({ id: row.id, small: row.small, alt: localizedColumn(row, 'alt', language) })),
    opened: [opened]
      .flatMap((row) => row ?? [])
      .map(({ id, baseUrl, widths, width, height, altEn, altZh, tags: own }) => ({
        id,
        large: `${baseUrl}-${Math.max(...widths)}.webp`,
        line: `![${altEn}](${baseUrl} ${widths.join(',')} ${width}x${height})`,
        width,
        height,
        altEn,
        altZh,
        tags: own.join(', '),
      }))
      .at(0),
  };
});

/** Adds uploads, edits alt texts, or removes a picture. */
export const action = formAction(async ({ app, caller, form }) => {
  const say = translator(libraryTexts, caller.language);
  const text = (name: string): string => String(form.get(name) ?? '');
  const texts = { altEn: text('altEn'), altZh: text('altZh'), tags: text('tags').split(/[,，]/).slice(0, 20) };
  if (text('intent') === 'add') {
    const ids = form
      .getAll('upload_ids')
      .map(String)
      .filter((id) => /^[0-9a-f]{32}$/.test(id));
    return { done: say('added', { count: (await addLibraryPictures(app, caller, ids, texts)).length }) };
  }
  if (text('intent') === 'remove') {
    await removeLibraryPicture(app, caller, parseId(text('id')));
    return { done: say('removed') };
  }
  await describeLibraryPicture(app, caller, parseId(text('id')), texts);
  return { done: say('saved') };
});
