import { wordIn } from '#kernel/words.ts';
import { useHere } from '#site/here.tsx';
import { reasonTexts } from '../case-texts.ts';

/** A reason in words; what was typed freely stays as it is. */
export function useReason(): (reason: string) => string {
  const { language } = useHere();
  return (reason) => wordIn(reasonTexts, reason, language);
}
