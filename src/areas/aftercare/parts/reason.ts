import { useSay } from '#site/here.tsx';
import { reasonTexts } from '../case-texts.ts';

/** A reason in words; what was typed freely stays as it is. */
export function useReason(): (reason: string) => string {
  const say = useSay(reasonTexts);
  return (reason) => (reason in reasonTexts ? say(reason as keyof typeof reasonTexts) : reason);
}
