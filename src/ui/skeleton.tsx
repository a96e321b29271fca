/** Placeholders in the exact shape of the content; screen readers get a busy list instead. */
export function CardSkeleton() {
  return (
    <li className="card is-bones" aria-hidden="true">
      <div className="card-picture" />
      <span className="skeleton skeleton-name" />
      <span className="skeleton skeleton-price" />
      <span className="skeleton skeleton-tape" />
      <span className="skeleton skeleton-rating" />
    </li>
  );
}

export function ProductGridSkeleton({ count, three }: { count: number; three?: boolean }) {
  return (
    <ul className={three ? 'goods goods-3' : 'goods'} aria-busy="true">
      {upTo(count).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </ul>
  );
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const lineWidths = ['92%', '100%', '84%', '96%', '64%'];

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true">
      {upTo(lines).map((place) => (
        <span key={place} className="skeleton skeleton-line" style={{ width: lineWidths[place % lineWidths.length] }} />
      ))}
    </div>
  );
}

export function RowsSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return upTo(rows).map((row) => (
    <tr key={row}>
      {upTo(columns).map((column) => (
        <td key={column}>
          <span className="skeleton skeleton-line" style={{ width: lineWidths[(row + column) % lineWidths.length] }} />
        </td>
      ))}
    </tr>
  ));
}
