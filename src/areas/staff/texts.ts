import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const staffTexts = texts({
  loginTitle: { en: 'Back office', zh: '后台管理' },
  loginLead: { en: 'For the team that makes, picks, prices and ships our hair.', zh: '供生产、拣货、定价与发货的同事使用。' },
  email: commonOfficeTexts.email,
  password: commonOfficeTexts.password,
  signIn: { en: 'Sign in', zh: '登录' },
  signingIn: { en: 'Signing in…', zh: '正在登录…' },
  signInFailed: { en: 'Sign in failed', zh: '登录失败' },
  signedOut: { en: 'You’ve been logged out.', zh: '您已退出登录。' },
  lockedHelp: {
    en: 'After 10 failed attempts in 15 minutes, sign-in is paused for a while. Nothing else is affected, and the store owner can set a new password for you.',
    zh: '15 分钟内输错 10 次后，需等待片刻才能再次登录。其他功能不受影响；店主可为您重置密码。',
  },
  loginHelp: { en: 'Forgot your password? Ask the store owner to reset it.', zh: '忘记密码？请联系店主重置。' },
  showPassword: { en: 'Show', zh: '显示' },
  hidePassword: { en: 'Hide', zh: '隐藏' },
  goOn: { en: 'Continue', zh: '继续' },
  codeTitle: { en: 'Two-factor authentication', zh: '二次验证' },
  enrolTitle: { en: 'Set up two-factor authentication', zh: '设置二次验证' },
  drawerTitle: { en: 'Your recovery codes', zh: '您的恢复码' },
  passwordTitle: { en: 'Set your own password', zh: '设置您自己的密码' },
  codeLead: { en: 'Enter the six-digit code from your authenticator app.', zh: '请输入验证器应用显示的六位验证码。' },
  codeHelp: {
    en: 'Don’t have your phone? Enter a recovery code instead. Each code works once.',
    zh: '手机不在身边？可在此输入一个恢复码，每个仅可使用一次。',
  },
  code: { en: 'Authentication code', zh: '验证码' },
  enrolLead: {
    en: 'Your role requires two-factor authentication. Scan the QR code with any authenticator app, then enter the six-digit code it shows.',
    zh: '您的角色必须启用二次验证。请用任意验证器应用扫描二维码，然后输入显示的六位验证码。',
  },
  qr: { en: 'QR code for your authenticator app', zh: '验证器二维码' },
  secretByHand: { en: 'Can’t scan? Enter this key:', zh: '无法扫码？请手动输入密钥：' },
  drawerLead: {
    en: 'If you lose your phone, each code lets you sign in once. Print them or write them down now. They won’t be shown again.',
    zh: '手机丢失时，每个恢复码可登录一次。请立即打印或抄写保存，之后不再显示。',
  },
  drawerCodes: { en: 'Recovery codes', zh: '恢复码' },
  codesKept: { en: 'I’ve saved my codes', zh: '我已妥善保存' },
  newPasswordLead: {
    en: 'Choose a password of at least 10 characters that only you know.',
    zh: '请设置一个只有您知道的密码，至少 10 个字符。',
  },
  newPassword: { en: 'New password', zh: '新密码' },
  passwordSet: { en: 'Password set. Please sign in.', zh: '密码已设置，请登录。' },
  haveRecoveryCode: { en: 'Use a recovery code', zh: '使用恢复码' },
  recoveryCode: { en: 'Recovery code', zh: '恢复码' },
  recoveryHelp: {
    en: 'Use it with your password instead of an authentication code. Owners can also use it to sign in from a location that isn’t on the allowlist.',
    zh: '与密码一起使用，可代替验证码；店主也可凭此从白名单以外的地点登录。',
  },
  linkTitle: { en: 'Set your password', zh: '设置密码' },
  linkLead: {
    en: 'For {name}. Choose a password of at least 10 characters that only you know.',
    zh: '{name}，请设置至少 10 个字符、只有您知道的密码。',
  },
  linkDead: {
    en: 'This link has been used or has expired. Ask the owner or your manager for a new one.',
    zh: '链接已使用或已过期。请联系店主或经理重新发送。',
  },
  setPassword: { en: 'Set password', zh: '设置密码' },
  toLogin: { en: 'Go to sign-in', zh: '前往登录' },
  toShop: { en: 'View store', zh: '前往商店' },
});

/** Role names. */
export const roleTexts = texts({
  owner: { en: 'Owner', zh: '店主' },
  manager: { en: 'Manager', zh: '经理' },
  sales: { en: 'Sales', zh: '销售' },
  stock: { en: 'Warehouse', zh: '仓库' },
  finance: { en: 'Finance', zh: '财务' },
  editor: { en: 'Editor', zh: '编辑' },
});

/** What each role may do, in one line. */
export const roleNotes = texts({
  owner: { en: 'Full access, including managing other people’s permissions', zh: '全部权限，并管理他人权限' },
  manager: { en: 'Everything except owners and sign-in settings', zh: '除店主与登录设置外的全部权限' },
  sales: { en: 'Orders, inquiries, invoices, customers', zh: '订单、询盘、账单、顾客' },
  stock: { en: 'Picking, receiving and removing inventory, purchasing', zh: '拣货、出入库、采购' },
  finance: { en: 'Income, expenses, invoices, reports', zh: '收支、账单、数据' },
  editor: { en: 'Content, images, reviews', zh: '文字、图片、评价' },
});
