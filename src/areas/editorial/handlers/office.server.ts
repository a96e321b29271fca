import { on } from '#api/handle.server.ts';
import { buttonFormValues } from '#areas/content/rules/form-data.ts';
import { contentRows } from '#areas/content/services/content-lists.server.ts';
import { pictureNamedBy } from '#areas/content/services/library.server.ts';
import { configOf } from '#areas/content/services/site-settings.server.ts';
import * as calls from '../calls/office.ts';
import { type ContentFieldChanges, onWire, pageOfRows, putByCall, takeByCall } from '../services/content-calls.server.ts';

const flag = (value: boolean | undefined): string | undefined => (value === undefined ? undefined : value ? '1' : '');
const number = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));
/** Null clears a field, undefined keeps it. */
const orEmpty = (value: number | string | null | undefined): string | undefined => (value === undefined ? undefined : String(value ?? ''));

type Menu = Omit<typeof calls.menuSave.input._output, 'n_id'>;
function menuChanges({ value, name_en, name_zh, url, place, parent_id, position, is_hidden }: Menu): ContentFieldChanges {
  // A value that is not an address is the name itself, in both languages.
  const name = value !== undefined && !value.startsWith('/') ? value : undefined;
  return {
    nameEn: name_en ?? name,
    nameZh: name_zh ?? name,
    value: name === undefined ? value : undefined,
    url,
    place,
    parentId: orEmpty(parent_id),
    position: number(position),
    isHidden: flag(is_hidden),
  };
}

type Picture = Omit<typeof calls.pictureSave.input._output, 'p_id'>;
/** A new picture without Chinese texts says the same in both languages; existing ones stay. */
const pictureChanges = (picture: Picture, isNew: boolean): ContentFieldChanges => ({
  type: picture.type,
  url: picture.url ?? picture.src,
  titleEn: picture.title,
  titleZh: picture.title_zh ?? (isNew ? picture.title : undefined),
  infoEn: picture.info,
  infoZh: picture.info_zh ?? (isNew ? picture.info : undefined),
  altEn: picture.alt,
  altZh: picture.alt_zh ?? (isNew ? picture.alt : undefined),
  href: picture.href,
  position: number(picture.position),
  isHidden: flag(picture.is_hidden),
  startsAt: orEmpty(picture.starts_at),
  endsAt: orEmpty(picture.ends_at),
  ...(picture.buttons && {
    // Buttons not listed are removed.
    ...buttonFormValues([0, 1].map(() => ({ textEn: '', textZh: '', href: '' }))),
    ...buttonFormValues(picture.buttons.map(({ text, text_zh, href }) => ({ textEn: text, textZh: text_zh ?? text, href }))),
  }),
});

type Faq = Omit<typeof calls.faqUpdate.input._output, 'id'>;
const faqChanges = (faq: Faq): ContentFieldChanges => ({
  categoryId: orEmpty(faq.category_id),
  topic: faq.topic,
  questionEn: faq.question_en,
  questionZh: faq.question_zh,
  answerEn: faq.answer_en,
  answerZh: faq.answer_zh,
  position: number(faq.position),
  isShown: flag(faq.is_shown),
});

