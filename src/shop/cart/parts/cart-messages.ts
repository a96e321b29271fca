import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { CartChange } from '#site/storage.ts';
import { showToast } from '#ui/toast.tsx';
import { memberCartTexts } from './member-texts.ts';

/** Outside React the language comes from the document. */
export const languageHere = (): Language => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');
export const memberCartTranslator = () => translator(memberCartTexts, languageHere());

/** The server's message if there is one. */
export const showErrorToast = (message: string): void => showToast(message || memberCartTranslator()('notReached'), 'error');

/** One change as a sentence without a period. */
export function cartChangeText({ kind, name, was, now }: CartChange, language: Language): string {
  const amount = (value: number | null): string => (kind === 'price' ? dollars(cents(value ?? 0)) : String(value ?? 0));
  const isUnnamed = kind === 'gone' && name === '';
  return translator(memberCartTexts, language)(isUnnamed ? 'goneUnnamed' : kind, { name, was: amount(was), now: amount(now) });
}
