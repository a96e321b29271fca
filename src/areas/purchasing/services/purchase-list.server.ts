import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { localizedColumn } from '#kernel/words.ts';
import { purchaseTexts as texts } from '../purchase-texts.ts';
import { purchaseList } from '../rules/states.ts';
import { purchasesOf } from './purchases.server.ts';

export const purchaseFile = fileOf({
  spec: purchaseList,
  read: async (app, chosen, page) => (await purchasesOf(app, chosen, page)).rows,
  columns: [
    { label: texts.number, cell: (row) => row.number },
    { label: texts.vendor, cell: (row, language) => localizedColumn(row, 'vendor', language) },
    { label: texts.status, cell: (row, language) => texts[row.status][language] },
    { label: texts.made, cell: (row) => row.createdAt },
    { label: texts.due, cell: (row) => row.expectedOn },
    { label: texts.ordered, cell: (row) => row.ordered },
    { label: texts.came, cell: (row) => row.received },
    { label: texts.total, cell: (row) => row.totalCents / 100 },
  ],
});
