import type { ChangeEvent } from 'react';
import type { Direction } from '#areas/stock/rules/reasons.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SkuCell } from '../parts/sku-cell.tsx';
import { bookingTexts } from './booking-texts.ts';
import type { CheckedBookingLine } from './read-lines.server.ts';

export type EditedBookingLine = {
  readonly rowKey: string;
  readonly code: string;
  readonly quantity: string;
  readonly cost: string;
  readonly bin: string;
};
export const editedFrom = ({ rowKey, code, quantity, cost, bin }: CheckedBookingLine): EditedBookingLine => ({
  rowKey,
  code,
  quantity,
  cost,
  bin,
});

/** The parts of a line by the names of the call. */
export const bookingFieldNames = {
  rowKey: 'lines.row_key',
  code: 'lines.code',
  quantity: 'lines.quantity',
  cost: 'lines.unit_cost',
  bin: 'lines.shelf',
} as const satisfies Record<keyof EditedBookingLine, string>;

type LinesProps = {
  direction: Direction;
  lines: readonly EditedBookingLine[];
  checked: ReadonlyMap<string, CheckedBookingLine>;
  isDelivery: boolean;
  onChange: (lines: readonly EditedBookingLine[], isChecked: boolean) => void;
};
const blankRows = [1, 2, 3, 4];

/** Every line with its effect on stock; without script there are empty rows. */
export function BookingLines({ direction, lines, checked, isDelivery, onChange }: LinesProps) {
  const say = useTexts(bookingTexts);
  const isIn = direction === 'in';
  return (
    <table className="grid-table is-roomy booking-lines">
      <caption className="visually-hidden">{say('lines')}</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            #
          </th>
          <th scope="col">{say('sku')}</th>
          {isDelivery && (
            <th scope="col" className="num">
              {say('ordered')}
            </th>
          )}
          <th scope="col" className="num">
            {say(isIn ? 'nowIn' : 'nowOut')}
          </th>
          {isIn && (
            <>
              <th scope="col" className="num">
                {say('cost')}
              </th>
              <th scope="col" className="num">
                {say('lineCost')}
              </th>
            </>
          )}
          {isIn && !isDelivery && <th scope="col">{say('shelf')}</th>}
          <th scope="col" className="num">
            {say('onHand')}
          </th>
          <th scope="col">{say('dryRun')}</th>
          <th scope="col">
            <span className="visually-hidden">{say('remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <LineRow
            key={line.rowKey}
            {...{ line, direction, isDelivery }}
            place={at + 1}
            info={checked.get(line.rowKey) ?? null}
            onChange={(next, isDone) => onChange(next ? lines.with(at, next) : lines.toSpliced(at, 1), isDone)}
          />
        ))}
        {lines.length === 0 && (
          <tr className="scripted-only">
            <td className="num muted">1</td>
            <td colSpan={9} className="muted">
              {say('scanHint')}
            </td>
          </tr>
        )}
        {!isDelivery && blankRows.map((at) => <BlankRow key={`blank-${at}`} place={lines.length + at} isIn={isIn} />)}
      </tbody>
    </table>
  );
}

type RowProps = {
  line: EditedBookingLine;
  info: CheckedBookingLine | null;
  place: number;
  direction: Direction;
  isDelivery: boolean;
  onChange: (line: EditedBookingLine | null, isDone: boolean) => void;
};

