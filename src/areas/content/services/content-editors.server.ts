import { DomainError } from '#kernel/errors.ts';
import { parseId } from '#kernel/ids.ts';
import type { Database } from '#platform/database/open.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { type ContentFields, type ContentKind, type ContentValue, contentColumnsOf, contentForms } from '../rules/content-forms.ts';
import { isEditablePolicy } from '../rules/policies.ts';
import { isValidSetting } from '../rules/settings.ts';
import { formatSocials, isSocial, socialsOf } from '../rules/socials.ts';
import * as store from '../store/content-rows.server.ts';
import type { ContentEditor } from './changes.server.ts';

const text = (fields: ContentFields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
const whole = (fields: ContentFields, name: string): number => (typeof fields[name] === 'number' ? fields[name] : 0);
const isOn = (fields: ContentFields, name: string): boolean => fields[name] === true;
const dateOf = (fields: ContentFields, name: string): Date | null => (text(fields, name) === '' ? null : new Date(text(fields, name)));
/** A column's value in a form. */
const shown = (value: unknown): ContentValue => (value instanceof Date ? value.toISOString() : ((value ?? null) as ContentValue));

const formOf = (kind: Exclude<ContentKind, 'article'>, row: object | null): ContentFields | null => {
  if (row === null) return null;
  const columns = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(contentForms[kind].flatMap((spec) => contentColumnsOf(spec).map((name) => [name, shown(columns.get(name))])));
};

const pairOf = <Name extends string>(fields: ContentFields, ...names: Name[]) =>
  Object.fromEntries(names.flatMap((name) => [`${name}En`, `${name}Zh`].map((column) => [column, text(fields, column)]))) as Record<
    `${Name}En` | `${Name}Zh`,
    string
  >;

const faqEditor: ContentEditor = {
  kind: 'faq',
  tags: ['faqs'],
  async read(db, key) {
    const row = await store.faqRow(db, key);
    return (
      row && formOf('faq', { ...row, categoryId: row.categoryId === null ? '' : String(row.categoryId), isShown: row.publishedAt !== null })
    );
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.deleteFaqByKey(db, key));
    const row = {
      ...pairOf(fields, 'question', 'answer'),
      categoryId: parseId(text(fields, 'categoryId')) || null,
      topic: text(fields, 'categoryId') === '' ? text(fields, 'topic') : '',
      position: whole(fields, 'position'),
      publishedAt: isOn(fields, 'isShown') ? at : null,
      updatedAt: at,
    };
    return once('faqs_question', 'questionEn', () => store.saveFaq(db, key, row));
  },
};

const bannerEditor: ContentEditor = {
  kind: 'banner',
  tags: ['banners'],
  read: async (db, key) => formOf('banner', await store.bannerRow(db, key)),
  check(fields) {
    const [startsAt, endsAt] = [dateOf(fields, 'startsAt'), dateOf(fields, 'endsAt')];
    if (startsAt && endsAt && startsAt >= endsAt) throw new DomainError('badValue', { field: 'endsAt' });
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.deleteBanner(db, key));
    bannerEditor.check?.(fields, key);
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
    return store.saveBanner(db, key, row);
  },
};

const buttonsIn = ({ buttons }: ContentFields) => (Array.isArray(buttons) ? buttons.map((one) => ({ ...one })) : []);

/** Only pictures with known sizes: from the library, or the current one. */
async function sizesOf(db: Database, key: string, url: string) {
  const stored = await store.bannerRow(db, key);
  if (stored?.url === url) return { widths: stored.widths, width: stored.width, height: stored.height };
  const sizes = await store.pictureSizes(db, url);
  if (!sizes) throw new DomainError('badValue', { field: 'url' });
  return sizes;
}

export const sizesOfPicture = (db: Database, base: string) => store.pictureSizes(db, base);

