import type { Direction } from '#areas/stock/rules/reasons.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Key } from '#ui/kbd.tsx';
import { bookingTexts } from './booking-texts.ts';
import type { EditedBookingLine } from './lines.tsx';
import type { CheckedBookingLine } from './read-lines.server.ts';

type FootProps = {
  direction: Direction;
  lines: readonly EditedBookingLine[];
  checked: ReadonlyMap<string, CheckedBookingLine>;
  isChecking: boolean;
  isBooking: boolean;
};

/** Summary of the dry run, and a button with the number of lines. */
export function BookingFooter({ direction, lines, checked, isChecking, isBooking }: FootProps) {
  const say = useTexts(bookingTexts);
  const seen = lines.flatMap(({ rowKey }) => checked.get(rowKey) ?? []);
  const countOf = (state: CheckedBookingLine['state']): number => seen.filter((line) => line.state === state).length;
  const [ready, review, refused] = [countOf('ready'), countOf('look'), countOf('refused')];
  const pieces = seen.reduce((sum, line) => sum + line.pieces, 0);
  const costs = seen.reduce((sum, line) => sum + line.pieces * line.costCents, 0);
  const isStale = lines.some(({ rowKey, code, quantity }) => {
    const info = checked.get(rowKey);
    return !info || info.code !== code || info.quantity !== quantity;
  });
  const filled = lines.filter(({ code }) => code.trim() !== '').length;
  const count = isStale ? Math.max(filled - refused, 0) : ready + review;
  const why = filled === 0 ? 'nothingYet' : count === 0 ? 'allRefused' : null;
  const figures = [
    ['ready', ready, 'up'],
    ['look', review, 'warn'],
    ['refused', refused, 'down'],
  ] as const;
  return (
    <div className="dry-run" role="status">
      <p className="two">
        <b>{say('dryRun')}</b>
        <small>{say('notYet')}</small>
      </p>
      <dl>
        {figures.map(([name, count, mood]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd className={count > 0 ? mood : 'muted'}>{count}</dd>
          </div>
        ))}
        <div className="ruled">
          <dt>{say('pieces')}</dt>
          <dd>{grouped(pieces)}</dd>
        </div>
        {direction === 'in' && (
          <div>
            <dt>{say('goodsCost')}</dt>
            <dd>{dollars(cents(costs))}</dd>
          </div>
        )}
      </dl>
      <span className="row push">
        {why && <small className="muted">{say(why)}</small>}
        <Button type="submit" name="intent" value="check" busy={isChecking} disabled={filled === 0}>
          {say('check')}
        </Button>
        <SubmitButton name="intent" value="book" busy={isBooking} disabled={why !== null} title={why === null ? undefined : say(why)}>
          {isBooking ? say('busy') : say(direction === 'in' ? 'bookIn' : 'bookOut', { count })}
          {['Ctrl', '↵'].map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </SubmitButton>
      </span>
    </div>
  );
}
