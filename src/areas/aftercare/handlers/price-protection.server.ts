import { on } from '#api/handle.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { asDollarNumber } from '#kernel/money.ts';
import { localizedColumn } from '#kernel/words.ts';
import * as calls from '../calls/price-protection.ts';
import { submitPriceProtectionClaim } from '../services/claims.server.ts';
import { queryCredits } from '../services/credit-list.server.ts';
import { approveCredit, refuseCredit } from '../services/decide.server.ts';

export const priceProtectionHandlers = [
  on(calls.claimPriceProtection, async ({ number, key, sku_id, message, way }, app, caller) => {
    const claim = { number: normalizeOrderNumber(number), key: key ?? null, skuId: sku_id, message, wantsRefund: way === 'refund' };
    const { amountCents, isPaid } = await submitPriceProtectionClaim(app, caller, claim);
    return { amount: asDollarNumber(amountCents), state: isPaid ? ('paid' as const) : ('pending' as const) };
  }),
  on(calls.officeCredits, async ({ state, keyword, page, page_size }, app, { language }) => {
    const { items, total } = await queryCredits(app, {
      ...{ state, searchText: keyword || undefined, sort: { by: 'at', down: true } },
      ...{ limit: page_size, offset: (page - 1) * page_size },
    });
    return {
      total,
      page,
      page_size,
      items: items.map((row) => ({
        ...{ id: row.id, order_number: row.number, email: row.email, product_name: localizedColumn(row, 'name', language) },
        ...{
          from: asDollarNumber(row.fromCents),
          to: asDollarNumber(row.toCents),
          quantity: row.quantity,
          amount: asDollarNumber(row.amountCents),
        },
        ...{
          taken_back: asDollarNumber(row.takenCents),
          recovered: asDollarNumber(row.recoveredCents),
          way: row.way,
          state: row.state,
          reason: row.reason,
        },
        create_time: row.createdAt.toISOString(),
      })),
    };
  }),
  on(calls.decideCredit, async ({ id, decision, reason, seen_amount }, app, caller) => {
    if (decision === 'approve') await approveCredit(app, caller, id, seen_amount ?? null);
    else await refuseCredit(app, caller, id, reason);
    return {};
  }),
];
