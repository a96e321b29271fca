import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { defaultLanguage, type Language, type Texts, type Translate, translator } from '#kernel/texts.ts';
import { forVariant, hrefOf, type Rest } from './links.ts';
import type { PageName } from './pages.ts';
import type { Variant } from './variant.ts';

/** Language and screen variant of a component. */
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

/** Links within the same variant, without redirects. */
export function useHref() {
  const { variant } = useLocale();
  return <Name extends PageName>(name: Name, ...rest: Rest<Name>): string => forVariant(hrefOf(name, ...rest), variant);
}

/** For addresses from data: the path in this variant. */
export function useVariantPath() {
  const { variant } = useLocale();
  return (path: string): string => (path.startsWith('/') ? forVariant(path, variant) : path);
}
