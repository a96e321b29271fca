import { useEffect } from 'react';
import { Link } from 'react-router';
import type { SearchData } from '#areas/editorial/services/search.server.ts';
import { rememberSearch } from '#shop/parts/search/recent.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { searchTexts } from './texts.ts';

/** What was understood: title, spelling correction, ignored terms, and shortcuts. */
export function SearchHead({ found }: { found: SearchData }) {
  const say = useTexts(searchTexts);
  const { keyword, help, left } = found;
  // Here and not in the search box: a search submitted before hydration counts too.
  useEffect(() => rememberSearch(keyword), [keyword]);
  const title = keyword ? say(help ? 'nothing' : 'titleFor', { words: keyword }) : say('title');
  return (
    <>
      <header className="list-head">
        <div>
          <h1 className="long-words">{title}</h1>
          {help && <p>{say(keyword ? 'nothingText' : 'lead')}</p>}
        </div>
      </header>
      {found.respelt && !help && <CorrectionNote found={found} respelt={found.respelt} />}
      {left.length > 0 && <Notice>{say('nearest', { words: left.join(', ') })}</Notice>}
      <SearchShortcuts found={found} />
    </>
  );
}

function CorrectionNote({ found: { keyword }, respelt }: { found: SearchData; respelt: string }) {
  const say = useTexts(searchTexts);
  const href = useHref();
  const search = (extra: Record<string, string>): string => `${href('search')}?${new URLSearchParams(extra)}`;
  return (
    <p className="search-respelled">
      {say('respelt')}{' '}
      <Link className="link strong" to={search({ q: respelt })}>
        {respelt}
      </Link>
      {say('respeltEnd')}{' '}
      <Link className="link meta" to={search({ q: keyword, exact: '1' })}>
        {say('instead', { words: keyword })}
      </Link>
    </p>
  );
}

function SearchShortcuts({ found: { shortcuts, guides } }: { found: SearchData }) {
  const say = useTexts(searchTexts);
  const pathHere = useVariantPath();
  return (
    <>
      {shortcuts.length > 0 && (
        <nav className="ways" aria-label={say('lists')}>
          {shortcuts.map(({ name, path }) => (
            <ChipLink key={path} to={pathHere(path)}>
              {name}
            </ChipLink>
          ))}
        </nav>
      )}
      {guides.length > 0 && (
        <nav className="ways" aria-label={say('guides')}>
          <span className="meta">{say('guides')}</span>
          {guides.map(({ title, path }) => (
            <Link key={path} className="link" to={pathHere(path)}>
              {title}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
