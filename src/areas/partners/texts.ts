import { texts } from '#kernel/texts.ts';

export const partnerTexts = texts({
  feedAbout: { en: 'Human hair straight from the factory, in stock and made to order', zh: '工厂直供真人发，现货与定制' },
});
