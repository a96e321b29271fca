import { type Language, translator } from '#kernel/texts.ts';
import { orderReasonTexts } from '../reason-texts.ts';

const isKnown = (key: string): key is keyof typeof orderReasonTexts => Object.hasOwn(orderReasonTexts, key);

/**
 * A reason in the reader's language. Our own reasons are keys, each with an optional detail after a colon; free text written by a person is
 * returned unchanged.
 */
export function describeOrderReason(reason: string, language: Language): string {
  const say = translator(orderReasonTexts, language);
  if (isKnown(reason)) return say(reason);
  const [, why, number] = /^(return|exchange) (S-[\w-]+)$/.exec(reason) ?? [];
  if (why && isKnown(why)) return `${say(why)} ${number}`;
  const parts = reason.split(' ').map((part) => reasonText(part, say));
  return parts.every((part) => part !== null) ? parts.join(language === 'zh' ? '；' : '; ') : reason;
}

function reasonText(part: string, say: (key: keyof typeof orderReasonTexts) => string): string | null {
  const [, key = '', detail = ''] = /^([A-Za-z]+)(?::(.*))?$/.exec(part) ?? [];
  return isKnown(key) ? [say(key), detail].filter(Boolean).join(' ') : null;
}
