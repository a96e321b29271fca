import { texts } from '#kernel/texts.ts';

export const customRequestKindTexts = texts({
  picture_to_wig: { en: 'Wig from a picture', zh: '看图定制' },
  hair_custom: { en: 'Custom piece', zh: '定制发制品' },
  diy_wig: { en: 'Composed wig', zh: '自选假发' },
  diy_lace: { en: 'Composed lace piece', zh: '自选发块' },
  diy_bundles: { en: 'Composed bundles', zh: '自选发帘' },
  packaging: { en: 'Packaging with a logo', zh: '品牌包装' },
});

export const customRequestStatusTexts = texts({
  new: { en: 'We have it', zh: '已收到' },
  needs_info: { en: 'We need a word from you', zh: '需要您补充信息' },
  quoted: { en: 'Price given', zh: '已报价' },
  accepted: { en: 'You agreed', zh: '您已确认' },
  in_production: { en: 'Being made', zh: '制作中' },
  done: { en: 'Finished', zh: '已完成' },
  declined: { en: 'Not possible', zh: '无法制作' },
  cancelled: { en: 'Called off', zh: '已取消' },
});

export const customRequestStageTexts = texts({
  confirmed: { en: 'Sheet confirmed', zh: '工单已确认' },
  hair_chosen: { en: 'Hair chosen', zh: '选发' },
  wefting: { en: 'Wefting', zh: '做发帘' },
  ventilating: { en: 'Knotting the lace', zh: '手工钩织' },
  colouring: { en: 'Colouring', zh: '染色' },
  styling: { en: 'Cutting and styling', zh: '修剪造型' },
  checked: { en: 'Checked', zh: '质检' },
  packed: { en: 'Packed', zh: '包装完成' },
});
