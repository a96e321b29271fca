import { Link } from 'react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';

type PagerProps = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: { previous: string; next: string };
};

/** Renders nothing for a single page. The links are this page again, so the router need not discover them. */
export function Pager({ label, page, pages, hrefOf, labels }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" discover="none">
          <ChevronLeftIcon size={16} />
          {labels.previous}
        </Link>
      )}
      {visiblePages(page, pages).map((pageNumber, index, all) => (
        <PageNumber
          key={pageNumber}
          page={pageNumber}
          current={pageNumber === page}
          gap={index > 0 && pageNumber - (all[index - 1] ?? 0) > 1}
          to={hrefOf(pageNumber)}
        />
      ))}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" discover="none">
          {labels.next}
          <ChevronRightIcon size={16} />
        </Link>
      )}
    </nav>
  );
}

function PageNumber({ page, current, gap, to }: { page: number; current: boolean; gap: boolean; to: string }) {
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
export const visiblePages = (page: number, pages: number): readonly number[] =>
  Array.from({ length: pages }, (_, index) => index + 1).filter((at) => at === 1 || at === pages || Math.abs(at - page) <= 2);
