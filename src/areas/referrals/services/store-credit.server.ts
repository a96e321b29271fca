import { DomainError } from '#kernel/errors.ts';
import { dollarText } from '#kernel/money.ts';
import { type App, transact } from '#platform/app.ts';
import { type CreditKind, changeBalance, heldBalance, writeEntry } from '../store/store-credit.server.ts';

/** Why store credit moves. Kind and source identify the event: it moves money once, however often it is reported. */
export type CreditEvent = {
  readonly userId: number;
  readonly kind: CreditKind;
  readonly source: readonly [kind: string, id: string | number];
  readonly cents: number;
  readonly orderId?: number | null;
  readonly note?: string;
  readonly staffId?: number | null;
};

/** False when this event was already counted. */
export const giveCredit = (app: App, event: CreditEvent): Promise<boolean> =>
  transact(app, async (inside) => {
    const balance = await heldBalance(inside.db, event.userId, app.now());
    return write(inside, event, event.cents, balance);
  });

/** All or nothing. False when this event was already counted. */
export const spendCredit = (app: App, event: CreditEvent): Promise<boolean> =>
  transact(app, async (inside) => {
    const balance = await heldBalance(inside.db, event.userId, app.now());
    if (balance < event.cents) throw new DomainError('creditTooSmall', { field: 'credit', most: dollarText(balance) });
    return write(inside, event, -event.cents, balance);
  });

/** Takes back what is left of a credit that is not owed; returns what was taken. */
export const recoverCredit = (app: App, event: CreditEvent): Promise<number> =>
  transact(app, async (inside) => {
    const balance = await heldBalance(inside.db, event.userId, app.now());
    const cents = Math.min(balance, event.cents);
    return cents > 0 && (await write(inside, event, -cents, balance)) ? cents : 0;
  });

async function write(inside: App, event: CreditEvent, cents: number, balance: number): Promise<boolean> {
  const at = inside.now();
  const [sourceKind, sourceId] = event.source;
  const isNew = await writeEntry(inside.db, {
    ...{ userId: event.userId, kind: event.kind, sourceKind, sourceId: String(sourceId) },
    ...{ amountCents: cents, balanceAfterCents: balance + cents, orderId: event.orderId ?? null },
    ...{ note: event.note ?? '', staffId: event.staffId ?? null, createdAt: at },
  });
  if (isNew) await changeBalance(inside.db, event.userId, cents, at);
  return isNew;
}
