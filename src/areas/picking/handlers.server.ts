import { on } from '#api/handle.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { shippingVersion } from '#areas/orders/rules/shippable.ts';
import { DomainError } from '#kernel/errors.ts';
import * as calls from './calls.ts';
import { pickingBoard, putAside, scanItem, startPicking, tickLine } from './services/picking.server.ts';
import { shipOrder } from './services/ship-order.server.ts';

export const pickingHandlers = [
  on(calls.pickQueue, async (_, app, { language }) => {
    const { totes, waiting, lines } = await pickingBoard(app);
    const toteOf = new Map(totes.map(({ id, tote }) => [id, tote]));
    return {
      waiting: waiting.map((row) => ({
        number: row.number,
        pieces: row.pieces,
        payment_time: row.paidAt?.toISOString() ?? null,
        aside: row.aside,
      })),
      totes: totes.map(({ id, tote, number, pieces, picked }) => ({
        ...{ tote, number, pieces, picked },
        seen: shippingVersion(lines.filter(({ orderId }) => orderId === id)),
      })),
      lines: lines.map((line) => ({
        line_id: line.lineId,
        tote: toteOf.get(line.orderId) ?? 0,
        code: line.code,
        name: (language === 'zh' && line.nameZh) || line.nameEn,
        shelf: line.bin,
        quantity: line.quantity,
        picked: line.pickedQuantity,
      })),
    };
  }),
  on(calls.pickStart, async ({ numbers }, app, caller) => ({ totes: await startPicking(app, caller, numbers.map(normalizeOrderNumber)) })),
  on(calls.pickLine, async ({ line_id, picked, code }, app) => {
    if (code !== undefined) {
      const { lineId, tote, left } = await scanItem(app, code, null);
      return { line_id: lineId, tote, left };
    }
    if (line_id === undefined) throw new DomainError('lackParameter', { field: 'line_id' });
    await tickLine(app, line_id, picked);
    return { line_id, tote: null, left: null };
  }),
  on(calls.pickAside, async ({ number, reason }, app, caller) => {
    await putAside(app, caller, normalizeOrderNumber(number), reason);
    return {};
  }),
  on(calls.pickShip, async ({ number, parcels, service, seen }, app, caller) => {
    const bought = await shipOrder(app, caller, {
      number: normalizeOrderNumber(number),
      parcels: parcels.map(({ grams, lines }) => ({ grams, lines: lines.map(({ line_id, quantity }) => ({ lineId: line_id, quantity })) })),
      service,
      seen,
    });
    return { tracking_numbers: bought.map(({ trackingNumber }) => trackingNumber) };
  }),
];
