import type { ContentFields, ContentKind } from '#areas/content/rules/content-forms.ts';
import { type ContentEditor, publishDueContent } from '#areas/content/services/changes.server.ts';
import { siteContentEditors } from '#areas/content/services/content-editors.server.ts';
import * as lists from '#areas/content/services/content-lists.server.ts';
import { fetchSaleRuns, salePageEditor } from '#areas/promotions/services/sale-page-editor.server.ts';
import { dayIn } from '#areas/staff/services/when.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { editorialOfficeTexts } from '../office-texts.ts';
import { bannerTypes, faqTopics } from '../rules/editor-pages.ts';

export const contentEditors: Readonly<Record<ContentKind, ContentEditor>> = { ...siteContentEditors, sale: salePageEditor };

/** Publishes scheduled changes that are due. */
export const publishPlanned = (app: App): Promise<number> => publishDueContent(app, Object.values(contentEditors));

type Listed = {
  readonly entries: readonly lists.ContentEntry[];
  readonly choices: Readonly<Record<string, readonly lists.ContentChoice[]>>;
};

/** The entries of one kind, with the form's options. */
export async function loadEditorList(app: App, kind: ContentKind, language: Language): Promise<Listed> {
  const say = translator(editorialOfficeTexts, language);
  switch (kind) {
    case 'faq': {
      const { entries, categories } = await lists.faqEntries(app, language);
      const topics = faqTopics.map((value) => ({ value, label: say(`topic-${value}`) }));
      const nameOf = new Map<string, string>(topics.map(({ value, label }) => [value, label]));
      return {
        entries: entries.map((entry) => ({ ...entry, group: nameOf.get(entry.group) ?? entry.group })),
        choices: { categories: [{ value: '', label: say('wholeShop') }, ...categories], topics: [{ value: '', label: '–' }, ...topics] },
      };
    }
    case 'banner': {
      const types = bannerTypes.map((value) => ({ value, label: say(`banner-${value}`) }));
      const nameOf = new Map<string, string>(types.map(({ value, label }) => [value, label]));
      const entries = (await lists.bannerEntries(app, language)).map((entry) => ({
        ...entry,
        group: nameOf.get(entry.group) ?? entry.group,
      }));
      return { entries, choices: { bannerTypes: types } };
    }
    case 'navigation': {
      const places = (['header', 'footer'] as const).map((value) => ({ value, label: say(`menu-${value}`) }));
      const entries = await lists.menuEntries(app, language);
      const above = entries
        .filter(({ depth = 0 }) => depth < 2)
        .map(({ key, title, depth = 0 }) => ({ value: key, label: `${'– '.repeat(depth)}${title}` }));
      const nameOf = new Map<string, string>(places.map(({ value, label }) => [value, label]));
      return {
        entries: entries.map((entry) => ({ ...entry, group: nameOf.get(entry.group) ?? entry.group })),
        choices: { menuPlaces: places, menuEntries: [{ value: '', label: say('topLevel') }, ...above] },
      };
    }
    case 'company':
      return { entries: await lists.companyEntries(app, language), choices: {} };
    case 'config':
      return { entries: await lists.configEntries(app, language), choices: {} };
    case 'policy': {
      const entries = await lists.policyEntries(app, language);
      const shown = (unit: string, value: string) => (unit === 'flag' ? say(value === '1' ? 'yes' : 'no') : say(unitText(unit), { value }));
      return { entries: entries.map(({ unit, ...entry }) => ({ ...entry, sub: shown(unit, entry.sub) })), choices: {} };
    }
    case 'delay': {
      const kinds = (['carrier', 'production', 'customs', 'holiday'] as const).map((value) => ({ value, label: say(`delay-${value}`) }));
      return { entries: await lists.delayEntries(app, language), choices: { delayKinds: kinds } };
    }
    case 'sale':
      return { entries: await saleEntries(app, language), choices: {} };
    case 'video':
    case 'article':
      return { entries: [], choices: {} };
  }
}

const units = ['bp', 'cents', 'flag', 'minutes', 'days', 'working days', 'times', 'pieces', 'pictures', 'inquiries', 'MB'] as const;

export const unitText = (unit: string) => `unit-${units.find((one) => one === unit) ?? 'other'}` as const;

async function saleEntries(app: App, language: Language): Promise<lists.ContentEntry[]> {
  const now = app.now();
  return (await fetchSaleRuns(app)).map((run) => ({
    key: String(run.id),
    title: localizedColumn(run, 'title', language),
    sub: `${dayIn(run.startsAt, language)} – ${dayIn(run.endsAt, language)}`,
    group: `/${run.slug}`,
    isShown: run.publishedAt !== null && run.publishedAt <= now,
  }));
}

export const unitOf = async (app: App, key: string): Promise<string> =>
  (await lists.policyEntries(app, 'en')).find((entry) => entry.key === key)?.unit ?? '';

/** Where in the shop it can be seen. */
export async function pagesShowing(app: App, kind: ContentKind, key: string, fields: ContentFields): Promise<string[]> {
  switch (kind) {
    case 'faq': {
      const slug = (await lists.categorySlugsByKey(app)).get(String(fields.categoryId ?? ''));
      return ['/customer-service/faqs', ...(slug ? [`/collections/${slug}`] : ['/'])];
    }
    case 'banner':
    case 'navigation':
      return ['/'];
    case 'company':
      return ['/contact-us', '/about-us'];
    // Settings are for staff or programs: no page shows them.
    case 'config':
      return [];
    case 'policy':
      return [
        '/customer-service/return-exchanges',
        '/price-protection-service',
        '/business-solutions-wholesale-price',
        '/referral-program',
      ];
    case 'delay':
      return ['/customer-service/delay-delivery'];
    case 'sale': {
      const run = (await fetchSaleRuns(app)).find(({ id }) => String(id) === key);
      return run ? [`/${run.slug}`] : [];
    }
    case 'video':
      return ['/video'];
    case 'article':
      return [];
  }
}
