import type { ReactNode } from 'react';
import { useLocale } from '#site/locale.tsx';

/** Given and family name in the order of the language: in Chinese the family name comes first. */
export function NameOrder({ given, family }: { given: ReactNode; family: ReactNode }) {
  const isFamilyFirst = useLocale().language === 'zh';
  return (
    <>
      {isFamilyFirst && family}
      {given}
      {!isFamilyFirst && family}
    </>
  );
}
