import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { centsOfDollars, dollars } from '#kernel/money.ts';
import { hrefOf } from '#site/links.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { optionKeys, type Suggestion, useSuggestion } from './suggest-data.ts';
import { boxTexts } from './texts.ts';

export type SuggestionsProps = {
  id: string;
  typed: string;
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  active: string | null;
  onActive: (id: string | null) => void;
  onClose: () => void;
};

/** The box keeps the focus; the active option is referenced by id. */
export function Suggestions({ id, typed, keys, active, onActive, onClose }: SuggestionsProps) {
  const say = useTexts(boxTexts);
  const { language } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState(recentSearches);
  const suggestion = useSuggestion(typed, language);
  useEffect(() => {
    keys.current = optionKeys(list, active, onActive, onClose);
    return () => {
      keys.current = null;
    };
  }, [keys, active, onActive, onClose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, other options.
  useEffect(() => onActive(null), [typed]);
  const query = typed.trim();
  const count = suggestion ? suggestion.words.length + suggestion.filters.length + suggestion.goods.length + suggestion.guides.length : 0;
  if (!query && recent.length === 0) return null;
  const forgetAll = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse must not take the focus away before its click has counted.
    <div className="suggest-list" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} ref={list} role="listbox" aria-label={say('suggestions')}>
        {query ? (
          suggestion && <SuggestionList base={id} query={query} suggestion={suggestion} active={active} onPick={onClose} />
        ) : (
          <Group label={say('recent')}>
            {recent.map((term, index) => (
              <TermOption key={term} id={`${id}-r${index}`} term={term} active={active} onPick={onClose} />
            ))}
          </Group>
        )}
      </div>
      {!query && (
        <button type="button" className="link meta suggest-forget" onClick={forgetAll}>
          {say('forget')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {query && suggestion ? (count > 0 ? say('count', { count }) : say('none')) : ''}
      </p>
    </div>
  );
}

type AnswersProps = { base: string; query: string; suggestion: Suggestion; active: string | null; onPick: () => void };

function SuggestionList({ base, query, suggestion: { words: terms, filters, goods, guides }, active, onPick }: AnswersProps) {
  const say = useTexts(boxTexts);
  const option = (kind: string, place: number) => ({ id: `${base}-${kind}${place}`, active, onPick });
  return (
    <>
      {terms.length > 0 && (
        <Group label={say('words')}>
          {terms.map((term, index) => (
            <TermOption key={term} {...option('w', index)} term={term} />
          ))}
        </Group>
      )}
      {filters.length > 0 && (
        <Group label={say('lists')}>
          {filters.map(({ name, path }, index) => (
            <Option key={path} {...option('f', index)} path={path}>
              {name}
            </Option>
          ))}
        </Group>
      )}
      {goods.length > 0 && (
        <Group label={say('goods')}>
          {goods.map(({ name, path, price, picture }, index) => (
            <Option key={path} {...option('g', index)} path={path} onChosen={() => rememberSearch(query)}>
              {picture && <img src={`${picture}-450.webp`} width="40" height="50" alt="" decoding="async" />}
              <span>{name}</span>
              <b className="num">{dollars(centsOfDollars(price))}</b>
            </Option>
          ))}
        </Group>
      )}
      {guides.length > 0 && (
        <Group label={say('guides')}>
          {guides.map(({ title, path }, index) => (
            <Option key={path} {...option('a', index)} path={path}>
              {title}
            </Option>
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox knows groups of options, not fieldsets.
    <div role="group" aria-label={label}>
      <p className="meta" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

type OptionProps = { id: string; active: string | null; path: string; onPick: () => void; onChosen?: () => void; children: ReactNode };

function Option({ id, active, path, onPick, onChosen, children }: OptionProps) {
  const pathHere = useVariantPath();
  const choose = () => {
    onChosen?.();
    onPick();
  };
  return (
    <Link id={id} role="option" aria-selected={id === active} tabIndex={-1} to={pathHere(path)} onClick={choose}>
      {children}
    </Link>
  );
}

function TermOption({ term, ...option }: { id: string; term: string; active: string | null; onPick: () => void }) {
  return (
    <Option {...option} path={`${hrefOf('search')}?${new URLSearchParams({ q: term })}`}>
      <SearchIcon />
      <span>{term}</span>
    </Option>
  );
}
