import { type Language, speak } from '#kernel/texts.ts';
import { reasonTexts } from '../reason-texts.ts';

const isKnown = (word: string): word is keyof typeof reasonTexts => Object.hasOwn(reasonTexts, word);

/** A reason in the reader's words. What the house wrote is a word or several, each with a detail behind a colon; what a person wrote stays. */
export function reasonIn(reason: string, language: Language): string {
  const say = speak(reasonTexts, language);
  if (isKnown(reason)) return say(reason);
  const [, why, number] = /^(return|exchange) (S-[\w-]+)$/.exec(reason) ?? [];
  if (why && isKnown(why)) return `${say(why)} ${number}`;
  const parts = reason.split(' ').map((part) => wordsOf(part, say));
  return parts.every((part) => part !== null) ? parts.join(language === 'zh' ? '；' : '; ') : reason;
}

function wordsOf(part: string, say: (word: keyof typeof reasonTexts) => string): string | null {
  const [, word = '', detail = ''] = /^([A-Za-z]+)(?::(.*))?$/.exec(part) ?? [];
  return isKnown(word) ? [say(word), detail].filter(Boolean).join(' ') : null;
}
