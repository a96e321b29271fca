import { texts } from '#kernel/texts.ts';

/** Why a SKU was not sent, and what was split: stored with the job, shown to resellers and staff. */
export const syncTexts = texts({
  noPrice: { en: 'No price set', zh: '没有价格' },
  badCode: { en: 'The SKU starts with a character other shops don’t accept', zh: '对方平台不接受此 SKU 编码的首个字符' },
  twin: { en: 'Same options as {other}', zh: '与 {other} 的选项完全相同' },
  handleTaken: {
    en: 'The shop already has its own product at {handle}; it wasn’t changed',
    zh: '店铺里已有自己的商品 {handle}，未作改动',
  },
  refused: { en: 'Shop response: {text}', zh: '对方店铺返回：{text}' },
  closed: { en: 'The shop denied access: {reason}', zh: '店铺拒绝访问：{reason}' },
  noPlace: { en: 'The shop has no inventory location', zh: '店铺没有可用的库存地点' },
  revoked: { en: 'Access was revoked, so the sync stopped', zh: '权限已收回，同步已停止' },
  splitOptions: {
    en: '{group}: more than three options, split by {by} into {parts} products',
    zh: '{group}：选项超过三个，按“{by}”拆分为 {parts} 个商品',
  },
  splitVariants: {
    en: '{group}: too many variants for one product, split by {by} into {parts} products',
    zh: '{group}：变体过多，按“{by}”拆分为 {parts} 个商品',
  },
  plainPictures: {
    en: 'Images were skipped: other shops only accept https image URLs',
    zh: '未附图片：对方平台只接受 https 图片地址',
  },
  lacks: { en: 'The feed is missing fields: {fields}', zh: '数据源缺少字段：{fields}' },
});
