import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Site } from '#site/meta.ts';
import { inWords, menuOf } from './rules.ts';
import * as store from './store.server.ts';

/** What every page says about the shop itself; an empty shop still has a name. */
export async function siteOf(app: App, language: Language): Promise<Site> {
  const company = await store.company(app.db);
  return { origin: app.origin, shopName: company ? inWords(company, 'name', language) : 'Tressline', language, socialImage: '/social.jpg' };
}

/** Menus and facts of the shop's frames. */
export async function frameOf(app: App, language: Language) {
  const [rows, company] = await Promise.all([store.navigation(app.db), store.company(app.db)]);
  return {
    header: menuOf(rows, 'header', language),
    footer: menuOf(rows, 'footer', language),
    shopName: company ? inWords(company, 'name', language) : 'Tressline',
    slogan: company ? inWords(company, 'slogan', language) : '',
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
    title: inWords(row, 'title', language),
    info: inWords(row, 'info', language),
    alt: inWords(row, 'alt', language),
    buttons: row.buttons.map((button) => ({ text: inWords(button, 'text', language), href: button.href })),
  }));
}

/** The shop's numbers by name: policies.returnDays and the like. */
export async function policiesOf(app: App): Promise<ReadonlyMap<string, number>> {
  return new Map((await store.allPolicies(app.db)).map((row) => [row.name, row.value]));
}
