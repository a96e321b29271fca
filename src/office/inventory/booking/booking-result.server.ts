import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { stockIn } from '#areas/stock/calls.ts';
import type { Direction } from '#areas/stock/rules/reasons.ts';
import { recordStockForm } from '#areas/stock/services/movements.server.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { type ActionContext, actions } from '#platform/load.server.ts';
import { withFieldLabels } from '#site/field-names.ts';
import { bookingTexts } from './booking-texts.ts';
import { type CheckedBookingLine, checkBookingLines, readBookingLines, sheetWarning } from './read-lines.server.ts';

export type BookingHeadValues = { readonly reason: string; readonly note: string };
const blankHead: BookingHeadValues = { reason: '', note: '' };

/** What the page shows after a submit: remaining lines, and what was booked. */
export type BookingResult = {
  readonly version: string;
  /** Idempotency key of the form; renewed after booking. */
  readonly key: string;
  readonly lines: readonly CheckedBookingLine[];
  /** Common fields stay while lines remain. */
  readonly head: BookingHeadValues;
  readonly message: string | null;
  /** What could not be read of a spreadsheet. */
  readonly warning: string | null;
  readonly problem: string | null;
};

export const newKey = (): string => randomUUID();

const { key, reason, note } = stockIn.input.shape;
/** A check sends only the lines; a delivery has its own reason. */
const bookingInput = z.object({ key, reason: reason.optional(), note });

export function readBookingHead(form: FormData): { readonly key: string; readonly head: BookingHeadValues } {
  const sent = readForm(form, bookingInput);
  return { key: sent.key, head: { reason: sent.reason ?? '', note: sent.note } };
}

export type BookingVisit = Pick<ActionContext, 'app' | 'caller' | 'form'>;

/** Scans and sheets are only looked at until the form is booked. */
export const bookingActions = (answer: (visit: BookingVisit, isBooked: boolean) => Promise<BookingResult>) =>
  actions({
    check: (visit) => answer(visit, false),
    add: (visit) => answer(visit, false),
    book: (visit) => answer(visit, true),
  });

/** Dry run, or booking of every accepted line; refused ones stay in the form. */
export async function answerForm({ app, caller, form }: BookingVisit, direction: Direction, isBooked: boolean): Promise<BookingResult> {
  const say = translator(bookingTexts, caller.language);
  const { key, head } = readBookingHead(form);
  const read = await readBookingLines(form);
  const lines = await checkBookingLines(app, caller.language, direction, read.lines);
  const warning = sheetWarning(read, caller.language);
  const same = { version: randomUUID(), key, lines, head, message: null, warning, problem: null };
  if (!isBooked) return same;
  const good = lines.filter(({ state }) => state !== 'refused');
  try {
    const { isRepeat } = await recordStockForm(app, caller, {
      ...{ direction, ...head, key },
      lines: good.map((line) => ({
        ...{ skuId: line.skuId ?? 0, quantity: line.pieces, bin: line.bin.trim().toUpperCase() || null },
        unitCostCents: direction === 'in' && line.cost.trim() !== '' ? line.costCents : null,
      })),
    });
    const rest = lines.filter(({ state }) => state === 'refused');
    const message = isRepeat
      ? say('repeat')
      : say(direction === 'in' ? 'bookedIn' : 'bookedOut', {
          lines: good.length,
          pieces: good.reduce((sum, { pieces }) => sum + pieces, 0),
        });
    const stays = rest.length > 0 ? ` ${say('stays', { count: rest.length })}` : '';
    return { ...same, key: newKey(), lines: rest, head: rest.length > 0 ? head : blankHead, message: message + stays };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...same, problem: domainErrorText(withFieldLabels(error, caller.language), caller.language) };
  }
}
