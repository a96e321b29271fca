import { expect, test } from 'vitest';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock, smallPrintBlock } from './compose.ts';

const draft = { origin: 'https://shop.test', language: 'en', shopName: 'Tressline', title: 'Hello <Ann>' } as const;

test('both forms say the same', () => {
  const { text, html } = composeEmail({
    ...draft,
    blocks: [
      paragraphBlock('First\nsecond'),
      factsBlock(['Order', 'TL-1']),
      buttonBlock('Open it', '/user/order?a=1&b=2'),
      smallPrintBlock('Bye', { words: 'Stop', href: '/newsletter' }),
    ],
  });
  expect(text).toBe(
    'Hello <Ann>\n\nFirst\nsecond\n\nOrder: TL-1\n\nOpen it:\nhttps://shop.test/user/order?a=1&b=2\n\nBye\nStop: https://shop.test/newsletter\n\n-- \nTressline\n',
  );
  expect(html).toContain('href="https://shop.test/user/order?a=1&amp;b=2"');
  expect(html).toContain('First<br>second');
  expect(html).toContain('<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">Hello &lt;Ann&gt;</h1>');
});

test('a Chinese letter leads into the shop in Chinese', () => {
  const { text } = composeEmail({
    ...draft,
    language: 'zh',
    blocks: [factsBlock(['单号', 'TL-1']), buttonBlock('打开', '/user/order?number=TL-1#lines')],
  });
  expect(text).toContain('单号：TL-1');
  expect(text).toContain('打开：\nhttps://shop.test/user/order?number=TL-1&lang=zh#lines\n');
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'user/order', '/\\evil.example'])(
  'no letter links to %j',
  (href) => {
    expect(() => composeEmail({ ...draft, blocks: [buttonBlock('Go', href)] })).toThrow(/only into the shop/);
  },
);

test('what people typed is shown, never obeyed', () => {
  const typed = `"><img src=x onerror='alert(1)'>`;
  const { html } = composeEmail({
    ...draft,
    title: typed,
    shopName: typed,
    blocks: [paragraphBlock(typed), factsBlock([typed, typed]), smallPrintBlock(typed)],
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain("'alert");
});
