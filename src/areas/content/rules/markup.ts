/**
 * The small language articles are written in: what it does not know stays plain text, so nothing a writer types becomes HTML.
 *
 *   ## Heading {#anchor}      ### Smaller heading      - item      1. item      > a remark
 *   | head | head |  then  | cell | cell |             **strong**               [words](/address)
 *   ![alt](/media/base 450,900 900x1125) caption    [[name what]] is a piece the shop makes itself, such as a table of its fees
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };
export type InlineTexts = readonly Inline[];
export type Picture = {
  readonly kind: 'picture';
  readonly base: string;
  readonly alt: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly caption: InlineTexts;
};
export type Heading = { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string };
/** A block the shop generates; its name and subject. */
export type GeneratedBlock = { readonly kind: 'piece'; readonly name: string; readonly about: string };
export type Block =
  | Heading
  | Picture
  | { readonly kind: 'paragraph' | 'remark'; readonly words: InlineTexts }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly InlineTexts[] }
  | GeneratedBlock
  | { readonly kind: 'table'; readonly head: readonly InlineTexts[]; readonly rows: readonly (readonly InlineTexts[])[] };

const heading = /^(#{2,3}) +(.+?)(?: +\{#([a-z0-9-]{1,40})\})?$/;
const picture = /^!\[([^\]]{0,200})\]\((\/[\w./-]{1,200}) (\d{2,4}(?:,\d{2,4}){0,5}) (\d{1,5})x(\d{1,5})\)(?: +(.*))?$/;
const bullet = /^- +(.+)$/;
const number = /^\d{1,3}\. +(.+)$/;
const remark = /^> +(.+)$/;
const generatedBlock = /^\[\[([a-z][a-z-]{0,39})(?: ([a-z0-9][a-z0-9-]{0,59}))?\]\]$/;
const row = /^\|(.+)\|$/;
const rule = /^\|[\s|:-]+\|$/;
const maxArticleLength = 200_000;

/** Parses an article line by line; a blank line or another kind of line ends a block. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const ids = new Set<string>();
  for (const group of groupsOf(text.slice(0, maxArticleLength).split(/\r?\n/))) {
    const block = blockOf(group, ids, blocks.length);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** The main headings. */
export const contentsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);

/** About 220 English words or 400 Chinese characters a minute, at least one minute. */
export function minutesToRead(text: string): number {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[A-Za-z0-9’']+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / 220 + signs / 400));
}

type Kind = 'heading' | 'picture' | 'piece' | 'bullets' | 'numbers' | 'remark' | 'table' | 'paragraph';
type Group = { readonly kind: Kind; readonly lines: string[] };

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['heading', heading],
  ['picture', picture],
  ['piece', generatedBlock],
  ['bullets', bullet],
  ['numbers', number],
  ['remark', remark],
  ['table', row],
];
const standsAlone = new Set<Kind>(['heading', 'picture', 'piece']);

function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  let isOpen = false;
  for (const line of lines.map((typed) => typed.trim())) {
    const kind = kinds.find(([, shape]) => shape.test(line))?.[0] ?? 'paragraph';
    const last = groups.at(-1);
    if (line === '') isOpen = false;
    else if (isOpen && last?.kind === kind && !standsAlone.has(kind)) last.lines.push(line);
    else {
      groups.push({ kind, lines: [line] });
      isOpen = true;
    }
  }
  return groups;
}

function blockOf({ kind, lines }: Group, ids: Set<string>, index: number): Block | null {
  const [first = ''] = lines;
  switch (kind) {
    case 'heading':
      return headingOf(first, ids, index);
    case 'picture':
      return pictureOf(first);
    case 'piece':
      return generatedBlockOf(first);
    case 'bullets':
      return { kind: 'list', isOrdered: false, items: lines.map((line) => parseInline(bullet.exec(line)?.[1] ?? '')) };
    case 'numbers':
      return { kind: 'list', isOrdered: true, items: lines.map((line) => parseInline(number.exec(line)?.[1] ?? '')) };
    case 'remark':
      return { kind: 'remark', words: parseInline(lines.map((line) => remark.exec(line)?.[1] ?? '').join(' ')) };
    case 'table':
      return tableOf(lines);
    case 'paragraph':
      return { kind: 'paragraph', words: parseInline(lines.join(' ')) };
  }
}

/** Two headings never share an anchor. */
function headingOf(line: string, ids: Set<string>, index: number): Heading {
  const [, marks = '##', text = '', requestedId] = heading.exec(line) ?? [];
  const id = requestedId && !ids.has(requestedId) ? requestedId : `part-${index + 1}`;
  ids.add(id);
  return { kind: 'heading', level: marks.length === 3 ? 3 : 2, id, text };
}

/** Only the shop's own pictures; others are not loaded. */
function pictureOf(line: string): Picture | null {
  const [, alt = '', base = '', widths = '', width, height, caption = ''] = picture.exec(line) ?? [];
  if (!/^\/(media|uploads\/public)\//.test(base) || base.includes('..')) return null;
  return {
    kind: 'picture',
    base,
    alt,
    widths: widths.split(',').map(Number),
    width: Number(width),
    height: Number(height),
    caption: parseInline(caption),
  };
}

type Stored = { readonly baseUrl: string; readonly widths: readonly number[]; readonly width: number; readonly height: number };
/** The markup of a library picture. */
export const pictureLine = ({ baseUrl, widths, width, height }: Stored, alt: string): string =>
  `![${alt.replace(/[[\]\n]/g, ' ').slice(0, 200)}](${baseUrl} ${widths.slice(0, 6).join(',')} ${width}x${height})`;

function generatedBlockOf(line: string): GeneratedBlock {
  const [, name = '', about = ''] = generatedBlock.exec(line) ?? [];
  return { kind: 'piece', name, about };
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !rule.test(line)).map(cellsOf);
  return { kind: 'table', head, rows: rows.map((cells) => head.map((_, index) => cells[index] ?? [])) };
}

const cellsOf = (line: string): InlineTexts[] => (row.exec(line)?.[1] ?? '').split('|').map((cell) => parseInline(cell.trim()));

const inline = /\*\*([^*\n]{1,300})\*\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)/g;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(inline)) {
    const [whole, strong, label = '', href = ''] = found;
    if (strong === undefined && !isSafeHref(href)) continue;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push(strong === undefined ? { kind: 'link', text: label, href } : { kind: 'strong', text: strong });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** A page of the shop, an anchor, or another site over https; never a script or a disguised address. */
export const isSafeHref = (href: string): boolean =>
  /^(?:\/(?![/\\])|#[a-z0-9-]+$|https:\/\/[a-z0-9])/.test(href) && !/[\\\s]|[^\u0021-\u{10ffff}]/u.test(href);
