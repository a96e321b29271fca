import { texts } from '#kernel/texts.ts';

export const customRequestKindTexts = texts({
  picture_to_wig: { en: 'Wig from a photo', zh: '看图定制' },
  hair_custom: { en: 'Custom hair', zh: '定制发制品' },
  diy_wig: { en: 'Build-your-own wig', zh: '自选假发' },
  diy_lace: { en: 'Build-your-own closure or frontal', zh: '自选发块' },
  diy_bundles: { en: 'Build-your-own bundles', zh: '自选发帘' },
  packaging: { en: 'Custom packaging', zh: '品牌包装' },
});

export const customRequestStatusTexts = texts({
  new: { en: 'Received', zh: '已收到' },
  needs_info: { en: 'We need more information', zh: '需要您补充信息' },
  quoted: { en: 'Quoted', zh: '已报价' },
  accepted: { en: 'Accepted', zh: '您已确认' },
  in_production: { en: 'In production', zh: '制作中' },
  done: { en: 'Completed', zh: '已完成' },
  declined: { en: 'Can’t be made', zh: '无法制作' },
  cancelled: { en: 'Canceled', zh: '已取消' },
});

export const customRequestStageTexts = texts({
  confirmed: { en: 'Work order confirmed', zh: '工单已确认' },
  hair_chosen: { en: 'Hair selected', zh: '选发' },
  wefting: { en: 'Wefting', zh: '制作发帘' },
  ventilating: { en: 'Hand-tying the hair', zh: '手工钩织' },
  colouring: { en: 'Coloring', zh: '染色' },
  styling: { en: 'Cutting and styling', zh: '修剪造型' },
  checked: { en: 'Quality checked', zh: '质检' },
  packed: { en: 'Packed', zh: '包装完成' },
});
