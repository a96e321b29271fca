import { texts } from '#kernel/texts.ts';

/** Why a row of a product import is refused. */
export const importTexts = texts({
  noCode: { en: 'The code is missing', zh: '缺少编码' },
  badCode: { en: 'The code "{value}" has signs that no code may have', zh: '编码“{value}”含有不允许的字符' },
  codeTwice: { en: 'The code {code} stands in row {row} already', zh: '编码 {code} 已在第 {row} 行出现' },
  barcodeTwice: { en: 'The barcode {value} stands in row {row} already', zh: '条码 {value} 已在第 {row} 行出现' },
  noCategory: { en: 'There is no category "{value}"', zh: '没有名为“{value}”的分类' },
  noGroup: {
    en: 'There is no group "{group}" in {category}; name it in both languages to make it',
    zh: '{category} 下没有产品组“{group}”；填写中英文组名即可新建',
  },
  badSlug: {
    en: '"{value}" cannot be an address (column {column}): small letters, digits and hyphens',
    zh: '“{value}”不能用作地址（{column} 列）：只能用小写字母、数字和连字符',
  },
  badPrice: { en: '"{value}" is no price', zh: '“{value}”不是价格' },
  badDiscount: { en: '"{value}" is no discount; 0.9 or 90% is', zh: '“{value}”不是折扣；请写 0.9 或 90%' },
  badCost: { en: '"{value}" is no cost', zh: '“{value}”不是成本' },
  badWeight: { en: '"{value}" is no weight in whole grams', zh: '“{value}”不是以克为单位的整数重量' },
  badYesNo: { en: '"{value}" in {column} is neither yes nor no', zh: '{column} 列的“{value}”既不是“是”也不是“否”' },
  badBarcode: { en: '"{value}" is no barcode', zh: '“{value}”不是条码' },
  tooLong: { en: 'The column {column} holds more than {most} signs', zh: '{column} 列超过 {most} 个字符' },
  unknownValue: { en: '{column} has no value "{value}"', zh: '{column} 没有“{value}”这个值' },
  otherGroup: { en: '{code} belongs to another group', zh: '{code} 属于另一个产品组' },
  sameChoice: { en: '{code} is the same choice already ({slug})', zh: '{code} 已是相同的选项（{slug}）' },
  barcodeTaken: { en: 'The barcode {value} belongs to {code}', zh: '条码 {value} 属于 {code}' },
  belowCost: {
    en: 'The price {price} is below the cost of {cost}; only an owner can import it',
    zh: '价格 {price} 低于成本 {cost}，只有店主可以导入',
  },
  costForgotten: { en: 'Only an owner can remove a known cost', zh: '只有店主可以清除已填写的成本' },
  gone: { en: '{code} was deleted', zh: '{code} 已被删除' },
});
