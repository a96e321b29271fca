import { Link } from 'react-router';
import { movementReasonTexts } from '#areas/purchasing/level-texts.ts';
import type { Direction } from '#areas/stock/rules/reasons.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { bookingTexts } from './booking-texts.ts';

export type OpenPurchase = {
  readonly id: number;
  readonly number: string;
  readonly vendor: string;
  readonly expectedOn: string | null;
  readonly left: number;
};
type HeadProps = {
  direction: Direction;
  reasons: readonly string[];
  typed: { readonly reason: string; readonly note: string } | null;
  order: { readonly id: number; readonly number: string } | null;
  open: readonly OpenPurchase[];
};

/** Common fields of all lines; expected deliveries link to their own form. */
export function BookingHeader({ direction, reasons, typed, order, open }: HeadProps) {
  const say = useTexts(bookingTexts);
  const reason = useTexts(movementReasonTexts);
  const href = useHref();
  return (
    <section className="card booking-head" aria-label={say('what')}>
      {order ? (
        <TextInput label={say('reason')} value={reason('purchase')} readOnly />
      ) : (
        <Select label={say('reason')} name="reason" defaultValue={typed?.reason || reasons[0]}>
          {reasons.map((name) => (
            <option key={name} value={name}>
              {reason(name as keyof typeof movementReasonTexts)}
            </option>
          ))}
        </Select>
      )}
      <TextInput
        label={say(order ? 'deliveryNote' : 'note')}
        name="note"
        defaultValue={typed?.note}
        maxLength={300}
        placeholder={order ? undefined : say('noteHint')}
      />
      {direction === 'in' && !order && open.length > 0 && (
        <div className="field booking-open">
          <span>{say('openPurchases')}</span>
          <ul>
            {open.slice(0, 4).map(({ id, number, vendor, left }) => (
              <li key={id}>
                <Link className="filter-chip" to={`${href('office-stock-in')}?order=${id}`}>
                  {number} <b>{left}</b> <small>{vendor}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
