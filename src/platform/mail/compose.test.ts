import { expect, test } from 'vitest';
import { button, compose, facts, small, words } from './compose.ts';

const draft = { origin: 'https://shop.test', language: 'en', shopName: 'Tressline', title: 'Hello <Ann>' } as const;

test('both forms say the same', () => {
  const { text, html } = compose({
    ...draft,
    blocks: [
      words('First\nsecond'),
      facts(['Order', 'TL-1']),
      button('Open it', '/user/order?a=1&b=2'),
      small('Bye', { words: 'Stop', href: '/newsletter' }),
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
  const { text } = compose({
    ...draft,
    language: 'zh',
    blocks: [facts(['单号', 'TL-1']), button('打开', '/user/order?number=TL-1#lines')],
  });
  expect(text).toContain('单号：TL-1');
  expect(text).toContain('打开：\nhttps://shop.test/user/order?number=TL-1&lang=zh#lines\n');
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'user/order', '/\\evil.example'])(
  'no letter links to %j',
  (href) => {
    expect(() => compose({ ...draft, blocks: [button('Go', href)] })).toThrow(/only into the shop/);
  },
);

test('what people typed is shown, never obeyed', () => {
  const typed = `"><img src=x onerror='alert(1)'>`;
  const { html } = compose({ ...draft, title: typed, shopName: typed, blocks: [words(typed), facts([typed, typed]), small(typed)] });
  expect(html).not.toContain('<img');
  expect(html).not.toContain("'alert");
});
