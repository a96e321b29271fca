import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import type { Direction } from '#areas/stock/rules/reasons.ts';
import { parseScan } from '#areas/stock/rules/stock-lines.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Key } from '#ui/kbd.tsx';
import { Notice } from '#ui/notice.tsx';
import { BookingFooter } from './booking-footer.tsx';
import { BookingHeader, type OpenPurchase } from './booking-header.tsx';
import type { BookingHeadValues, BookingResult } from './booking-result.server.ts';
import { bookingTexts } from './booking-texts.ts';
import { BookingLines, bookingFieldNames, type EditedBookingLine, editedFrom } from './lines.tsx';
import type { CheckedBookingLine } from './read-lines.server.ts';

type BookingFormProps = {
  direction: Direction;
  reasons: readonly string[];
  start: { readonly key: string; readonly lines: readonly CheckedBookingLine[]; readonly head: BookingHeadValues | null };
  order: { readonly id: number; readonly number: string } | null;
  open: readonly OpenPurchase[];
  result: string | null;
  warning: string | null;
  problem: string | null;
};

let lastRowKey = 0;
const newLine = (code: string, quantity: number): EditedBookingLine => {
  lastRowKey += 1;
  return { rowKey: `new-${lastRowKey}`, code, quantity: String(quantity), cost: '', bin: '' };
};

/**
 * One form for stock in and stock out. A scan is added to the lines at once and checked afterwards, so fast scanning loses nothing.
 * Without script the same fields are sent, and the server answers with the checked lines.
 */
export function BookingForm({ direction, reasons, start, order, open, result, warning, problem }: BookingFormProps) {
  const say = useTexts(bookingTexts);
  const fetcher = useFetcher<BookingResult>();
  const isBooking = useNavigation().formData?.get('intent') === 'book';
  const [lines, setLines] = useState<readonly EditedBookingLine[]>(() => start.lines.map(editedFrom));
  const [last, setLast] = useState<{ readonly code: string; readonly quantity: string } | null>(null);
  const scan = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The field always receives the scan, without a click.
  useEffect(() => scan.current?.focus({ preventScroll: true }), []);
  const checked = new Map(
    [...start.lines, ...(fetcher.data && 'lines' in fetcher.data ? fetcher.data.lines : [])].map((line) => [line.rowKey, line]),
  );

  const check = (now: readonly EditedBookingLine[]) => {
    const fields = new FormData();
    fields.set('intent', 'check');
    fields.set('key', start.key);
    if (order) fields.set('order', String(order.id));
    for (const line of now)
      for (const part of ['code', 'quantity', 'cost', 'bin', 'rowKey'] as const) fields.append(bookingFieldNames[part], line[part]);
    void fetcher.submit(fields, { method: 'post' });
  };
  const change = (now: readonly EditedBookingLine[], isChecked: boolean) => {
    setLines(now);
    if (isChecked) check(now);
  };
  const land = (typed: string) => {
    const read = parseScan(typed);
    if (!read) return;
    const names = (line: EditedBookingLine): readonly (string | null | undefined)[] => [line.code, checked.get(line.rowKey)?.skuCode];
    const at = lines.findIndex((line) => names(line).some((name) => name?.toUpperCase() === read.code.toUpperCase()));
    const known = lines[at];
    const next = known ? { ...known, quantity: String((Number(known.quantity) || 0) + read.quantity) } : newLine(read.code, read.quantity);
    setLast(next);
    change(known ? lines.with(at, next) : [...lines, next], true);
  };
  const onScan = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    land(event.currentTarget.value);
    event.currentTarget.value = '';
  };
  const onKeys = (event: KeyboardEvent) => {
    if (event.key === 'F2') scan.current?.focus();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      form.current?.querySelector<HTMLButtonElement>('button[value=book]')?.click();
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    if (!(pressed instanceof HTMLButtonElement) || pressed.value !== 'check') return;
    event.preventDefault();
    check(lines);
  };
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className="booking"
      onKeyDown={onKeys}
      onSubmit={onSubmit}
      preventScrollReset
    >
      <input type="hidden" name="key" value={start.key} />
      {order && <input type="hidden" name="order" value={order.id} />}
      <button type="submit" name="intent" value="check" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {say('check')}
      </button>
      <div role="status" className="hide-empty">
        {result && <Notice tone="ok">{result}</Notice>}
      </div>
      {warning && <Notice tone="warn">{warning}</Notice>}
      {problem && (
        <Notice tone="err">
          <b>{say('failed')}</b> {problem}
        </Notice>
      )}
      <BookingHeader direction={direction} reasons={reasons} typed={start.head} order={order} open={open} />
      <section className="card table-card" aria-label={say('lines')}>
        <div className="scan-bar">
          <label className="scan-field">
            <span className="visually-hidden">{say('scan')}</span>
            <input ref={scan} className="input" name="scan" placeholder={say('scanHint')} onKeyDown={onScan} autoComplete="off" />
            <Key>F2</Key>
          </label>
          <p className="two" aria-live="polite">
            {last && <b>{say('lastScan', { code: last.code, pieces: last.quantity })}</b>}
            <small>{say('scanHelp')}</small>
          </p>
          <Button className="push needs-script" size="small" onClick={() => setLines([...lines, newLine('', 1)])}>
            {say('addLine')}
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
        <div className="scroll" tabIndex={0}>
          <BookingLines direction={direction} lines={lines} checked={checked} isDelivery={order !== null} onChange={change} />
          {!order && <Sheet direction={direction} />}
        </div>
        <BookingFooter direction={direction} lines={lines} checked={checked} isChecking={fetcher.state !== 'idle'} isBooking={isBooking} />
      </section>
    </Form>
  );
}

/** Spreadsheet rows, pasted or as a file. */
function Sheet({ direction }: { direction: Direction }) {
  const say = useTexts(bookingTexts);
  return (
    <details className="booking-sheet">
      <summary>{say('sheet')}</summary>
      <div className="form-grid">
        <label className="field two-thirds">
          {say(direction === 'in' ? 'sheetHint' : 'sheetHintOut')}
          <textarea className="input" name="sheet" rows={4} />
        </label>
        <label className="field third">
          {say('file')}
          <input className="input" type="file" name="file" accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain" />
        </label>
      </div>
      <Button type="submit" size="small" name="intent" value="add">
        {say('addSheet')}
      </Button>
    </details>
  );
}
