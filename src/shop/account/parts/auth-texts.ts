import { texts } from '#kernel/texts.ts';

export const authTexts = texts({
  toSignIn: { en: 'Back to sign in', zh: '返回登录' },
  tryAgain: { en: 'Try again', zh: '重试' },
  close: { en: 'Close', zh: '关闭' },
  noLetter: {
    en: 'Didn’t get it after a few minutes? Check your spam folder, or make sure the email address is correct.',
    zh: '几分钟后仍未收到？请查看垃圾邮件，或检查邮箱是否填写正确。',
  },
  noPost: {
    en: 'We can’t send emails automatically yet, so our team has your link. Contact us and we’ll send it to you.',
    zh: '本店暂时无法自动发送邮件。请联系我们，由客服把链接发给您。',
  },

  forgotTitle: { en: 'Forgot your password?', zh: '忘记密码' },
  forgotLead: {
    en: 'Enter your account email and we’ll send you a link to reset your password.',
    zh: '请填写账户邮箱，我们会把设置新密码的链接发到该邮箱。',
  },
  forgotButton: { en: 'Send reset link', zh: '发送链接' },
  sending: { en: 'Sending…', zh: '正在发送…' },
  notSent: { en: 'Email not sent', zh: '发送失败' },
  asked: { en: 'Check your inbox', zh: '请查收邮件' },
  linkAsked: {
    en: 'If there’s an account for {email}, we’ve sent a reset link to it. The link expires in 30 minutes and can be used once.',
    zh: '如果 {email} 已注册账户，重置链接已发送至该邮箱，30 分钟内有效，仅可使用一次。',
  },
  linkKept: {
    en: 'If there’s an account for {email}, a reset link has been created. It expires in 30 minutes and can be used once.',
    zh: '如果 {email} 已注册账户，重置链接已生成，30 分钟内有效，仅可使用一次。',
  },
  otherMailbox: { en: 'Try another email', zh: '换个邮箱再试' },

  resetTitle: { en: 'Reset password', zh: '设置新密码' },
  resetLead: {
    en: 'You’ll be signed in here and logged out of all other devices.',
    zh: '设置后将在此设备登录，其他设备会全部退出。',
  },
  newPassword: { en: 'New password', zh: '新密码' },
  resetButton: { en: 'Save and sign in', zh: '保存并登录' },
  resetFailed: { en: 'Password not changed', zh: '密码未修改' },
  deadReset: {
    en: 'This link is no longer valid. Links expire after 30 minutes and can be used once. Request a new one.',
    zh: '此链接已失效。链接 30 分钟内有效且仅可使用一次，您可以重新获取。',
  },
  newLink: { en: 'Request a new link', zh: '重新获取链接' },

  activateTitle: { en: 'Activate your account', zh: '激活账户' },
  activateLead: { en: 'One click and you can sign in.', zh: '点一下即可完成，之后就能登录。' },
  activateButton: { en: 'Activate account', zh: '激活我的账户' },
  activating: { en: 'Activating…', zh: '正在激活…' },
  activated: { en: 'Your account is active', zh: '账户已激活' },
  activatedLead: { en: 'Sign in with your email and password.', zh: '请用邮箱和注册时设置的密码登录。' },
  deadActivation: {
    en: 'This link is no longer valid. Links expire after 24 hours and can be used once. We can send you another.',
    zh: '此链接已失效。链接 24 小时内有效且仅可使用一次，我们可以再发一封。',
  },
  waitingLead: {
    en: 'We’ve sent an email to {email}. Click the button in it to activate your account. The link expires in 24 hours.',
    zh: '激活邮件已发送至 {email}，点击邮件中的按钮即可激活账户，链接 24 小时内有效。',
  },
  againTitle: { en: 'Resend activation email', zh: '重新发送激活邮件' },
  againLead: { en: 'Enter the email you signed up with.', zh: '请填写注册时使用的邮箱。' },
  againButton: { en: 'Resend email', zh: '重新发送邮件' },
  againAsked: {
    en: 'If {email} has an account waiting to be activated, we’ve sent a new activation email.',
    zh: '如果 {email} 有待激活的账户，邮件正在发送中。',
  },
  lockedHelp: {
    en: 'Too many failed attempts. Wait 15 minutes, or reset your password by email.',
    zh: '此处输错次数过多，请十五分钟后再试，或通过邮件设置新密码。',
  },
});
