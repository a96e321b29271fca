/** Content staff maintain. Each kind is a form in both languages, and every change is a versioned row. */
export const contentKinds = ['faq', 'banner', 'navigation', 'company', 'config', 'policy', 'delay', 'sale', 'video', 'article'] as const;
export type ContentKind = (typeof contentKinds)[number];
export const isContentKind = (name: string | null): name is ContentKind => contentKinds.some((kind) => kind === name);

export type ContentValue = string | number | boolean | null | readonly ButtonValue[];
export type ButtonValue = { readonly textEn: string; readonly textZh: string; readonly href: string };
export type ContentFields = Readonly<Record<string, ContentValue>>;

type Base = { readonly name: string; readonly isRequired?: boolean };
export type ContentFieldSpec = Base &
  (
    | { readonly kind: 'pair'; readonly most: number; readonly isLong?: boolean; readonly facts?: boolean }
    | { readonly kind: 'text'; readonly most: number; readonly isLong?: boolean }
    | { readonly kind: 'link' }
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
    | { readonly kind: 'amount' }
    | { readonly kind: 'flag' }
    | { readonly kind: 'choice'; readonly from: string }
    | { readonly kind: 'moment' | 'day' }
    | { readonly kind: 'picture' }
    | { readonly kind: 'buttons'; readonly most: number }
  );

const position: ContentFieldSpec = { name: 'position', kind: 'number', least: 0, most: 9999 };

/** The form of each kind, in order. Articles have their own editor. */
export const contentForms: Readonly<Record<Exclude<ContentKind, 'article'>, readonly ContentFieldSpec[]>> = {
  faq: [
    { name: 'categoryId', kind: 'choice', from: 'categories' },
    { name: 'topic', kind: 'choice', from: 'topics' },
    { name: 'question', kind: 'pair', most: 200, isRequired: true, facts: true },
    { name: 'answer', kind: 'pair', most: 2000, isLong: true, isRequired: true, facts: true },
    position,
    { name: 'isShown', kind: 'flag' },
  ],
  banner: [
    { name: 'type', kind: 'choice', from: 'bannerTypes', isRequired: true },
    { name: 'url', kind: 'picture', isRequired: true },
    { name: 'title', kind: 'pair', most: 120 },
    { name: 'info', kind: 'pair', most: 400, isLong: true },
    { name: 'alt', kind: 'pair', most: 200, isRequired: true },
    { name: 'buttons', kind: 'buttons', most: 2 },
    { name: 'href', kind: 'link' },
    { name: 'startsAt', kind: 'moment' },
    { name: 'endsAt', kind: 'moment' },
    position,
    { name: 'isHidden', kind: 'flag' },
  ],
  navigation: [
    { name: 'place', kind: 'choice', from: 'menuPlaces', isRequired: true },
    { name: 'parentId', kind: 'choice', from: 'menuEntries' },
    { name: 'name', kind: 'pair', most: 60, isRequired: true },
    { name: 'url', kind: 'link' },
    { name: 'value', kind: 'text', most: 300 },
    position,
    { name: 'isHidden', kind: 'flag' },
  ],
  company: [
    { name: 'name', kind: 'pair', most: 80, isRequired: true },
    { name: 'legalName', kind: 'pair', most: 160 },
    { name: 'slogan', kind: 'pair', most: 160 },
    { name: 'story', kind: 'pair', most: 2000, isLong: true },
    { name: 'email', kind: 'text', most: 254, isRequired: true },
    { name: 'phoneNumber', kind: 'text', most: 40 },
    { name: 'whatsapp', kind: 'text', most: 40 },
    { name: 'address', kind: 'text', most: 160 },
    { name: 'city', kind: 'text', most: 80 },
    { name: 'region', kind: 'text', most: 40 },
    { name: 'postCode', kind: 'text', most: 20 },
    { name: 'country', kind: 'text', most: 2, isRequired: true },
    { name: 'hours', kind: 'pair', most: 160 },
    { name: 'socials', kind: 'text', most: 1000, isLong: true },
  ],
  config: [
    { name: 'name', kind: 'text', most: 64, isRequired: true },
    { name: 'value', kind: 'text', most: 2000, isLong: true, isRequired: true },
  ],
  policy: [
    { name: 'value', kind: 'amount', isRequired: true },
    { name: 'note', kind: 'pair', most: 200 },
  ],
  delay: [
    { name: 'kind', kind: 'choice', from: 'delayKinds', isRequired: true },
    { name: 'carrier', kind: 'text', most: 60 },
    { name: 'title', kind: 'pair', most: 160, isRequired: true },
    { name: 'reason', kind: 'pair', most: 600, isLong: true },
    { name: 'extraDaysMin', kind: 'number', least: 0, most: 90, isRequired: true },
    { name: 'extraDaysMax', kind: 'number', least: 0, most: 90, isRequired: true },
    { name: 'startsOn', kind: 'day', isRequired: true },
    { name: 'endsOn', kind: 'day' },
  ],
  video: [
    { name: 'slug', kind: 'text', most: 80, isRequired: true },
    { name: 'title', kind: 'pair', most: 160, isRequired: true },
    { name: 'description', kind: 'pair', most: 2000, isLong: true },
    { name: 'transcript', kind: 'pair', most: 8000, isLong: true },
    { name: 'url', kind: 'link', isRequired: true },
    { name: 'posterUrl', kind: 'picture', isRequired: true },
    { name: 'captionsEnUrl', kind: 'link' },
    { name: 'captionsZhUrl', kind: 'link' },
    { name: 'seconds', kind: 'number', least: 1, most: 7200, isRequired: true },
    { name: 'width', kind: 'number', least: 1, most: 8000, isRequired: true },
    { name: 'height', kind: 'number', least: 1, most: 8000, isRequired: true },
    { name: 'tags', kind: 'text', most: 300 },
    position,
    { name: 'isShown', kind: 'flag' },
  ],
  sale: [
    { name: 'title', kind: 'pair', most: 120, isRequired: true },
    { name: 'intro', kind: 'pair', most: 1200, isLong: true, isRequired: true, facts: true },
    { name: 'pictureUrl', kind: 'picture' },
  ],
};

/** The columns of a field: a pair has one per language. */
export const contentColumnsOf = (spec: ContentFieldSpec): string[] =>
  spec.kind === 'pair' ? [`${spec.name}En`, `${spec.name}Zh`] : [spec.name];

/** Canonical text, so that equal states compare equal whatever the key order. */
export const canonicalFields = (fields: ContentFields | null): string =>
  fields === null ? '' : JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));

export function changedFieldNames(before: ContentFields | null, after: ContentFields | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null));
}

/**
 * What is published: only the writer's changes are applied to the current state, so that a scheduled change does not undo other
 * corrections. `clashes` names fields both changed.
 */
export function mergeFields(
  base: ContentFields | null,
  edited: ContentFields,
  current: ContentFields | null,
): { fields: ContentFields; clashes: string[] } {
  if (base === null || current === null) return { fields: edited, clashes: [] };
  const mine = changedFieldNames(base, edited);
  const theirs = new Set(changedFieldNames(base, current));
  const laid = Object.fromEntries(mine.map((name) => [name, edited[name] ?? null]));
  const clashes = mine.filter((name) => theirs.has(name) && JSON.stringify(edited[name] ?? null) !== JSON.stringify(current[name] ?? null));
  return { fields: { ...current, ...laid }, clashes };
}
