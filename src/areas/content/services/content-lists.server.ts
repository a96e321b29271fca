import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { formatPolicyAmount } from '../rules/form-data.ts';
import { isEditablePolicy } from '../rules/policies.ts';
import { isKnownSetting } from '../rules/settings.ts';
import { settingTexts } from '../setting-texts.ts';
import * as store from '../store/content-lists.server.ts';
import { companyRow } from '../store/content-rows.server.ts';

export type ContentEntry = {
  readonly key: string;
  readonly title: string;
  readonly sub: string;
  /** Entries are sorted by their groups. */
  readonly group: string;
  readonly isShown: boolean;
  /** Depth in a menu. */
  readonly depth?: number;
  readonly picture?: string;
};
export type ContentChoice = { readonly value: string; readonly label: string };

export async function faqEntries(app: App, language: Language): Promise<{ entries: ContentEntry[]; categories: ContentChoice[] }> {
  const [rows, names] = await Promise.all([store.faqList(app.db), store.categoryNameRows(app.db)]);
  const nameOf = new Map(names.map((row) => [row.id, localizedColumn(row, 'name', language)]));
  return {
    entries: rows.map((row) => ({
      key: String(row.id),
      title: localizedColumn(row, 'question', language),
      sub: language === 'zh' ? row.questionEn : row.questionZh,
      group: row.categoryId === null ? row.topic : (nameOf.get(row.categoryId) ?? ''),
      isShown: row.publishedAt !== null,
    })),
    categories: names.map(({ id }) => ({ value: String(id), label: nameOf.get(id) ?? '' })),
  };
}

export const categorySlugsByKey = async (app: App): Promise<ReadonlyMap<string, string>> =>
  new Map((await store.categoryNameRows(app.db)).map(({ id, slug }) => [String(id), slug]));

export const bannerEntries = async (app: App, language: Language): Promise<ContentEntry[]> =>
  (await store.bannerList(app.db)).map((row) => ({
    key: String(row.id),
    title: localizedColumn(row, 'title', language) || localizedColumn(row, 'alt', language),
    sub: localizedColumn(row, 'info', language),
    group: row.type,
    isShown: !row.isHidden && (row.startsAt === null || row.startsAt <= app.now()) && (row.endsAt === null || row.endsAt > app.now()),
    picture: `${row.url}-${row.widths[0] ?? 450}.webp`,
  }));

/** Each entry after its parent. */
export async function menuEntries(app: App, language: Language): Promise<ContentEntry[]> {
  const rows = await store.menuList(app.db);
  const under = (parentId: number | null, place: string, depth: number): ContentEntry[] =>
    rows
      .filter((row) => row.parentId === parentId && row.place === place)
      .flatMap((row) => [
        {
          key: String(row.id),
          title: localizedColumn(row, 'name', language),
          sub: row.url,
          group: place,
          isShown: !row.isHidden,
          depth,
        },
        ...under(row.id, place, depth + 1),
      ]);
  return [...new Set(rows.map(({ place }) => place))]
    .sort()
    .reverse()
    .flatMap((place) => under(null, place, 0));
}

export async function configEntries(app: App, language: Language): Promise<ContentEntry[]> {
  const say = translator(settingTexts, language);
  const entries = (await store.configList(app.db)).map(({ name, value }) => ({
    key: name,
    title: isKnownSetting(name) ? say(name) : name,
    sub: isKnownSetting(name) ? `${name}: ${value}` : value,
    group: say(isKnownSetting(name) ? 'obeyed' : 'handedOn'),
    isShown: true,
  }));
  return entries.sort((a, b) => Number(isKnownSetting(b.key)) - Number(isKnownSetting(a.key)));
}

export const policyEntries = async (app: App, language: Language): Promise<(ContentEntry & { unit: string })[]> =>
  (await store.policyList(app.db))
    .filter(({ name }) => isEditablePolicy(name))
    .map((row) => ({
      key: row.name,
      title: localizedColumn(row, 'note', language) || row.name,
      sub: formatPolicyAmount(row.value, row.unit),
      unit: row.unit,
      group: '',
      isShown: true,
    }));

export const delayEntries = async (app: App, language: Language): Promise<ContentEntry[]> => {
  const today = app.now().toISOString().slice(0, 10);
  return (await store.delayList(app.db)).map((row) => ({
    key: String(row.id),
    title: localizedColumn(row, 'title', language),
    sub: `${row.startsOn} – ${row.endsOn ?? ''}`,
    group: '',
    isShown: row.endsOn === null || row.endsOn >= today,
  }));
};

export const companyEntries = async (app: App, language: Language): Promise<ContentEntry[]> => {
  const row = await companyRow(app.db);
  return row ? [{ key: '1', title: localizedColumn(row, 'name', language), sub: row.email, group: '', isShown: true }] : [];
};

/** Whole rows for staff calls. */
export const contentRows = {
  navigation: (app: App) => store.menuList(app.db),
  banner: (app: App) => store.bannerList(app.db),
  faq: (app: App) => store.faqList(app.db),
  video: (app: App) => store.videoEditingRows(app.db),
  company: async (app: App) => [await companyRow(app.db)].flatMap((row) => row ?? []),
} as const;
