import { texts } from '#kernel/texts.ts';

/** What the frame of every page says to a member; apart, so that no page carries the words of the forms. */
export const memberTexts = texts({
  accountOf: { en: 'Your account, {name}', zh: '我的账户：{name}' },
  welcomeBack: { en: 'Welcome back!', zh: '欢迎回来！' },
  welcomeNew: { en: 'Your account is open. Welcome.', zh: '账户已开通，欢迎您。' },
});
