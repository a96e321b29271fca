import { texts } from '#kernel/texts.ts';

export const shippingTexts = texts({
  standard: { en: 'Standard delivery', zh: '标准配送' },
});
