import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import type { Sender } from '#providers/ports.ts';
import type { Site } from '#site/meta.ts';
import { fixedPolicies } from '../rules/policies.ts';
import { menuOf } from '../rules.ts';
import * as store from '../store/site-settings.server.ts';
import { guidesIn } from './articles.server.ts';

/** An empty shop still has a name. */
export async function siteOf(app: App, language: Language): Promise<Site> {
  const company = await store.company(app.db);
  return {
    origin: app.origin,
    shopName: company ? localizedColumn(company, 'name', language) : 'Tressline',
    language,
    socialImage: '/social.jpg',
  };
}

/** The sender of our emails; an empty shop uses its own address. */
export async function senderOf(app: App): Promise<Sender> {
  const company = await store.company(app.db);
  return { name: company?.nameEn ?? 'Tressline', address: company?.email ?? `no-reply@${new URL(app.origin).hostname}` };
}

export async function frameOf(app: App, language: Language) {
  const [rows, company] = await Promise.all([store.navigation(app.db), store.company(app.db)]);
  return {
    header: menuOf(rows, 'header', language),
    footer: menuOf(rows, 'footer', language),
    shopName: company ? localizedColumn(company, 'name', language) : 'Tressline',
    slogan: company ? localizedColumn(company, 'slogan', language) : '',
  };
}
export type FrameData = Awaited<ReturnType<typeof frameOf>>;

export async function bannersFor(app: App, type: string, language: Language) {
  const rows = await store.bannersOf(app.db, type, app.now());
  return rows.map((row) => ({
    id: row.id,
    base: row.url,
    widths: row.widths,
    width: row.width,
    height: row.height,
    href: row.href,
    title: localizedColumn(row, 'title', language),
    info: localizedColumn(row, 'info', language),
    alt: localizedColumn(row, 'alt', language),
    buttons: row.buttons.map((button) => ({ text: localizedColumn(button, 'text', language), href: button.href })),
  }));
}

/** Policy numbers by name, such as policies.returnDays. */
export async function policiesOf(app: App): Promise<ReadonlyMap<string, number>> {
  return new Map([...(await store.allPolicies(app.db)).map((row) => [row.name, row.value] as const), ...fixedPolicies]);
}

/** With the wire names of the API. */
export async function companyOf(app: App, language: Language) {
  const row = await store.company(app.db);
  if (!row) throw new DomainError('companyNotExist');
  return {
    name: localizedColumn(row, 'name', language),
    legal_name: localizedColumn(row, 'legalName', language),
    slogan: localizedColumn(row, 'slogan', language),
    story: localizedColumn(row, 'story', language),
    email: row.email,
    phone_number: row.phoneNumber,
    whatsapp: row.whatsapp,
    address: row.address,
    city: row.city,
    region: row.region,
    post_code: row.postCode,
    country: row.country,
    hours: localizedColumn(row, 'hours', language),
    logo: row.logoUrl,
    socials: row.socials,
  };
}

/** Flat; parent_id makes the tree. */
export async function navigationOf(app: App, language: Language) {
  const rows = await store.navigation(app.db);
  return rows.map((row) => ({
    n_id: row.id,
    parent_id: row.parentId,
    place: row.place,
    name: localizedColumn(row, 'name', language),
    url: row.url,
    value: row.value,
  }));
}

export const configOf = (app: App) => store.configRows(app.db);

/** Guides for search suggestions: title and address, searchable in both languages. */
export async function guideTitles(app: App, language: Language): Promise<{ title: string; path: string; words: string }[]> {
  return (await guidesIn(app, language)).map(({ title, path, words }) => ({ title, path, words }));
}
