import { texts } from '#kernel/texts.ts';

export const sampleTexts = texts({
  name: { en: 'Sample product in every state', zh: '示例商品：各种状态' },
  description: {
    en: 'A fixed sample that shows every state an option can have. It isn’t for sale.',
    zh: '固定示例，展示规格的各种状态，不作销售。',
  },
  category: { en: 'Wigs', zh: '假发' },
  colour: { en: 'Color', zh: '颜色' },
  length: { en: 'Length', zh: '长度' },
  black: { en: '#1B natural black', zh: '#1B 自然黑' },
  blonde: { en: '#613 blonde', zh: '#613 浅金' },
  wine: { en: '#99J wine red', zh: '#99J 酒红' },
  inches: { en: '{inches}"', zh: '{inches} 英寸' },
  alt: { en: 'Straight wig, {colour}', zh: '直发假发，{colour}' },
  states: { en: 'States', zh: '状态' },
  statesValue: {
    en: 'In stock, discounted, few left, sold out, not available, made to order, clearance',
    zh: '有货、优惠、少量、售罄、不可搭配、接单定制、清仓',
  },
});