const navigationEditor: ContentEditor = {
  kind: 'navigation',
  // Menus are on every page.
  tags: ['all'],
  async read(db, key) {
    const row = await store.menuRow(db, key);
    return row && formOf('navigation', { ...row, parentId: row.parentId === null ? '' : String(row.parentId) });
  },
  async write(db, key, fields, at) {
    if (fields === null) {
      if ((await store.menuUnder(db, key)).length > 0) throw new DomainError('entryHasChildren');
      return gone(key, store.deleteMenuEntry(db, key));
    }
    const parentId = parseId(text(fields, 'parentId')) || null;
    await checkParent(db, key, parentId, text(fields, 'place'));
    return store.saveMenuEntry(db, key, {
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

/** An entry must not be its own ancestor, nor be in another menu than its parent. */
async function checkParent(db: Database, key: string, parentId: number | null, place: string): Promise<void> {
  for (let above = parentId, steps = 0; above !== null; steps += 1) {
    const row = await store.menuRow(db, String(above));
    if (!row || row.place !== place || String(above) === key || steps > 5) throw new DomainError('badValue', { field: 'parentId' });
    above = row.parentId;
  }
}

const companyEditor: ContentEditor = {
  kind: 'company',
  tags: ['all'],
  async read(db) {
    const row = await store.companyRow(db);
    return row && formOf('company', { ...row, socials: formatSocials(row.socials) });
  },
  check(fields) {
    if (!/^[^@\s,"<>]+@[^@\s,"<>]+$/.test(text(fields, 'email'))) throw new DomainError('badMailbox');
    if (!Object.values(socialsOf(text(fields, 'socials'))).every(isSocial)) throw new DomainError('badValue', { field: 'socials' });
  },
  async write(db, key, fields, at) {
    if (fields === null) throw new DomainError('forbidden');
    companyEditor.check?.(fields, key);
    const [email, socials] = [text(fields, 'email'), socialsOf(text(fields, 'socials'))];
    const plain = Object.fromEntries(
      ['phoneNumber', 'whatsapp', 'address', 'city', 'region', 'postCode', 'country'].map((name) => [name, text(fields, name)]),
    );
    const localized = pairOf(fields, 'name', 'legalName', 'slogan', 'story', 'hours');
    await store.saveCompany(db, { ...localized, ...plain, email, socials, updatedAt: at });
    return '1';
  },
};

const configEditor: ContentEditor = {
  kind: 'config',
  tags: ['all'],
  read: async (db, key) => formOf('config', await store.configRow(db, key)),
  check(fields, key) {
    const name = text(fields, 'name');
    if (!/^[a-z][a-z0-9_]*$/.test(name) || (key !== '' && name !== key)) throw new DomainError('badValue', { field: 'name' });
    if (!isValidSetting(name, text(fields, 'value'))) throw new DomainError('badValue', { field: 'value' });
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.deleteConfig(db, key));
    configEditor.check?.(fields, key);
    const name = text(fields, 'name');
    await store.saveConfig(db, { name, value: text(fields, 'value'), updatedAt: at });
    return name;
  },
};

const policyEditor: ContentEditor = {
  kind: 'policy',
  tags: ['policies'],
  read: async (db, key) => formOf('policy', await store.policyRow(db, key)),
  async write(db, key, fields, at) {
    if (fields === null || !isEditablePolicy(key)) throw new DomainError('forbidden');
    await store.savePolicy(db, key, { ...pairOf(fields, 'note'), value: whole(fields, 'value'), updatedAt: at });
    return key;
  },
};

const delayEditor: ContentEditor = {
  kind: 'delay',
  tags: ['articles'],
  read: async (db, key) => formOf('delay', await store.delayRow(db, key)),
  check(fields) {
    const endsOn = text(fields, 'endsOn');
    if (whole(fields, 'extraDaysMin') > whole(fields, 'extraDaysMax')) throw new DomainError('badValue', { field: 'extraDaysMax' });
    if (endsOn !== '' && endsOn < text(fields, 'startsOn')) throw new DomainError('badValue', { field: 'endsOn' });
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.deleteDelay(db, key));
    delayEditor.check?.(fields, key);
    const kind = (['carrier', 'production', 'customs', 'holiday'] as const).find((one) => one === fields.kind);
    if (!kind) throw new DomainError('badValue', { field: 'kind' });
    return store.saveDelay(db, key, {
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

const videoEditor: ContentEditor = {
  kind: 'video',
  tags: ['videos'],
  async read(db, key) {
    const row = await store.videoRow(db, key);
    const formValues = row && {
      ...row,
      tags: row.tags.join(', '),
      seconds: Math.round(row.durationMs / 1000),
      isShown: row.publishedAt !== null,
    };
    return formOf('video', formValues);
  },
  async write(db, key, fields, at) {
    if (fields === null) return gone(key, store.deleteVideo(db, key));
    const slug = text(fields, 'slug');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new DomainError('badValue', { field: 'slug' });
    const stored = await store.videoRow(db, key);
    const seconds = whole(fields, 'seconds');
    const row = {
      ...pairOf(fields, 'title', 'description', 'transcript'),
      slug,
      url: text(fields, 'url'),
      posterUrl: text(fields, 'posterUrl'),
      captionsEnUrl: text(fields, 'captionsEnUrl'),
      captionsZhUrl: text(fields, 'captionsZhUrl'),
      durationMs: stored && Math.round(stored.durationMs / 1000) === seconds ? stored.durationMs : seconds * 1000,
      width: whole(fields, 'width'),
      height: whole(fields, 'height'),
      tags: text(fields, 'tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      position: whole(fields, 'position'),
      publishedAt: isOn(fields, 'isShown') ? (stored?.publishedAt ?? at) : null,
      updatedAt: at,
    };
    return once('videos_slug_unique', 'slug', () => store.saveVideo(db, key, row));
  },
};

/** The live version of a content page, its author and picture. */
export const articleEditor: ContentEditor = {
  kind: 'article',
  tags: ['articles'],
  async read(db, key) {
    const row = await store.articleRow(db, key);
    return row && { version: row.liveVersion, publishedAt: shown(row.publishedAt), author: row.author, pictureUrl: row.pictureUrl };
  },
  async write(db, key, fields, at) {
    if (fields === null) throw new DomainError('forbidden');
    const liveVersion = whole(fields, 'version') || null;
    const publishedAt = liveVersion === null ? null : (dateOf(fields, 'publishedAt') ?? at);
    const [author, pictureUrl] = (['author', 'pictureUrl'] as const).map((name) => (name in fields ? text(fields, name) : undefined));
    const row = { liveVersion, publishedAt, author, pictureUrl, updatedAt: at };
    if (!(await store.saveArticle(db, key, row))) throw new DomainError('contentNotExist');
    return key;
  },
};

export const siteContentEditors = {
  faq: faqEditor,
  banner: bannerEditor,
  navigation: navigationEditor,
  company: companyEditor,
  config: configEditor,
  policy: policyEditor,
  delay: delayEditor,
  video: videoEditor,
  article: articleEditor,
} as const satisfies Partial<Record<ContentKind, ContentEditor>>;

async function gone(key: string, work: PromiseLike<unknown>): Promise<string> {
  await work;
  return key;
}

/** A unique violation is reported for the field that must change. */
async function once(index: string, field: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, index)) throw new DomainError('badValue', { field });
    throw error;
  }
}
