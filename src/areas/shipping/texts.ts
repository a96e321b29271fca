import { texts } from '#kernel/texts.ts';

export const shippingTexts = texts({
  standard: { en: 'Standard shipping', zh: '标准配送' },
});
