import { expect, test } from 'vitest';
import { describeOrderReason } from './reasons.ts';

test.each([
  ['byBuyer', 'zh', '顾客取消'],
  ['outOfStock:12', 'en', 'out of stock, SKU no. 12'],
  ['amountDiffers outOfStock:7', 'zh', '实付金额与应付金额不符；库存不足，SKU 编号 7'],
  ['price protection', 'zh', '价格保护'],
  ['exchange S-261126-009', 'zh', '换货 S-261126-009'],
  ['return S-261126-009', 'en', 'return S-261126-009'],
  ['return it please', 'zh', 'return it please'],
  ['She called us', 'zh', 'She called us'],
  ['INSTRUMENT_DECLINED', 'zh', '银行拒绝了该付款方式'],
  ['', 'en', ''],
] as const)('the reason %j is told in %s as %j', (reason, language, told) => {
  expect(describeOrderReason(reason, language)).toBe(told);
});
