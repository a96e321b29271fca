import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { warehouseRoles } from '#areas/stock/calls.ts';
import { levelList } from '#areas/stock/rules/levels.ts';
import { listStockLevels } from '#areas/stock/services/levels.server.ts';
import { levelTexts as texts } from '../level-texts.ts';

export const levelFile = fileOf({
  spec: levelList,
  read: async (app, chosen, page, { language }) =>
    (await listStockLevels(app, chosen, page)).rows.map((row) => ({ ...row, name: language === 'zh' ? row.nameZh : row.nameEn })),
  columns: [
    { label: texts.sku, cell: (row) => row.code },
    { label: texts.barcode, cell: (row) => row.barcode },
    { label: texts.name, cell: (row) => row.name },
    { label: texts.shelf, cell: (row) => row.shelf },
    { label: texts.onHand, cell: (row) => row.onHand },
    { label: texts.reserved, cell: (row) => row.reserved },
    { label: texts.free, cell: (row) => row.available },
    { label: texts.lowMark, cell: (row) => row.lowMark },
    { label: texts.coming, cell: (row) => row.coming },
    { label: texts.sold, cell: (row) => row.sold30 },
    { label: texts.cover, cell: (row) => row.coverDays },
    { label: texts.cost, who: warehouseRoles, cell: (row) => (row.onHand * row.costCents) / 100 },
  ],
});
