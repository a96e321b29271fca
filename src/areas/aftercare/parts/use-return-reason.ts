import { localizedEntry } from '#kernel/words.ts';
import { useLocale } from '#site/locale.tsx';
import { returnReasonTexts } from '../case-texts.ts';

/** Free text stays as it is. */
export function useReturnReason(): (reason: string) => string {
  const { language } = useLocale();
  return (reason) => localizedEntry(returnReasonTexts, reason, language);
}
