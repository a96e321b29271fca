import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { defaultLanguage, type Language, type Texts, type Translate, translator } from '#kernel/texts.ts';
import { forVariant, hrefOf, type Rest } from './links.ts';
import type { PageName } from './pages.ts';
import type { Variant } from './variant.ts';

/** Where a piece of a page finds itself: in which language and on which kind of screen. */
type Here = { readonly language: Language; readonly variant: Variant };

const HereContext = createContext<Here>({ language: defaultLanguage, variant: 'desktop' });

export function LocaleProvider({ language, variant, children }: Here & { children: ReactNode }) {
  const here = useMemo(() => ({ language, variant }), [language, variant]);
  return <HereContext value={here}>{children}</HereContext>;
}

export const useLocale = (): Here => useContext(HereContext);

export function useTexts<T extends Texts>(pairs: T): Translate<T> {
  return translator(pairs, useLocale().language);
}

/** Links of the same variant: a phone's links lead to phone pages without a detour. */
export function useHref() {
  const { variant } = useLocale();
  return <Name extends PageName>(name: Name, ...rest: Rest<Name>): string => forVariant(hrefOf(name, ...rest), variant);
}

/** For addresses that come from data: the plain path as this screen sees it. */
export function useVariantPath() {
  const { variant } = useLocale();
  return (path: string): string => (path.startsWith('/') ? forVariant(path, variant) : path);
}
