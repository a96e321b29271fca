import { texts } from '#kernel/texts.ts';

/** Why a row of a product import is refused. */
export const importTexts = texts({
  noCode: { en: 'SKU is missing', zh: '缺少编码' },
  badCode: { en: 'SKU “{value}” contains invalid characters', zh: '编码“{value}”含有不允许的字符' },
  codeTwice: { en: 'SKU {code} already appears in row {row}', zh: '编码 {code} 已在第 {row} 行出现' },
  barcodeTwice: { en: 'Barcode {value} already appears in row {row}', zh: '条码 {value} 已在第 {row} 行出现' },
  noCategory: { en: 'Category “{value}” not found', zh: '没有名为“{value}”的分类' },
  noGroup: {
    en: 'Product group “{group}” doesn’t exist in {category}. To create it, enter its name in both languages',
    zh: '{category} 下没有产品组“{group}”；填写中英文组名即可新建',
  },
  badSlug: {
    en: '“{value}” can’t be used as a URL handle (column {column}). Use lowercase letters, numbers and hyphens',
    zh: '“{value}”不能用作网址（{column} 列）：只能用小写字母、数字和连字符',
  },
  badPrice: { en: '“{value}” isn’t a valid price', zh: '“{value}”不是有效的价格' },
  badDiscount: {
    en: '“{value}” isn’t a valid discount. For 10% off, enter 0.9 or 90%',
    zh: '“{value}”不是有效的折扣；九折请写 0.9 或 90%',
  },
  badCost: { en: '“{value}” isn’t a valid cost', zh: '“{value}”不是有效的成本' },
  badWeight: { en: '“{value}” isn’t a valid weight. Use whole grams', zh: '“{value}”不是有效重量，请填写整数（克）' },
  badYesNo: { en: '“{value}” in column {column} must be yes or no', zh: '{column} 列的“{value}”既不是“是”也不是“否”' },
  badBarcode: { en: '“{value}” isn’t a valid barcode', zh: '“{value}”不是有效的条码' },
  tooLong: { en: 'Column {column} has more than {most} characters', zh: '{column} 列超过 {most} 个字符' },
  unknownValue: { en: '“{value}” isn’t an option for {column}', zh: '{column} 没有“{value}”这个值' },
  otherGroup: { en: '{code} belongs to another product group', zh: '{code} 属于另一个产品组' },
  sameChoice: { en: '{code} already has the same options ({slug})', zh: '{code} 已使用相同的选项（{slug}）' },
  barcodeTaken: { en: 'Barcode {value} is already used by {code}', zh: '条码 {value} 属于 {code}' },
  belowCost: {
    en: 'The price {price} is below the cost of {cost}. Only an owner can import it',
    zh: '价格 {price} 低于成本 {cost}，只有店主可以导入',
  },
  costForgotten: { en: 'Only an owner can remove a known cost', zh: '只有店主可以清除已填写的成本' },
  gone: { en: '{code} was deleted', zh: '{code} 已被删除' },
});
