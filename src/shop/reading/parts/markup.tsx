import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, InlineTexts, GeneratedBlock as Made } from '#areas/content/rules/markup.ts';
import { isReachableUrl } from '#areas/content/rules.ts';
import { useVariantPath } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

type MarkupProps = {
  blocks: readonly Block[] /** How the page shows the pieces the shop makes itself. */;
  made?: (piece: Made) => ReactNode;
};

/** Unknown markup never becomes an element. */
export function Markup({ blocks, made }: MarkupProps) {
  // Blocks are keyed by position: an article is never reordered.
  return blocks.map((block, place) => <Part key={nameOf(block, place)} block={block} made={made} />);
}

const nameOf = ({ kind }: Block, place: number): string => `${place}-${kind}`;

function Part({ block, made }: { block: Block } & Pick<MarkupProps, 'made'>) {
  switch (block.kind) {
    case 'heading': {
      const Level = block.level === 2 ? 'h2' : 'h3';
      return <Level id={block.id}>{block.text}</Level>;
    }
    case 'paragraph':
      return (
        <p>
          <Said words={block.words} />
        </p>
      );
    case 'remark':
      return (
        <blockquote>
          <Said words={block.words} />
        </blockquote>
      );
    case 'list':
      return <Items block={block} />;
    case 'piece':
      return made?.(block) ?? null;
    case 'table':
      return <Grid block={block} />;
    case 'picture':
      return (
        <figure>
          <Picture
            base={block.base}
            alt={block.alt}
            widths={block.widths}
            sizes="(min-width: 1024px) 420px, 100vw"
            width={block.width}
            height={block.height}
          />
          {block.caption.length > 0 && (
            <figcaption>
              <Said words={block.caption} />
            </figcaption>
          )}
        </figure>
      );
  }
}

function Items({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((words, place) => (
        <li key={keyOf(words, place)}>
          <Said words={words} />
        </li>
      ))}
    </List>
  );
}

/** Keeps a figure with its unit where a phone has room; Chinese would break anywhere. */
function fitsOneLine(words: InlineTexts, columns: number): boolean {
  const wide = [...words.map(({ text }) => text).join('')].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.55), 0);
  return wide <= (columns > 3 ? 5.5 : 7);
}

/** On phones a wide table scrolls by itself and is keyboard-focusable. */
function Grid({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
    <div className={classNames('prose-table', block.head.length > 4 && 'is-close')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, place) =>
              cell.length > 0 ? (
                <th key={keyOf(cell, place)} scope="col">
                  <Said words={cell} />
                </th>
              ) : (
                <td key={keyOf(cell, place)} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = [], ...cells], place) => (
            <tr key={keyOf(first, place)}>
              {first.length > 0 ? (
                <th scope="row">
                  <Said words={first} />
                </th>
              ) : (
                <td />
              )}
              {cells.map((cell, column) => (
                <td key={keyOf(cell, column)} className={fitsOneLine(cell, block.head.length) ? 'one-line' : undefined}>
                  <Said words={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Said({ words }: { words: InlineTexts }) {
  const here = useVariantPath();
  return words.map((word, place) => {
    const key = `${place}-${word.text}`;
    // A page that does not exist yet is named, not linked.
    const isPlain = word.kind === 'text' || (word.kind === 'link' && word.href.startsWith('/') && !isReachableUrl(word.href));
    if (isPlain) return <Fragment key={key}>{word.text}</Fragment>;
    if (word.kind === 'strong') return <strong key={key}>{word.text}</strong>;
    return word.href.startsWith('/') || word.href.startsWith('#') ? (
      <Link key={key} to={here(word.href)}>
        {word.text}
      </Link>
    ) : (
      <a key={key} href={word.href} rel="noopener noreferrer">
        {word.text}
      </a>
    );
  });
}

const keyOf = (words: InlineTexts, place: number): string => `${place}-${words[0]?.text ?? ''}`;
