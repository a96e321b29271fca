import type { DeskKind } from '#areas/content/rules/desks.ts';

type Kind = Exclude<DeskKind, 'article' | 'video'>;

/** What is kept at which address of the office. */
export const deskPages = {
  'office-faqs': ['faq'],
  'office-banners': ['banner'],
  'office-navigation': ['navigation'],
  'office-company': ['company'],
  'office-web-config': ['policy', 'delay', 'config'],
  'office-sale-pages': ['sale'],
} as const satisfies Record<string, readonly Kind[]>;
export type DeskPage = keyof typeof deskPages;
export const isDeskPage = (name: string): name is DeskPage => Object.hasOwn(deskPages, name);

/** Kinds of which staff may begin a new one; the others are made elsewhere or are one of a kind. */
export const mayBegin = (kind: Kind): boolean => kind !== 'company' && kind !== 'policy' && kind !== 'sale';

export const faqTopics = ['shipping', 'returns', 'price'] as const;
export const bannerTypes = ['home', 'home-phone', 'builder', 'business'] as const;

/** What the address of a desk opens: a thing by its key, a draft of something new, or an empty form. */
export type Opened = { readonly key: string; readonly draft: number | null; readonly isNew: boolean };
export function openedIn(word: string | null): Opened | null {
  if (word === null || word === '') return null;
  const draft = /^draft-([1-9]\d{0,8})$/.exec(word)?.[1];
  if (draft) return { key: '', draft: Number(draft), isNew: true };
  return word === 'new' ? { key: '', draft: null, isNew: true } : { key: word.slice(0, 80), draft: null, isNew: false };
}
