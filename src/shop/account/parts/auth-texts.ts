import { texts } from '#kernel/texts.ts';

export const authTexts = texts({
  toSignIn: { en: 'Back to sign in', zh: '返回登录' },
  tryAgain: { en: 'Try again', zh: '重试' },
  close: { en: 'Close', zh: '关闭' },
  noLetter: {
    en: 'Nothing there after a few minutes? Look among the unwanted mail, or check how the address is written.',
    zh: '几分钟后仍未收到？请查看垃圾邮件，或检查邮箱是否填写正确。',
  },
  noPost: {
    en: 'This shop has no mail server yet: the letter lies with our staff. Please get in touch, and they pass the link on to you.',
    zh: '本店暂未开通自动发信，信件由店员保管。请联系我们，店员会把链接转给您。',
  },

  forgotTitle: { en: 'Forgot your password?', zh: '忘记密码' },
  forgotLead: {
    en: 'Tell us the mailbox of your account. We send a link there with which you choose a new password.',
    zh: '请填写账户邮箱，我们会把设置新密码的链接发到该邮箱。',
  },
  forgotButton: { en: 'Send me the link', zh: '发送链接' },
  sending: { en: 'Sending…', zh: '正在发送…' },
  notSent: { en: 'Nothing was sent', zh: '未能发送' },
  asked: { en: 'Look into your mailbox', zh: '请查收邮件' },
  linkAsked: {
    en: 'If an account belongs to {email}, a letter is on its way there. Its link works for 30 minutes, and once.',
    zh: '如果 {email} 已注册账户，重设链接正在发往该邮箱，30 分钟内有效，仅可使用一次。',
  },
  linkKept: {
    en: 'If an account belongs to {email}, its link was written. It works for 30 minutes, and once.',
    zh: '如果 {email} 已注册账户，重设链接已生成，30 分钟内有效，仅可使用一次。',
  },
  otherMailbox: { en: 'Try another mailbox', zh: '换个邮箱再试' },

  resetTitle: { en: 'Choose a new password', zh: '设置新密码' },
  resetLead: {
    en: 'With it you are signed in here, and every other device is signed out.',
    zh: '设置后将在此设备登录，其他设备会全部退出。',
  },
  newPassword: { en: 'New password', zh: '新密码' },
  resetButton: { en: 'Save and sign in', zh: '保存并登录' },
  resetFailed: { en: 'The password was not changed', zh: '密码未更改' },
  deadReset: {
    en: 'This link does not work any more. Each works for 30 minutes and once; a newer one is quickly sent.',
    zh: '此链接已失效。链接 30 分钟内有效且仅可使用一次，您可以重新获取。',
  },
  newLink: { en: 'Ask for a new link', zh: '重新获取链接' },

  activateTitle: { en: 'Open your account', zh: '激活账户' },
  activateLead: { en: 'One press, and you can sign in.', zh: '点一下即可完成，之后就能登录。' },
  activateButton: { en: 'Open my account', zh: '激活我的账户' },
  activating: { en: 'Opening…', zh: '正在激活…' },
  activated: { en: 'Your account is open', zh: '账户已激活' },
  activatedLead: { en: 'Sign in with your e-mail and the password you chose.', zh: '请用邮箱和注册时设置的密码登录。' },
  deadActivation: {
    en: 'This link does not work any more. Each works for 24 hours and once; we gladly send another.',
    zh: '此链接已失效。链接 24 小时内有效且仅可使用一次，我们可以再发一封。',
  },
  waitingLead: {
    en: 'We wrote to {email}. Press the button in the letter, and your account is open. The link works for 24 hours.',
    zh: '我们已致信 {email}，点击信中按钮即可激活账户，链接 24 小时内有效。',
  },
  againTitle: { en: 'The letter once more', zh: '重新发送激活邮件' },
  againLead: { en: 'Tell us the mailbox you signed up with.', zh: '请填写注册时使用的邮箱。' },
  againButton: { en: 'Send the letter again', zh: '重新发送邮件' },
  againAsked: {
    en: 'If an account with {email} waits to be opened, a letter is on its way there.',
    zh: '如果 {email} 有待激活的账户，邮件正在发送中。',
  },
  lockedHelp: {
    en: 'Too many wrong tries from here. Wait a quarter of an hour, or choose a new password by letter.',
    zh: '此处输错次数过多，请十五分钟后再试，或通过邮件设置新密码。',
  },
});
