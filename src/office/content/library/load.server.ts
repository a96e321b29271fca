import { optionalText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import {
  addLibraryPictures,
  describeLibraryPicture,
  pictureLibraryOf,
  pictureOf,
  removeLibraryPicture,
} from '#areas/content/services/library.server.ts';
import { resourceAdd, resourceDelete, resourceUpdate } from '#areas/editorial/calls/office.ts';
import { parseId } from '#kernel/ids.ts';
import { type LocalizedText, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
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

/** Tags in one field, with commas of either script between them. */
const tags = optionalText(600)
  .transform((text) => text.split(/[,，]/).filter((tag) => tag.trim() !== ''))
  .pipe(resourceAdd.input.shape.tags.unwrap());
const added = resourceAdd.input.extend({ tags });
const described = resourceUpdate.input.extend({ tags });

export const action = actions(
  {
    async add({ app, caller, form }) {
      const { upload_ids, alt_en, alt_zh, tags: own } = readForm(form, added);
      const made = await addLibraryPictures(app, caller, upload_ids, { altEn: alt_en, altZh: alt_zh, tags: own });
      return { done: say(caller)('added', { count: made.length }) };
    },
    async save({ app, caller, form }) {
      const { id, alt_en, alt_zh, tags: own } = readForm(form, described);
      await describeLibraryPicture(app, caller, id, { altEn: alt_en, altZh: alt_zh, tags: own });
      return { done: say(caller)('saved') };
    },
    async remove({ app, caller, form }) {
      await removeLibraryPicture(app, caller, readForm(form, resourceDelete.input).id);
      return { done: say(caller)('removed') };
    },
  },
  { labels: { alt_en: libraryTexts.altEn, alt_zh: libraryTexts.altZh, altEn: libraryTexts.altEn, altZh: libraryTexts.altZh } },
);

const say = ({ language }: Caller) => translator(libraryTexts, language);
