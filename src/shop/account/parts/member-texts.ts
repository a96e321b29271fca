import { texts } from '#kernel/texts.ts';

/** What the frame of every page says to a member; apart, so that no page carries the words of the forms. */
export const memberTexts = texts({
  accountOf: { en: 'Your account, {name}', zh: '我的账户：{name}' },
});