type Company = typeof calls.companyUpdate.input._output;
const companyChanges = ({ socials, ...company }: Company): ContentFieldChanges => ({
  ...Object.fromEntries(
    Object.entries(company).map(([name, value]) => [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  ),
  socials:
    socials &&
    Object.entries(socials)
      .map(([name, url]) => `${name} ${url}`)
      .join('\n'),
});

type Video = Omit<typeof calls.videoUpdate.input._output, 'id'>;
const videoChanges = (video: Video): ContentFieldChanges => ({
  titleEn: video.title_en,
  titleZh: video.title_zh,
  descriptionEn: video.description_en,
  descriptionZh: video.description_zh,
  transcriptEn: video.transcript_en,
  transcriptZh: video.transcript_zh,
  url: video.url,
  posterUrl: video.poster,
  captionsEnUrl: video.captions_en,
  captionsZhUrl: video.captions_zh,
  seconds: number(video.seconds),
  width: number(video.width),
  height: number(video.height),
  tags: video.tags,
  position: number(video.position),
  isShown: flag(video.is_shown),
});

export const editorialOfficeHandlers = [
  on(calls.configAdd, async ({ name, value }, app, caller) => {
    const isKnown = (await configOf(app)).some((one) => one.name === name);
    await putByCall(app, caller, 'config', isKnown ? name : '', { name, value });
    return {};
  }),
  on(calls.configDelete, ({ name }, app, caller) => takeByCall(app, caller, 'config', name)),
  on(calls.configGet, async (_, app) => ({ items: await configOf(app) })),

  on(calls.menuNew, async (menu, app, caller) => ({
    n_id: Number(await putByCall(app, caller, 'navigation', '', { place: 'header', ...definedFields(menuChanges(menu)) })),
  })),
  on(calls.menuSave, async ({ n_id, ...menu }, app, caller) => ({
    n_id: Number(await putByCall(app, caller, 'navigation', String(n_id), menuChanges(menu))),
  })),
  on(calls.menuDelete, ({ n_id }, app, caller) => takeByCall(app, caller, 'navigation', String(n_id))),
  on(calls.menuGet, async (_, app) => ({
    items: (await contentRows.navigation(app)).map((row) => ({
      n_id: row.id,
      value: row.value || row.nameEn,
      parent_id: row.parentId,
      place: row.place,
      name_en: row.nameEn,
      name_zh: row.nameZh,
      url: row.url,
      position: row.position,
      is_hidden: row.isHidden,
    })),
  })),

  on(calls.pictureNew, async (picture, app, caller) => {
    const shown = await pictureNamedBy(app, picture.url ?? picture.src ?? '');
    const changes: ContentFieldChanges = {
      altEn: shown?.altEn,
      altZh: shown?.altZh,
      type: 'home',
      ...definedFields(pictureChanges(picture, true)),
    };
    return { p_id: Number(await putByCall(app, caller, 'banner', '', { ...changes, url: shown?.baseUrl ?? changes.url })) };
  }),
  on(calls.pictureSave, async ({ p_id, ...picture }, app, caller) => {
    const named = picture.url ?? picture.src;
    const shown = named === undefined ? null : await pictureNamedBy(app, named);
    const changes = pictureChanges(picture, false);
    return { p_id: Number(await putByCall(app, caller, 'banner', String(p_id), { ...changes, url: shown?.baseUrl ?? changes.url })) };
  }),
  on(calls.pictureDelete, ({ p_id }, app, caller) => takeByCall(app, caller, 'banner', String(p_id))),
  on(calls.pictureGet, async ({ type }, app) => ({
    items: (await contentRows.banner(app))
      .filter((row) => type === undefined || row.type === type)
      .map(({ id, url, titleEn, infoEn, ...row }) => ({ p_id: id, url, src: url, title: titleEn, info: infoEn, ...onWire(row) })),
  })),

  on(calls.faqAdd, async (faq, app, caller) => ({
    id: Number(await putByCall(app, caller, 'faq', '', { isShown: '1', ...definedFields(faqChanges(faq)) })),
  })),
  on(calls.faqUpdate, async ({ id, ...faq }, app, caller) => ({
    id: Number(await putByCall(app, caller, 'faq', String(id), faqChanges(faq))),
  })),
  on(calls.faqDelete, ({ id }, app, caller) => takeByCall(app, caller, 'faq', String(id))),
  on(calls.faqQuery, async (query, app) => pageOfRows((await contentRows.faq(app)).map(onWire), query)),

  on(calls.companyAdd, async (company, app, caller) => {
    await putByCall(app, caller, 'company', '', { country: 'US', ...definedFields(companyChanges(company)) });
    return {};
  }),
  on(calls.companyUpdate, async (company, app, caller) => {
    await putByCall(app, caller, 'company', '1', companyChanges(company));
    return {};
  }),
  on(calls.companyQuery, async (query, app) => pageOfRows((await contentRows.company(app)).map(onWire), query)),

  on(calls.videoAdd, async ({ name, ...video }, app, caller) => ({
    id: Number(await putByCall(app, caller, 'video', '', { ...videoChanges(video), slug: name })),
  })),
  on(calls.videoUpdate, async ({ id, ...video }, app, caller) => ({
    id: Number(await putByCall(app, caller, 'video', String(id), videoChanges(video))),
  })),
  on(calls.videoDelete, ({ id }, app, caller) => takeByCall(app, caller, 'video', String(id))),
  on(calls.videoQuery, async (query, app) => pageOfRows((await contentRows.video(app)).map(onWire), query)),
];

/** Only given fields, so that defaults are not hidden. */
function definedFields(changes: ContentFieldChanges): Record<string, string> {
  return Object.fromEntries(Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
