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
    zh: '如非您本人操作，请立即通过“忘记密码？”重置密码，并联系我们。',
  },

  askSubject: { en: 'Confirm your new email for {shop}', zh: '确认您在 {shop} 的新邮箱' },
  askTitle: { en: 'Confirm your new email', zh: '确认您的新邮箱' },
  askText: {
    en: 'You asked to change your account email to {email}. Confirm within 24 hours using the button below. Nothing changes until you do.',
    zh: '您希望今后使用 {email} 登录。请在 24 小时内点击下方按钮确认；确认之前一切不变。',
  },
  askButton: { en: 'Confirm email', zh: '确认此邮箱' },
  askNot: {
    en: 'If this wasn’t you, you can ignore this email. Nothing will change.',
    zh: '如非您本人操作，请忽略此邮件，不会有任何变化。',
  },

  warnSubject: { en: 'Email change requested for your {shop} account', zh: '您的 {shop} 账户收到更换邮箱的申请' },
  warnTitle: { en: 'Email change requested', zh: '收到更换邮箱的申请' },
  warnText: {
    en: 'On {when}, we received a request to change your account email to {email}. The change takes effect only after it’s confirmed from that address.',
    zh: '{when}，我们收到将您的登录邮箱改为 {email} 的申请。只有该邮箱确认后才会生效。',
  },
  warnNot: {
    en: 'If this wasn’t you, change your password now. That also cancels the email change.',
    zh: '如非您本人操作，请立即修改密码，此次更换也会随之作废。',
  },
  warnButton: { en: 'Change password', zh: '修改密码' },

  movedSubject: { en: 'Your {shop} email was changed', zh: '您的 {shop} 登录邮箱已更换' },
  movedTitle: { en: 'Your email was changed', zh: '登录邮箱已更换' },
  movedText: {
    en: 'On {when}, your account email was changed to {email}. Use it to sign in from now on. We’ll no longer send account emails to this address.',
    zh: '您的登录邮箱已于 {when} 更换为 {email}，今后请用它登录。此邮箱将不再收到账户邮件。',
  },
  movedNot: { en: 'If this wasn’t you, please reply to this email right away.', zh: '如非您本人操作，请立即回复此邮件。' },

  byeSubject: { en: 'Your {shop} account has been deleted', zh: '您的 {shop} 账户已注销' },
  byeTitle: { en: 'Your account has been deleted', zh: '您的账户已注销' },
  byeText: {
    en: 'Your account was deleted on {when}, along with your details, addresses, cart and wishlist. You won’t get any more newsletters. Thank you for shopping with us.',
    zh: '您的账户已于 {when} 注销，个人资料、收货地址、购物车和心愿单均已删除，也不会再收到订阅邮件。感谢您的光临。',
  },
  byeOrders: {
    en: 'We keep order records as required by law. Open orders will still be delivered, and we’ll send updates about them to this address.',
    zh: '依法律规定，订单记录会继续保留。未完成的订单会照常发货，相关通知仍会发送到此邮箱。',
  },
});
