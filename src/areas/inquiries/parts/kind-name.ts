import { wordIn } from '#kernel/words.ts';
import { useLocale } from '#site/locale.tsx';
import { inquiryKindTexts } from '../kind-texts.ts';

/** The name of a kind of question, or its key where it has none. */
export function useInquiryKind(): (kind: string) => string {
  const { language } = useLocale();
  return (kind) => wordIn(inquiryKindTexts, kind, language);
}
