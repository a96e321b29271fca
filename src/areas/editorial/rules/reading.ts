import type { Block, InlineTexts } from '#areas/content/rules/markup.ts';
import type { PageName } from '#site/pages.ts';

/** The parent of a content page. */
const parents: readonly (readonly [RegExp, PageName])[] = [
  [/^blog\//, 'blog'],
  [/^customer-service\//, 'customer-service'],
  [/^business-solutions[-/]/, 'business-solutions'],
];
export const parentOf = (slug: string): PageName | null => parents.find(([shape]) => shape.test(slug))?.[1] ?? null;

const maxNeighbours = 4;

/** Other pages of the same kind: the following ones in staff order, then from the start. */
export function neighboursOf<Title extends { readonly slug: string }>(slug: string, titles: readonly Title[]): Title[] {
  const at = titles.findIndex((title) => title.slug === slug);
  return [...titles.slice(at + 1), ...titles.slice(0, Math.max(0, at))].slice(0, maxNeighbours);
}

/** Child pages by address: customer-service/shipping and business-solutions-salon. */
export const underneath = <Title extends { readonly slug: string }>(slug: string, titles: readonly Title[]): Title[] =>
  titles.filter((title) => title.slug.startsWith(`${slug}/`) || title.slug.startsWith(`${slug}-`));

const plain = (parts: InlineTexts): string => parts.map(({ text }) => text).join('');

/** Steps under a heading whose anchor begins with how: schema.org HowTo. */
export function stepsIn(blocks: readonly Block[]): { readonly name: string; readonly steps: readonly string[] } | null {
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading' || !block.id.startsWith('how')) continue;
    const list = blocks.slice(index + 1).find((next) => next.kind === 'heading' || (next.kind === 'list' && next.isOrdered));
    if (list?.kind === 'list') return { name: block.text, steps: list.items.map(plain) };
  }
  return null;
}

/** Subheadings under the heading with the anchor questions, each with its answer paragraphs. */
export function questionsIn(blocks: readonly Block[]): { readonly question: string; readonly answer: string }[] {
  const found: { question: string; answer: string }[] = [];
  let isInside = false;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) isInside = block.id === 'questions';
    else if (isInside && block.kind === 'heading') found.push({ question: block.text, answer: '' });
    else if (isInside && block.kind === 'paragraph') {
      const last = found.at(-1);
      if (last) last.answer = [last.answer, plain(block.words)].filter(Boolean).join(' ');
    }
  }
  return found.filter(({ answer }) => answer !== '');
}
