import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const saleEffectTexts = texts({
  title: { en: 'Price protection cost', zh: '价格保护成本' },
  starts: { en: 'if the sale starts {when}', zh: '假定促销于 {when} 开始' },
  counting: { en: 'Calculating…', zh: '计算中…' },
  failed: { en: 'The cost couldn’t be calculated. Reload the page to try again.', zh: '无法计算成本，请刷新页面重试。' },
  items: {
    en: '{pieces} {pieces:item|items} bought by {shoppers} {shoppers:customer|customers} would be credited',
    zh: '将补偿 {shoppers} 位顾客购买的 {pieces} 件商品',
  },
  none: { en: 'No one would be owed anything', zh: '无需向任何顾客补偿' },
  noneText: {
    en: 'No orders still under price protection were paid at a higher price.',
    zh: '没有仍在价格保护期内、且成交价更高的订单。',
  },
  basis: { en: 'Based on orders so far and current prices.', zh: '按目前的订单和当前价格计算。' },
  products: { en: 'Products with the highest cost', zh: '成本最高的商品' },
  product: { en: 'Product', zh: '商品' },
  pieces: commonOfficeTexts.pieces,
  cost: commonOfficeTexts.cost,
  moreProducts: { en: 'and {count} more {count:product|products}', zh: '另有 {count} 个商品' },
  belowTitle: { en: 'Below cost', zh: '低于成本' },
  below: { en: '{count} {count:SKU|SKUs} would sell below cost', zh: '{count} 个规格将低于成本销售' },
  belowTable: { en: 'SKUs with the largest loss', zh: '亏损最大的规格' },
  sku: { en: 'SKU', zh: '规格' },
  salePrice: { en: 'Sale price', zh: '促销价' },
  skuCost: { en: 'Cost', zh: '成本' },
  moreSkus: { en: 'and {count} more', zh: '另有 {count} 个' },
  unknownCost: {
    en: '{count} {count:SKU has|SKUs have} no cost on file, so we can’t tell whether {count:it sells|they sell} at a loss.',
    zh: '{count} 个规格未填写成本，无法判断是否亏本。',
  },
  ownerOnly: {
    en: 'Only an owner can announce a sale below cost. Remove these SKUs or reduce their discount, or ask an owner to announce it.',
    zh: '只有店主可以发布低于成本的促销。请移除这些规格或降低折扣，或请店主发布。',
  },
  open: { en: 'Announce…', zh: '发布…' },
  ask: { en: 'Announce this sale?', zh: '发布此促销？' },
  askCost: {
    en: 'Price protection will cost about {amount} when prices drop: {pieces} {pieces:item|items}, {shoppers} {shoppers:customer|customers}.',
    zh: '降价后价格保护成本约 {amount}：{pieces} 件，{shoppers} 位顾客。',
  },
  askFree: { en: 'No price protection credits would be owed.', zh: '无需支付价格保护补偿。' },
  on: { en: 'Announce on', zh: '发布时间' },
  onHelp: {
    en: 'In your time zone. Leave blank to announce now. Prices drop when the sale starts.',
    zh: '按您的时区。留空则立即发布，促销开始时自动降价。',
  },
  optional: commonOfficeTexts.optional,
  accept: { en: 'Sell {count} {count:SKU|SKUs} below cost', zh: '确认以低于成本的价格销售 {count} 个规格' },
  announce: { en: 'Announce sale', zh: '发布促销' },
  cancel: { en: 'Cancel', zh: '取消' },
  close: commonOfficeTexts.close,
  busy: { en: 'Announcing…', zh: '正在发布…' },
  acceptAnyway: { en: 'Sell below cost', zh: '仍以低于成本的价格销售' },
});
