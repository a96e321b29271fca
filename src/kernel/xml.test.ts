import { expect, test } from 'vitest';
import { inXml } from './xml.ts';

test.each([
  [`Tips & "tricks" <b>it's</b>`, 'Tips &amp; &quot;tricks&quot; &lt;b&gt;it&apos;s&lt;/b&gt;'],
  ['NUL\u0000, bell\u0007, half a sign\ud800', 'NUL, bell, half a sign'],
  ['大波浪 😀\n', '大波浪 😀\n'],
])('%j stands in XML as %j', (words, expected) => {
  expect(inXml(words)).toBe(expected);
});
