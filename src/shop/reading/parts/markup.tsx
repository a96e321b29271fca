import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, InlineTexts, GeneratedBlock as Made } from '#areas/content/rules/markup.ts';
import { isReachableUrl } from '#areas/content/rules.ts';
import { useVariantPath } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

type MarkupProps = {
  blocks: readonly Block[] /** How the page shows the pieces the shop makes itself. */;
  made?: (block: Made) => ReactNode;
};

/** Unknown markup never becomes an element. */
export function Markup({ blocks, made }: MarkupProps) {
  // Blocks are keyed by position: an article is never reordered.
  return blocks.map((block, index) => <Part key={nameOf(block, index)} block={block} made={made} />);
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
          <Inlines inlines={block.words} />
        </p>
      );
    case 'remark':
      return (
        <blockquote>
          <Inlines inlines={block.words} />
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
              <Inlines inlines={block.caption} />
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
      {block.items.map((inlines, index) => (
        <li key={keyOf(inlines, index)}>
          <Inlines inlines={inlines} />
        </li>
      ))}
    </List>
  );
}

/** Keeps a figure with its unit where a phone has room; Chinese would break anywhere. */
function fitsOneLine(inlines: InlineTexts, columns: number): boolean {
  const wide = [...inlines.map(({ text }) => text).join('')].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.55), 0);
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
            {block.head.map((cell, index) =>
              cell.length > 0 ? (
                <th key={keyOf(cell, index)} scope="col">
                  <Inlines inlines={cell} />
                </th>
              ) : (
                <td key={keyOf(cell, index)} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = [], ...cells], index) => (
            <tr key={keyOf(first, index)}>
              {first.length > 0 ? (
                <th scope="row">
                  <Inlines inlines={first} />
                </th>
              ) : (
                <td />
              )}
              {cells.map((cell, column) => (
                <td key={keyOf(cell, column)} className={fitsOneLine(cell, block.head.length) ? 'one-line' : undefined}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ inlines }: { inlines: InlineTexts }) {
  const here = useVariantPath();
  return inlines.map((inline, index) => {
    const key = `${index}-${inline.text}`;
    // A page that does not exist yet is named, not linked.
    const isPlain = inline.kind === 'text' || (inline.kind === 'link' && inline.href.startsWith('/') && !isReachableUrl(inline.href));
    if (isPlain) return <Fragment key={key}>{inline.text}</Fragment>;
    if (inline.kind === 'strong') return <strong key={key}>{inline.text}</strong>;
    return inline.href.startsWith('/') || inline.href.startsWith('#') ? (
      <Link key={key} to={here(inline.href)}>
        {inline.text}
      </Link>
    ) : (
      <a key={key} href={inline.href} rel="noopener noreferrer">
        {inline.text}
      </a>
    );
  });
}

const keyOf = (inlines: InlineTexts, place: number): string => `${place}-${inlines[0]?.text ?? ''}`;
