import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const staffTexts = texts({
  loginTitle: { en: 'Back office', zh: '后台管理' },
  loginLead: { en: 'For the people who make, pick, price and send the hair.', zh: '供生产、拣货、定价与发货的同事使用。' },
  email: commonOfficeTexts.email,
  password: commonOfficeTexts.password,
  signIn: { en: 'Sign in', zh: '登录' },
  signingIn: { en: 'Signing in…', zh: '正在登录…' },
  signInFailed: { en: 'Sign in failed', zh: '登录失败' },
  signedOut: { en: 'You are signed out.', zh: '您已退出登录。' },
  lockedHelp: {
    en: 'After ten wrong tries in fifteen minutes an account waits. Nothing else is blocked; the owner can set a new password.',
    zh: '十五分钟内输错十次后，该账号需等待片刻。其他功能不受影响；负责人可为您重设密码。',
  },
  loginHelp: { en: 'Forgotten? The owner of the shop sets a new password.', zh: '忘记密码？请联系店铺负责人重设。' },
  showPassword: { en: 'Show', zh: '显示' },
  hidePassword: { en: 'Hide', zh: '隐藏' },
  goOn: { en: 'Go on', zh: '继续' },
  codeTitle: { en: 'Second factor', zh: '二次验证' },
  enrolTitle: { en: 'Set up your second factor', zh: '设置二次验证' },
  drawerTitle: { en: 'Your emergency codes', zh: '您的应急码' },
  passwordTitle: { en: 'A password of your own', zh: '设置您自己的密码' },
  codeLead: { en: 'Enter the six digits your authenticator shows now.', zh: '请输入验证器当前显示的六位数字。' },
  codeHelp: {
    en: 'Phone lost? An emergency code from the drawer works here too, once.',
    zh: '手机不在身边？可在此输入一枚应急码，每枚仅可使用一次。',
  },
  code: { en: 'Code', zh: '验证码' },
  enrolLead: {
    en: 'Your role asks for a second factor. Scan the picture with any authenticator, then enter the six digits it shows.',
    zh: '您的角色需要二次验证。请用任意验证器扫描图中的二维码，然后输入显示的六位数字。',
  },
  qr: { en: 'Picture for your authenticator', zh: '验证器二维码' },
  secretByHand: { en: 'No camera? Type this key:', zh: '无法扫码？请手动输入密钥：' },
  drawerLead: {
    en: 'Each of these opens the door once when the phone is lost. Print them or write them down now: they are shown this one time.',
    zh: '手机丢失时，每枚应急码可登录一次。请立即打印或抄写保存：仅显示这一次。',
  },
  drawerCodes: { en: 'Emergency codes', zh: '应急码' },
  codesKept: { en: 'I have kept them', zh: '我已妥善保存' },
  newPasswordLead: {
    en: 'Choose a password nobody else knows, at least 10 characters.',
    zh: '请设置一个只有您知道的密码，至少 10 个字符。',
  },
  newPassword: { en: 'New password', zh: '新密码' },
  passwordSet: { en: 'Your password is set. Please sign in.', zh: '密码已设置，请登录。' },
  haveEmergencyCode: { en: 'I have an emergency code', zh: '我有应急码' },
  emergencyCode: { en: 'Emergency code', zh: '应急码' },
  emergencyHelp: {
    en: 'Together with your password it stands for the second factor, and lets an owner in from a place that is not on the list.',
    zh: '与密码一起使用，可代替二次验证；店主也可凭此从名单以外的地点登录。',
  },
  linkTitle: { en: 'Choose your password', zh: '设置密码' },
  linkLead: { en: 'For {name}. At least 10 characters that nobody else knows.', zh: '{name}，请设置至少 10 个字符、只有您知道的密码。' },
  linkDead: {
    en: 'This link has been used or is too old. Ask the owner or your manager for a new one.',
    zh: '链接已使用或已过期。请联系店主或经理重新发送。',
  },
  setPassword: { en: 'Set the password', zh: '设置密码' },
  toLogin: { en: 'To the sign-in page', zh: '前往登录' },
  toShop: { en: 'To the shop', zh: '前往商店' },
});

/** Role names. */
export const roleTexts = texts({
  owner: { en: 'Owner', zh: '店主' },
  manager: { en: 'Manager', zh: '经理' },
  sales: { en: 'Sales', zh: '销售' },
  stock: { en: 'Stock', zh: '仓库' },
  finance: { en: 'Finance', zh: '财务' },
  editor: { en: 'Editor', zh: '编辑' },
});

/** What each role may do, in one line. */
export const roleNotes = texts({
  owner: { en: 'Everything, and who else may do what', zh: '全部权限，并管理他人权限' },
  manager: { en: 'Everything but owners and the doors', zh: '除店主与登录设置外的全部权限' },
  sales: { en: 'Orders, inquiries, invoices, shoppers', zh: '订单、询盘、账单、顾客' },
  stock: { en: 'Picking, stock in and out, purchases', zh: '拣货、出入库、采购' },
  finance: { en: 'Income, expenditure, invoices, figures', zh: '收支、账单、数据' },
  editor: { en: 'Words, pictures, reviews', zh: '文字、图片、评价' },
});