function LineRow({ line, info, place, direction, isDelivery, onChange }: RowProps) {
  const say = useTexts(bookingTexts);
  const isIn = direction === 'in';
  const typed = (part: 'code' | 'quantity' | 'cost' | 'bin') => ({
    name: bookingFieldNames[part],
    value: line[part],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...line, [part]: event.currentTarget.value }, false),
    onBlur: () => onChange(line, true),
  });
  const unit = info?.costCents ?? 0;
  return (
    <tr className={info?.state === 'refused' ? 'is-bad' : info?.state === 'look' ? 'is-look' : undefined}>
      <td className="num muted">{place}</td>
      <th scope="row">
        <input type="hidden" name={bookingFieldNames.rowKey} value={line.rowKey} />
        {info?.skuCode ? (
          <>
            <input type="hidden" name={bookingFieldNames.code} value={line.code} />
            <SkuCell picture={info.picture} small={info.name}>
              <b>{info.skuCode}</b>
            </SkuCell>
          </>
        ) : (
          <input className="input" aria-label={say('code', { line: place })} maxLength={60} {...typed('code')} />
        )}
      </th>
      {isDelivery && (
        <td className="num">
          {info && info.came > 0 && <small className="muted">{say('came', { count: info.came })} </small>}
          {info?.ordered ?? '–'}
        </td>
      )}
      <td className="num">
        <input className="input num" inputMode="numeric" aria-label={say('quantityOf', { line: place })} {...typed('quantity')} />
      </td>
      {isIn && (
        <>
          <td className="num">
            {isDelivery ? (
              <>
                <input type="hidden" name={bookingFieldNames.cost} value="" />
                {info ? dollars(cents(unit)) : '–'}
              </>
            ) : (
              <input
                className="input num"
                inputMode="decimal"
                aria-label={say('costOf', { line: place })}
                placeholder={unit > 0 ? plainAmount(unit) : ''}
                {...typed('cost')}
              />
            )}
          </td>
          <td className="num">{info && info.pieces > 0 ? dollars(cents(info.pieces * unit)) : '–'}</td>
        </>
      )}
      {isIn && !isDelivery ? (
        <td>
          <input className="input shelf" aria-label={say('shelfOf', { line: place })} placeholder={info?.knownShelf} {...typed('bin')} />
        </td>
      ) : null}
      <td className="num nowrap">
        {info?.skuCode ? (
          <>
            <span className="muted">{info.before} →</span> <b>{info.after}</b>
          </>
        ) : (
          '–'
        )}
      </td>
      <td>
        {(!isIn || isDelivery) && <input type="hidden" name={bookingFieldNames.bin} value="" />}
        {!isIn && <input type="hidden" name={bookingFieldNames.cost} value="" />}
        <Verdict info={info} />
      </td>
      <td>
        <Button
          kind="bare"
          size="small"
          className="needs-script"
          aria-label={say('removeOf', { line: place })}
          onClick={() => onChange(null, true)}
        >
          {say('remove')}
        </Button>
      </td>
    </tr>
  );
}

function Verdict({ info }: { info: CheckedBookingLine | null }) {
  const say = useTexts(bookingTexts);
  if (!info || info.state === 'none') return null;
  if (info.state === 'ready')
    return (
      <span className="small">
        <b className="up">{say('ready')}</b> <span className="muted">{info.why.join(', ')}</span>
      </span>
    );
  return (
    <span className="row verdict">
      <Badge tone={info.state === 'refused' ? 'err' : 'warn'}>{say(info.state)}</Badge>
      <span className={`small ${info.state === 'refused' ? 'down' : 'warn'}`}>{info.why.join(', ')}</span>
    </span>
  );
}

/** Without script, empty rows take what a scan would. */
function BlankRow({ place, isIn }: { place: number; isIn: boolean }) {
  const say = useTexts(bookingTexts);
  return (
    <tr className="noscript-only">
      <td className="num muted">{place}</td>
      <td>
        <input className="input" name={bookingFieldNames.code} aria-label={say('code', { line: place })} maxLength={60} />
      </td>
      <td>
        <input className="input num" name={bookingFieldNames.quantity} aria-label={say('quantityOf', { line: place })} />
      </td>
      <td colSpan={isIn ? 6 : 3}>
        <input type="hidden" name={bookingFieldNames.cost} value="" />
        <input type="hidden" name={bookingFieldNames.bin} value="" />
        <input type="hidden" name={bookingFieldNames.rowKey} value="" />
      </td>
    </tr>
  );
}
