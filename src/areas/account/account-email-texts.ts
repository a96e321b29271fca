import { texts } from '#kernel/texts.ts';

export const accountEmailTexts = texts({
  passwordSubject: { en: 'Your {shop} password was changed', zh: '您的 {shop} 密码已修改' },
  passwordTitle: { en: 'Your password was changed', zh: '密码已修改' },
  passwordText: {
    en: 'Your account password was changed on {when}. All other devices have been logged out.',
    zh: '您的账户密码已于 {when} 修改，其他设备均已退出登录。',
  },
  passwordButton: { en: 'Review signed-in devices', zh: '查看登录设备' },
  notYou: {
    en: 'If this wasn’t you, reset your password right away using “Forgot your password?” and contact us.',
    zh: '如非您本人操作，请立即通过“忘记密码？”重设密码，并联系我们。',
  },

  askSubject: { en: 'Confirm your new email for {shop}', zh: '确认您在 {shop} 的新邮箱' },
  askTitle: { en: 'Confirm your new email', zh: '这是您的新邮箱吗？' },
  askText: {
    en: 'You asked to sign in with {email} from now on. Click the button within a day to confirm. Nothing changes until you do.',
    zh: '您希望今后使用 {email} 登录。请在一天内点击下方按钮确认；确认之前一切不变。',
  },
  askButton: { en: 'Confirm email', zh: '确认此邮箱' },
  askNot: { en: 'If this wasn’t you, you can ignore this email. Nothing will change.', zh: '如与您无关，请忽略此邮件，不会有任何变化。' },

  warnSubject: { en: 'Request to change your {shop} account email', zh: '有人申请更换您的 {shop} 登录邮箱' },
  warnTitle: { en: 'Email change requested', zh: '收到更换邮箱的申请' },
  warnText: {
    en: 'On {when}, a request was made from your account to change its email to {email}. The change takes effect only after it’s confirmed from that address.',
    zh: '{when}，有人以您的身份申请将登录邮箱改为 {email}。只有该邮箱确认后才会生效。',
  },
  warnNot: {
    en: 'If this wasn’t you, change your password now. That also cancels the email change.',
    zh: '如非您本人操作，请立即修改密码，此次更换也会随之作废。',
  },
  warnButton: { en: 'Change password', zh: '修改密码' },

  movedSubject: { en: 'Your {shop} email was changed', zh: '您的 {shop} 登录邮箱已更换' },
  movedTitle: { en: 'Your email was changed', zh: '登录邮箱已更换' },
  movedText: {
    en: 'Since {when}, you sign in with {email}. This address will no longer get emails about your account.',
    zh: '自 {when} 起，您使用 {email} 登录。此邮箱将不再收到账户邮件。',
  },
  movedNot: { en: 'If this wasn’t you, please reply to this email right away.', zh: '如非您本人操作，请立即回复此邮件。' },

  byeSubject: { en: 'Your {shop} account has been deleted', zh: '您的 {shop} 账户已注销' },
  byeTitle: { en: 'Goodbye, and thank you', zh: '再会，感谢您的光临' },
  byeText: {
    en: 'Your account was deleted on {when}. Your details, addresses, cart and wishlist have been deleted, and you won’t get any more newsletters.',
    zh: '您的账户已于 {when} 注销：个人资料、收货地址、购物车和心愿单均已删除，也不会再收到订阅邮件。',
  },
  byeOrders: {
    en: 'We keep order records as required by law. Orders on their way will still be delivered, and we’ll send updates about them to this address.',
    zh: '依照法律要求，订单仍保留在账簿中。在途订单照常送达，相关通知仍会发送到此邮箱。',
  },
});
