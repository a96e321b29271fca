import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { payoutTexts as texts } from '../payout-texts.ts';
import { payoutList } from '../rules/payout-list.ts';
import { statementOf } from './payouts.server.ts';

/** Statement of one or all affiliates: each order with its amount after returns and the commission. */
export const payoutFile = fileOf({
  spec: payoutList,
  read: (app, { filters: { partner, month } }) => statementOf(app, { partnerId: partner, month }),
  columns: [
    { label: texts.month, cell: (row) => row.month?.slice(0, 7) ?? null },
    { label: texts.partner, cell: (row) => row.name },
    { label: texts.order, cell: (row) => row.number },
    { label: texts.delivered, cell: (row) => row.deliveredAt?.toISOString().slice(0, 10) ?? null },
    { label: texts.basis, cell: (row) => row.basisCents / 100 },
    { label: texts.amount, cell: (row) => row.amountCents / 100 },
    { label: texts.state, cell: (row) => row.paidAt?.toISOString().slice(0, 10) ?? null },
  ],
});
