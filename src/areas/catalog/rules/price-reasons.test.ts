import { expect, test } from 'vitest';
import { priceReasonIn } from './price-reasons.ts';

test.each([
  ['sku.add', 'Initial price', '首次定价'],
  ['import-12', 'Import 12', '导入 12'],
  ['undo sku.add', 'Undone: Initial price', '撤销：首次定价'],
  ['sale begins: black-friday', 'Sale started: black-friday', '促销开始：black-friday'],
  ['Autumn list', 'Autumn list', 'Autumn list'],
])('the reason %s is read as %s and %s', (reason, en, zh) => {
  expect([priceReasonIn(reason, 'en'), priceReasonIn(reason, 'zh')]).toEqual([en, zh]);
});
