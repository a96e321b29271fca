import type { Language } from '#kernel/texts.ts';

/** Renders a page with an unpublished change. */
export const previewRoutePath = '/bg/preview';

export const sights = [
  { name: 'desktop-en', screen: 'desktop', language: 'en' },
  { name: 'desktop-zh', screen: 'desktop', language: 'zh' },
  { name: 'phone-en', screen: 'phone', language: 'en' },
  { name: 'phone-zh', screen: 'phone', language: 'zh' },
] as const satisfies readonly { name: string; screen: 'desktop' | 'phone'; language: Language }[];
export type Sight = (typeof sights)[number];
export const sightIn = (sightName: string | null, language: Language = 'en'): Sight =>
  sights.find(({ name }) => name === sightName) ?? sights.find((one) => one.language === language) ?? sights[0];

type PreviewRequest = {
  readonly kind: string;
  readonly change?: string;
  readonly version?: string;
  readonly key?: string;
  readonly place: string;
  readonly sight: Sight;
};

export const previewPath = ({ kind, change, version, key, place, sight }: PreviewRequest): string =>
  `${previewRoutePath}?${new URLSearchParams({ kind, ...(change && { change }), ...(version && { version }), ...(key && { key }), place, see: sight.name })}`;

/** A page for an iframe in the office: its scripts would take the frame's address for their own, so they are removed. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank"/>');
