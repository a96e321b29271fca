import { describe, expect, test } from 'vitest';
import { type Block, blocksOf, contentsOf, isSafeHref, minutesToRead, parseInline } from './markup.ts';

const plain = (blocks: readonly Block[]): string => JSON.stringify(blocks);

describe('an article', () => {
  test('has headings, paragraphs, lists, remarks, tables and pictures', () => {
    const blocks = blocksOf(
      [
        '## Lace kinds {#lace}',
        'Two lines',
        'are one paragraph with **weight** and [a way](/hair-care-guide).',
        '',
        '- soft',
        '- thin',
        '1. wash',
        '2. dry',
        '> Mind the knots.',
        '| Size | For |',
        '| --- | --- |',
        '| 4x4 | a part |',
        '| 13x4 |',
        '![Close-up](/media/textures/body-23c0c167 240,450 800x800) As it **falls**',
      ].join('\n'),
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'remark', 'table', 'picture']);
    expect(blocks[0]).toEqual({ kind: 'heading', level: 2, id: 'lace', text: 'Lace kinds' });
    expect(blocks[1]).toMatchObject({
      words: [
        { kind: 'text', text: 'Two lines are one paragraph with ' },
        { kind: 'strong', text: 'weight' },
        { kind: 'text', text: ' and ' },
        { kind: 'link', text: 'a way', href: '/hair-care-guide' },
        { kind: 'text', text: '.' },
      ],
    });
    expect(blocks[3]).toMatchObject({ isOrdered: true, items: [[{ text: 'wash' }], [{ text: 'dry' }]] });
    expect(blocks[5]).toMatchObject({
      head: [[{ text: 'Size' }], [{ text: 'For' }]],
      rows: [
        [[{ text: '4x4' }], [{}]],
        [[{}], []],
      ],
    });
    expect(blocks[6]).toMatchObject({ base: '/media/textures/body-23c0c167', widths: [240, 450], width: 800, height: 800 });
  });

  test('names its main headings, and no two share an anchor', () => {
    const blocks = blocksOf('## One {#same}\n### Small\n## Two {#same}\n## Three');
    expect(contentsOf(blocks).map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(new Set(contentsOf(blocks).map(({ id }) => id)).size).toBe(3);
  });

  test('of nothing is nothing, and takes a minute', () => {
    expect(blocksOf(' \n\n\t')).toEqual([]);
    expect(minutesToRead('')).toBe(1);
    expect(minutesToRead('word '.repeat(660))).toBe(3);
    expect(minutesToRead('发'.repeat(1200))).toBe(3);
  });
});

describe('hostile input', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'http://evil.example',
    'https://',
    'vbscript:x',
    '#<script>',
    '',
    ' /x',
  ])('%j is no address to follow', (href) => {
    expect(isSafeHref(href)).toBe(false);
    expect(parseInline(`[go](${href})`).every(({ kind }) => kind === 'text')).toBe(true);
  });

  test.each(['/hair-care-guide', '/collections/wig?filter_label=Color:%20%23613%20Blonde', '#lace', 'https://example.com/a'])(
    '%s may be followed',
    (href) => expect(isSafeHref(href)).toBe(true),
  );

  test('HTML stays the text it is', () => {
    const typed = '<script>alert(1)</script> <img src=x onerror=alert(1)> &lt;b&gt;';
    expect(blocksOf(typed)).toEqual([{ kind: 'paragraph', words: [{ kind: 'text', text: typed }] }]);
    expect(blocksOf('## <b>bold</b> {#"onload=}')).toMatchObject([{ kind: 'heading', id: 'part-1', text: '<b>bold</b> {#"onload=}' }]);
  });

  test.each(['/etc/passwd 450 9x9', '/media/../uploads/private/x 450 9x9', '/v1/user/logout 450 9x9'])(
    'a picture from %s is not shown',
    (at) => {
      expect(plain(blocksOf(`![x](${at})`))).toBe('[]');
    },
  );

  test.each(['[', '**', '|', '![](', '- ', '> ', '#', '[a](', '(('])('a long row of %j is read without waiting', (sign) => {
    expect(() => blocksOf(sign.repeat(60_000))).not.toThrow();
  });

  test('an endless article is cut', () => {
    expect(plain(blocksOf('a'.repeat(400_000))).length).toBeLessThan(201_000);
  });
});
