import { Refused } from '#kernel/errors.ts';
import type { Database } from '#platform/database/open.server.ts';
import { isTaken } from '#platform/database/taken.ts';
import { columnsOf, type DeskKind, type Fields, forms, type Value } from '../rules/desks.ts';
import { isKeptHere } from '../rules/policies.ts';
import { mayBe } from '../rules/settings.ts';
import { isSocial, socialsOf, socialsShown } from '../rules/socials.ts';
import * as store from '../store/desks.server.ts';
import type { Desk } from './changes.server.ts';

const text = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
const whole = (fields: Fields, name: string): number => (typeof fields[name] === 'number' ? fields[name] : 0);
const isOn = (fields: Fields, name: string): boolean => fields[name] === true;
const dateOf = (fields: Fields, name: string): Date | null => (text(fields, name) === '' ? null : new Date(text(fields, name)));
/** A column of a row as a form holds it. */
const shown = (value: unknown): Value => (value instanceof Date ? value.toISOString() : ((value ?? null) as Value));

/** The columns of a row that its form has. */
const formOf = (kind: Exclude<DeskKind, 'article'>, row: object | null): Fields | null => {
  if (row === null) return null;
  const columns = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(forms[kind].flatMap((spec) => columnsOf(spec).map((name) => [name, shown(columns.get(name))])));
};

const pairOf = <Name extends string>(fields: Fields, ...names: Name[]) =>
  Object.fromEntries(names.flatMap((name) => [`${name}En`, `${name}Zh`].map((column) => [column, text(fields, column)]))) as Record<
    `${Name}En` | `${Name}Zh`,
    string
  >;

const faqDesk: Desk = {
  kind: 'faq',
  tags: ['faqs'],
  async read(db, key) {
    const row = await store.faqRow(db, key);
    return (
      row && formOf('faq', { ...row, categoryId: row.categoryId === null ? '' : String(row.categoryId), isShown: row.publishedAt !== null })
    );
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.takeFaq(db, key));
    const row = {
      ...pairOf(fields, 'question', 'answer'),
      categoryId: store.idOf(text(fields, 'categoryId')) || null,
      topic: text(fields, 'categoryId') === '' ? text(fields, 'topic') : '',
      position: whole(fields, 'position'),
      publishedAt: isOn(fields, 'isShown') ? at : null,
      updatedAt: at,
    };
    return once('faqs_question', 'questionEn', () => store.putFaq(db, key, row));
  },
};

const bannerDesk: Desk = {
  kind: 'banner',
  tags: ['banners'],
  read: async (db, key) => formOf('banner', await store.bannerRow(db, key)),
  check(fields) {
    const [startsAt, endsAt] = [dateOf(fields, 'startsAt'), dateOf(fields, 'endsAt')];
    if (startsAt && endsAt && startsAt >= endsAt) throw new Refused('badValue', { field: 'endsAt' });
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.takeBanner(db, key));
    bannerDesk.check?.(fields, key);
    const url = text(fields, 'url');
    const row = {
      ...pairOf(fields, 'title', 'info', 'alt'),
      ...(await sizesOf(db, key, url)),
      type: text(fields, 'type'),
      url,
      href: text(fields, 'href'),
      buttons: buttonsIn(fields),
      position: whole(fields, 'position'),
      isHidden: isOn(fields, 'isHidden'),
      startsAt: dateOf(fields, 'startsAt'),
      endsAt: dateOf(fields, 'endsAt'),
      updatedAt: at,
    };
    return store.putBanner(db, key, row);
  },
};

const buttonsIn = ({ buttons }: Fields) => (Array.isArray(buttons) ? buttons.map((one) => ({ ...one })) : []);

/** Only pictures whose sizes we know: of the library, or the one that stands there already. */
async function sizesOf(db: Database, key: string, url: string) {
  const kept = await store.bannerRow(db, key);
  if (kept?.url === url) return { widths: kept.widths, width: kept.width, height: kept.height };
  const sizes = await store.pictureSizes(db, url);
  if (!sizes) throw new Refused('badValue', { field: 'url' });
  return sizes;
}

