import { Link } from 'react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';

type PagerProps = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { previous: string; next: string };
};

/** Renders nothing for a single page. The links are this page again, so the router need not discover them. */
export function Pager({ label, page, pages, hrefOf, words }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" discover="none">
          <ChevronLeftIcon size={16} />
          {words.previous}
        </Link>
      )}
      {shownPages(page, pages).map((shown, place, all) => (
        <PageMark
          key={shown}
          page={shown}
          current={shown === page}
          gap={place > 0 && shown - (all[place - 1] ?? 0) > 1}
          to={hrefOf(shown)}
        />
      ))}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" discover="none">
          {words.next}
          <ChevronRightIcon size={16} />
        </Link>
      )}
    </nav>
  );
}

function PageMark({ page, current, gap, to }: { page: number; current: boolean; gap: boolean; to: string }) {
  return (
    <>
      {gap && <span aria-hidden="true">…</span>}
      <Link to={to} discover="none" aria-current={current ? 'page' : undefined}>
        {page}
      </Link>
    </>
  );
}

/** First, last, and two on either side of the current one. */
export const shownPages = (page: number, pages: number): readonly number[] =>
  Array.from({ length: pages }, (_, place) => place + 1).filter((at) => at === 1 || at === pages || Math.abs(at - page) <= 2);
