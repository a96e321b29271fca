import type { ContentKind } from '#areas/content/rules/content-forms.ts';

type Kind = Exclude<ContentKind, 'article' | 'video'>;

/** Office pages by content kind. */
export const editorPages = {
  'office-faqs': ['faq'],
  'office-banners': ['banner'],
  'office-navigation': ['navigation'],
  'office-company': ['company'],
  'office-web-config': ['policy', 'delay', 'config'],
  'office-sale-pages': ['sale'],
} as const satisfies Record<string, readonly Kind[]>;
export type EditorPage = keyof typeof editorPages;
export const isEditorPage = (name: string): name is EditorPage => Object.hasOwn(editorPages, name);

/** Kinds staff may create; the others are made elsewhere or unique. */
export const mayBegin = (kind: Kind): boolean => kind !== 'company' && kind !== 'policy' && kind !== 'sale';

export const faqTopics = ['shipping', 'returns', 'price'] as const;
export const bannerTypes = ['home', 'home-phone', 'builder', 'business'] as const;

/** What an editor's address opens: an item by key, a new draft, or an empty form. */
export type EditorTarget = { readonly key: string; readonly draft: number | null; readonly isNew: boolean };
export function parseEditorTarget(param: string | null): EditorTarget | null {
  if (param === null || param === '') return null;
  const draft = /^draft-([1-9]\d{0,8})$/.exec(param)?.[1];
  if (draft) return { key: '', draft: Number(draft), isNew: true };
  return param === 'new' ? { key: '', draft: null, isNew: true } : { key: param.slice(0, 80), draft: null, isNew: false };
}
