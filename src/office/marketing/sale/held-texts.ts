import { texts } from '#kernel/texts.ts';

export const heldTexts = texts({
  notStarted: {
    en: 'The sale didn’t start for {count} {count:SKU|SKUs} ({codes}). At today’s prices and costs {count:it|they} would sell below cost.',
    zh: '有 {count} 个规格的促销未生效（{codes}）。按目前的售价和成本，促销价会低于成本。',
  },
  whatToDo: {
    en: '{count:It joins|They join} the sale within a minute once the cost, list price or discount is corrected.',
    zh: '更正成本、原价或折扣后，相应规格会在一分钟内自动加入促销。',
  },
  ownerMay: { en: 'An owner can also approve selling {count:it|them} below cost.', zh: '店主也可批准以低于成本的价格开始促销。' },
  badge: { en: 'Not started', zh: '未生效' },
  accepted: { en: '{count} {count:SKU|SKUs} now on sale below cost', zh: '{count} 个规格已以低于成本的价格开始促销' },
});