export const sizesOfPicture = (db: Database, base: string) => store.pictureSizes(db, base);

const navigationDesk: Desk = {
  kind: 'navigation',
  // The menus stand on every page.
  tags: ['all'],
  async read(db, key) {
    const row = await store.menuRow(db, key);
    return row && formOf('navigation', { ...row, parentId: row.parentId === null ? '' : String(row.parentId) });
  },
  async write(db, key, fields, at) {
    if (fields === null) {
      if ((await store.menuUnder(db, key)).length > 0) throw new Refused('entryHasChildren');
      return gone(key, store.takeMenu(db, key));
    }
    const parentId = store.idOf(text(fields, 'parentId')) || null;
    await checkParent(db, key, parentId, text(fields, 'place'));
    return store.putMenu(db, key, {
      ...pairOf(fields, 'name'),
      place: text(fields, 'place'),
      parentId,
      url: text(fields, 'url'),
      value: text(fields, 'value'),
      position: whole(fields, 'position'),
      isHidden: isOn(fields, 'isHidden'),
      updatedAt: at,
    });
  },
};

/** An entry may not stand under itself, nor in another menu than what it stands under. */
async function checkParent(db: Database, key: string, parentId: number | null, place: string): Promise<void> {
  for (let above = parentId, steps = 0; above !== null; steps += 1) {
    const row = await store.menuRow(db, String(above));
    if (!row || row.place !== place || String(above) === key || steps > 5) throw new Refused('badValue', { field: 'parentId' });
    above = row.parentId;
  }
}

const companyDesk: Desk = {
  kind: 'company',
  tags: ['all'],
  async read(db) {
    const row = await store.companyRow(db);
    return row && formOf('company', { ...row, socials: socialsShown(row.socials) });
  },
  check(fields) {
    if (!/^[^@\s,"<>]+@[^@\s,"<>]+$/.test(text(fields, 'email'))) throw new Refused('badMailbox');
    if (!Object.values(socialsOf(text(fields, 'socials'))).every(isSocial)) throw new Refused('badValue', { field: 'socials' });
  },
  async write(db, key, fields, at) {
    if (fields === null) throw new Refused('forbidden');
    companyDesk.check?.(fields, key);
    const [email, socials] = [text(fields, 'email'), socialsOf(text(fields, 'socials'))];
    const plain = Object.fromEntries(
      ['phoneNumber', 'whatsapp', 'address', 'city', 'region', 'postCode', 'country'].map((name) => [name, text(fields, name)]),
    );
    const words = pairOf(fields, 'name', 'legalName', 'slogan', 'story', 'hours');
    await store.putCompany(db, { ...words, ...plain, email, socials, updatedAt: at });
    return '1';
  },
};

const configDesk: Desk = {
  kind: 'config',
  tags: ['all'],
  read: async (db, key) => formOf('config', await store.configRow(db, key)),
  check(fields, key) {
    const name = text(fields, 'name');
    if (!/^[a-z][a-z0-9_]*$/.test(name) || (key !== '' && name !== key)) throw new Refused('badValue', { field: 'name' });
    if (!mayBe(name, text(fields, 'value'))) throw new Refused('badValue', { field: 'value' });
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.takeConfig(db, key));
    configDesk.check?.(fields, key);
    const name = text(fields, 'name');
    await store.putConfig(db, { name, value: text(fields, 'value'), updatedAt: at });
    return name;
  },
};

const policyDesk: Desk = {
  kind: 'policy',
  tags: ['policies'],
  read: async (db, key) => formOf('policy', await store.policyRow(db, key)),
  async write(db, key, fields, at) {
    if (fields === null || !isKeptHere(key)) throw new Refused('forbidden');
    await store.putPolicy(db, key, { ...pairOf(fields, 'note'), value: whole(fields, 'value'), updatedAt: at });
    return key;
  },
};

