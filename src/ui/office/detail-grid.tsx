import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export type Detail = { label: string; value: ReactNode };

/** Label and value pairs. */
export function DetailGrid({ details, wide }: { details: readonly Detail[]; wide?: boolean }) {
  return (
    <dl className={classNames('details', wide && 'details-wide')}>
      {details.map(({ label, value }) => (
        <DetailPair key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function DetailPair({ label, value }: Detail) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

export type Sum = Detail & { weight?: 'plain' | 'quiet' | 'bold' | 'total' };

const classOf = { plain: undefined, quiet: 'muted', bold: 'is-bold', total: 'is-total' };

/** Lines that add up, as below an order. */
export function SumList({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className="sums">
      {sums.map(({ label, value, weight = 'plain' }) => (
        <div key={label} className={classOf[weight]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
