import type { ReactNode } from 'react';
import { useLocale } from '#site/locale.tsx';

/** The two fields of a name in the order people say them: in Chinese the family comes first. */
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
