import { texts } from '#kernel/texts.ts';

export const accountEmailTexts = texts({
  passwordSubject: { en: 'Your {shop} password was changed', zh: '您的 {shop} 密码已修改' },
  passwordTitle: { en: 'Your password was changed', zh: '密码已修改' },
  passwordText: {
    en: 'The password of your account was changed on {when}. Every other device is signed out.',
    zh: '您的账户密码已于 {when} 修改，其他设备均已退出登录。',
  },
  passwordButton: { en: 'See where you are signed in', zh: '查看登录设备' },
  notYou: {
    en: 'If this was not you, set a new password at once by “Forgot your password?” and write to us.',
    zh: '如非您本人操作，请立即通过“忘记密码？”重设密码，并联系我们。',
  },

  askSubject: { en: 'Confirm your new e-mail for {shop}', zh: '确认您在 {shop} 的新邮箱' },
  askTitle: { en: 'Is this your new mailbox?', zh: '这是您的新邮箱吗？' },
  askText: {
    en: 'You asked to sign in with {email} from now on. Press the button within a day to confirm; until then nothing changes.',
    zh: '您希望今后使用 {email} 登录。请在一天内点击下方按钮确认；确认之前一切不变。',
  },
  askButton: { en: 'Confirm this e-mail', zh: '确认此邮箱' },
  askNot: { en: 'If you know nothing of this, leave it: nothing will change.', zh: '如与您无关，请忽略此邮件，不会有任何变化。' },

  warnSubject: { en: 'Your {shop} account is asked to move', zh: '有人申请更换您的 {shop} 登录邮箱' },
  warnTitle: { en: 'A new e-mail was asked for', zh: '收到更换邮箱的申请' },
  warnText: {
    en: 'On {when} somebody signed in as you asked to use {email} for your account. It changes only when that mailbox confirms.',
    zh: '{when}，有人以您的身份申请将登录邮箱改为 {email}。只有该邮箱确认后才会生效。',
  },
  warnNot: {
    en: 'If this was not you, change your password now: that also stops the move.',
    zh: '如非您本人操作，请立即修改密码，此次更换也会随之作废。',
  },
  warnButton: { en: 'Change your password', zh: '修改密码' },

  movedSubject: { en: 'Your {shop} e-mail was changed', zh: '您的 {shop} 登录邮箱已更换' },
  movedTitle: { en: 'Your e-mail was changed', zh: '登录邮箱已更换' },
  movedText: {
    en: 'Since {when} you sign in with {email}. This mailbox gets no more letters about your account.',
    zh: '自 {when} 起，您使用 {email} 登录。此邮箱将不再收到账户邮件。',
  },
  movedNot: { en: 'If this was not you, please answer this letter at once.', zh: '如非您本人操作，请立即回复此邮件。' },

  byeSubject: { en: 'Your {shop} account is deleted', zh: '您的 {shop} 账户已注销' },
  byeTitle: { en: 'Goodbye, and thank you', zh: '再会，感谢您的光临' },
  byeText: {
    en: 'Your account was deleted on {when}: your details, addresses, cart and wishes are gone, and no newsletter will follow.',
    zh: '您的账户已于 {when} 注销：个人资料、收货地址、购物车和心愿单均已删除，也不会再收到订阅邮件。',
  },
  byeOrders: {
    en: 'Orders stay in our books, as the law asks. Those that are on their way still arrive, and we write to you about them here.',
    zh: '依照法律要求，订单仍保留在账簿中。在途订单照常送达，相关通知仍会发送到此邮箱。',
  },
});
