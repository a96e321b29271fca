import { localizedEntry } from '#kernel/words.ts';
import { useLocale } from '#site/locale.tsx';
import { inquiryKindTexts } from '../kind-texts.ts';

/** Falls back to the key. */
export function useInquiryKind(): (kind: string) => string {
  const { language } = useLocale();
  return (kind) => localizedEntry(inquiryKindTexts, kind, language);
}
