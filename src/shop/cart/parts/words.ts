import { cents, dollars } from '#kernel/money.ts';
import { type Language, speak } from '#kernel/texts.ts';
import type { CartNews } from '#site/storage.ts';
import { showToast } from '#ui/toast.tsx';
import { memberCartTexts } from './member-texts.ts';

/** Outside React the document knows the language. */
export const languageHere = (): Language => (document.documentElement.lang === 'zh' ? 'zh' : 'en');
export const sayHere = () => speak(memberCartTexts, languageHere());

/** The server's own word where it gave one. */
export const sayFailed = (message: string): void => showToast(message || sayHere()('notReached'), 'error');

/** One piece of news in a sentence without a full stop. */
export function newsWords({ kind, name, was, now }: CartNews, language: Language): string {
  const amount = (value: number | null): string => (kind === 'price' ? dollars(cents(value ?? 0)) : String(value ?? 0));
  const isUnnamed = kind === 'gone' && name === '';
  return speak(memberCartTexts, language)(isUnnamed ? 'goneUnnamed' : kind, { name, was: amount(was), now: amount(now) });
}
