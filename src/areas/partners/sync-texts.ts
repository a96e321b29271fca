import { texts } from '#kernel/texts.ts';

/** Why a SKU was not sent, and what was split: stored with the job, shown to resellers and staff. */
export const syncTexts = texts({
  noPrice: { en: 'It has no price', zh: '没有价格' },
  badCode: { en: 'Its code begins with a sign other shops do not take', zh: '编码的开头符号对方平台不接受' },
  twin: { en: 'It has the same choices as {other}', zh: '与 {other} 的选项完全相同' },
  handleTaken: {
    en: 'The shop has a product of its own at {handle}; it was left alone',
    zh: '店铺里已有自己的商品 {handle}，未作改动',
  },
  refused: { en: 'The shop says: {text}', zh: '店铺回复：{text}' },
  closed: { en: 'The shop does not let us in: {reason}', zh: '店铺拒绝访问：{reason}' },
  noPlace: { en: 'The shop has no place for goods', zh: '店铺没有可用的库存地点' },
  revoked: { en: 'Access was revoked, so the sync stopped', zh: '权限已收回，同步已停止' },
  splitOptions: {
    en: '{group}: more than three choices, split by {by} into {parts} products',
    zh: '{group}：选项超过三个，按「{by}」拆分为 {parts} 个商品',
  },
  splitVariants: {
    en: '{group}: too many variants for one product, split by {by} into {parts} products',
    zh: '{group}：变体过多，按「{by}」拆分为 {parts} 个商品',
  },
  plainPictures: {
    en: 'Pictures were left out: other shops fetch them from https addresses only',
    zh: '未附图片：对方平台只接受 https 图片地址',
  },
  lacks: { en: 'The feed needs more: {fields}', zh: '数据源缺少字段：{fields}' },
});
