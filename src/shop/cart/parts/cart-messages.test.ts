import { afterEach, expect, test, vi } from 'vitest';
import { cartChangeText, languageHere, memberCartTranslator } from './cart-messages.ts';
import { memberCartTexts } from './member-texts.ts';

afterEach(() => vi.unstubAllGlobals());
const openPage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

test.each([
  ['zh-Hans', 'zh'],
  ['zh', 'zh'],
  ['en', 'en'],
  ['', 'en'],
] as const)('messages on a page marked "%s" are in %s', (lang, language) => {
  openPage(lang);
  expect(languageHere()).toBe(language);
  expect(memberCartTranslator()('notReached')).toBe(memberCartTexts.notReached[language]);
});

test('a change of the cart is told in Chinese on a Chinese page', () => {
  openPage('zh-Hans');
  const sentence = cartChangeText({ skuId: 1, name: '', kind: 'gone', was: null, now: null }, languageHere());
  expect(sentence).toBe(memberCartTexts.goneUnnamed.zh);
});
