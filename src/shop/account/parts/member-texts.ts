import { texts } from '#kernel/texts.ts';

/** Texts of the frame for members; separate, so that pages do not load the forms' texts. */
export const memberTexts = texts({
  accountOf: { en: 'Your account, {name}', zh: '我的账户：{name}' },
});