const delayDesk: Desk = {
  kind: 'delay',
  tags: ['articles'],
  read: async (db, key) => formOf('delay', await store.delayRow(db, key)),
  check(fields) {
    const endsOn = text(fields, 'endsOn');
    if (whole(fields, 'extraDaysMin') > whole(fields, 'extraDaysMax')) throw new Refused('badValue', { field: 'extraDaysMax' });
    if (endsOn !== '' && endsOn < text(fields, 'startsOn')) throw new Refused('badValue', { field: 'endsOn' });
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.takeDelay(db, key));
    delayDesk.check?.(fields, key);
    const kind = (['carrier', 'production', 'customs', 'holiday'] as const).find((one) => one === fields.kind);
    if (!kind) throw new Refused('badValue', { field: 'kind' });
    return store.putDelay(db, key, {
      ...pairOf(fields, 'title', 'reason'),
      kind,
      carrier: text(fields, 'carrier'),
      extraDaysMin: whole(fields, 'extraDaysMin'),
      extraDaysMax: whole(fields, 'extraDaysMax'),
      startsOn: text(fields, 'startsOn'),
      endsOn: text(fields, 'endsOn') || null,
      updatedAt: at,
    });
  },
};

const videoDesk: Desk = {
  kind: 'video',
  tags: ['videos'],
  async read(db, key) {
    const row = await store.videoRow(db, key);
    const said = row && {
      ...row,
      tags: row.tags.join(', '),
      seconds: Math.round(row.durationMs / 1000),
      isShown: row.publishedAt !== null,
    };
    return formOf('video', said);
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.takeVideo(db, key));
    const slug = text(fields, 'slug');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Refused('badValue', { field: 'slug' });
    const kept = await store.videoRow(db, key);
    const seconds = whole(fields, 'seconds');
    const row = {
      ...pairOf(fields, 'title', 'description', 'transcript'),
      slug,
      url: text(fields, 'url'),
      posterUrl: text(fields, 'posterUrl'),
      captionsEnUrl: text(fields, 'captionsEnUrl'),
      captionsZhUrl: text(fields, 'captionsZhUrl'),
      durationMs: kept && Math.round(kept.durationMs / 1000) === seconds ? kept.durationMs : seconds * 1000,
      width: whole(fields, 'width'),
      height: whole(fields, 'height'),
      tags: text(fields, 'tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      position: whole(fields, 'position'),
      publishedAt: isOn(fields, 'isShown') ? (kept?.publishedAt ?? at) : null,
      updatedAt: at,
    };
    return once('videos_slug_unique', 'slug', () => store.putVideo(db, key, row));
  },
};

/** Which version of a page of words the shop shows, who signs it and the picture it is known by. */
export const articleDesk: Desk = {
  kind: 'article',
  tags: ['articles'],
  async read(db, key) {
    const row = await store.articleRow(db, key);
    return row && { version: row.liveVersion, publishedAt: shown(row.publishedAt), author: row.author, pictureUrl: row.pictureUrl };
  },
  async write(db, key, fields, at) {
    if (fields === null) throw new Refused('forbidden');
    const liveVersion = whole(fields, 'version') || null;
    const publishedAt = liveVersion === null ? null : (dateOf(fields, 'publishedAt') ?? at);
    const [author, pictureUrl] = (['author', 'pictureUrl'] as const).map((name) => (name in fields ? text(fields, name) : undefined));
    const row = { liveVersion, publishedAt, author, pictureUrl, updatedAt: at };
    if (!(await store.putArticle(db, key, row))) throw new Refused('contentNotExist');
    return key;
  },
};

export const contentDesks = {
  faq: faqDesk,
  banner: bannerDesk,
  navigation: navigationDesk,
  company: companyDesk,
  config: configDesk,
  policy: policyDesk,
  delay: delayDesk,
  video: videoDesk,
  article: articleDesk,
} as const satisfies Partial<Record<DeskKind, Desk>>;

async function gone(key: string, work: PromiseLike<unknown>): Promise<string> {
  await work;
  return key;
}

/** A row whose place is taken is told by the field that should be another. */
async function once(index: string, field: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, index)) throw new Refused('badValue', { field });
    throw error;
  }
}
