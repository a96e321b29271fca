import { texts } from '#kernel/texts.ts';

export const accountTexts = texts({
  details: { en: 'Personal details', zh: '个人信息' },
  signIn: { en: 'Email and password', zh: '邮箱与密码' },
  devices: { en: 'Signed-in devices', zh: '登录设备' },
  yourData: { en: 'Your data', zh: '我的数据' },

  email: { en: 'Email', zh: '邮箱' },
  changeEmail: { en: 'Change email', zh: '更换邮箱' },
  changingEmail: { en: 'Changing…', zh: '正在更换…' },
  emailHow: {
    en: 'We’ll also send your order updates and other emails to the new address, and notify the old one of the change.',
    zh: '订单通知等邮件今后也发往新邮箱，原邮箱会收到提醒。',
  },
  emailChanged: { en: 'Email changed. Use the new one to sign in from now on.', zh: '邮箱已更换，今后请用新邮箱登录。' },
  emailAsked: {
    en: 'Waiting for you to confirm {email}. Click the button in the email we sent there. Nothing changes until you do.',
    zh: '等待 {email} 确认：请打开我们发到该邮箱的邮件并点击按钮，确认之前一切不变。',
  },
  emailNot: { en: 'Your email wasn’t changed', zh: '邮箱未更换' },

  password: { en: 'Password', zh: '密码' },
  passwordSince: { en: 'Set on {day}', zh: '设置于 {day}' },
  changePassword: { en: 'Change password', zh: '修改密码' },
  changingPassword: { en: 'Changing…', zh: '正在修改…' },
  passwordHow: { en: 'You’ll be logged out of all other devices.', zh: '其他设备都将退出登录。' },
  passwordChanged: {
    en: 'Password changed. You’ve been logged out of all other devices.',
    zh: '密码已修改，其他设备均已退出登录。',
  },
  passwordNot: { en: 'Your password wasn’t changed', zh: '密码未修改' },

  devicesLead: {
    en: 'You’ll stay signed in for up to 30 days, or until 7 days pass without a visit. Don’t recognize a device? Log out of it and change your password.',
    zh: '登录状态保持 30 天，7 天未访问即自动退出。若有陌生设备，请将其退出并修改密码。',
  },
  thisDevice: { en: 'This device', zh: '当前设备' },
  activeNow: { en: 'Active now', zh: '正在使用' },
  seenThisHour: { en: 'Active within the last hour', zh: '一小时内访问过' },
  seenHours: { en: 'Active {count} hr ago', zh: '{count} 小时前访问' },
  seenDay: { en: 'Active 1 day ago', zh: '1 天前访问' },
  seenDays: { en: 'Active {count} days ago', zh: '{count} 天前访问' },
  since: { en: 'Signed in {day}', zh: '{day} 登录' },
  endOne: { en: 'Log out', zh: '退出' },
  endOneOf: { en: 'Log out: {device}', zh: '退出：{device}' },
  endOthers: { en: 'Log out of all other devices', zh: '退出其他所有设备' },
  ending: { en: 'Logging out…', zh: '正在退出…' },
  oneEnded: { en: 'That device has been logged out.', zh: '该设备已退出登录。' },
  othersEnded: { en: 'All other devices have been logged out.', zh: '其他设备均已退出登录。' },
  onlyHere: { en: 'You’re only signed in on this device.', zh: '您仅在此设备登录。' },
  alsoOnOne: { en: 'You’re also signed in on another device.', zh: '您还在另一台设备上登录。' },
  alsoOn: { en: 'You’re also signed in on {count} other devices.', zh: '您还在另外 {count} 台设备上登录。' },
  look: { en: 'View devices', zh: '查看设备' },

  download: { en: 'Download your data', zh: '下载我的数据' },
  downloadLead: {
    en: 'One file with everything we store about you: personal details, addresses, devices, cart, wishlist, orders, inquiries, reviews and emails.',
    zh: '一个文件，包含我们保存的全部资料：个人信息、地址、登录设备、购物车、心愿单、订单、咨询、评价和邮件记录。',
  },
  downloadFile: { en: 'Download file (JSON)', zh: '下载文件（JSON）' },
  fileNot: { en: 'Couldn’t create the file', zh: '文件生成失败' },
  fileWrong: { en: 'Incorrect password. Try again.', zh: '密码不正确，请重试。' },
  fileMany: { en: 'Too many attempts. Please wait a moment and try again.', zh: '尝试次数过多，请稍后再试。' },

  remove: { en: 'Delete your account', zh: '注销账户' },
  removeLead: { en: 'This is permanent. We won’t be able to restore your account.', zh: '注销后无法恢复，我们也无法为您找回。' },
  removeGoes: {
    en: 'Deleted right away: your details, addresses, cart, wishlist and newsletter subscription. You’ll be logged out everywhere.',
    zh: '立即删除：个人资料、收货地址、购物车、心愿单和邮件订阅，所有设备均会退出登录。',
  },
  removeNameless: {
    en: 'Kept without your name: the text of your reviews and inquiries. Your photos are deleted.',
    zh: '匿名保留：您写过的评价和咨询内容；您的照片会删除。',
  },
  removeStays: {
    en: 'Kept as required by law: your orders and invoices.',
    zh: '依法保留：您的订单和账单。',
  },
  openOrderOne: {
    en: 'You have 1 open order. We’ll still deliver it and email you updates.',
    zh: '您有 1 笔订单未完成，仍会照常送达，并通过邮件通知您。',
  },
  openOrders: {
    en: 'You have {count} open orders. We’ll still deliver them and email you updates.',
    zh: '您有 {count} 笔订单未完成，仍会照常送达，并通过邮件通知您。',
  },
  creditLost: { en: 'You’ll lose your {amount} in store credit.', zh: '您的账户余额 {amount} 将作废。' },
  typeWord: { en: 'Type “{word}” to confirm', zh: '请输入“{word}”以确认' },
  theWord: { en: 'delete', zh: '注销' },
  wordMissing: { en: 'That doesn’t match. Type “{word}”', zh: '请输入“{word}”' },
  removeNow: { en: 'Permanently delete my account', zh: '永久注销账户' },
  removing: { en: 'Deleting…', zh: '正在注销…' },
  removeNot: { en: 'Your account wasn’t deleted', zh: '账户未注销' },

  goneTitle: { en: 'Your account has been deleted', zh: '账户已注销' },
  goneText: {
    en: 'Your details have been deleted and you’ve been logged out everywhere. We’ll send you one last email to confirm. Thank you for shopping with us.',
    zh: '您的资料已删除，所有设备均已退出登录。我们会发送最后一封确认邮件。感谢您的光临。',
  },
  goneAgain: { en: 'You’re welcome to create a new account with the same email anytime.', zh: '欢迎随时用同一邮箱重新注册。' },
  toShop: { en: 'Continue shopping', zh: '去逛逛' },

  confirmTitle: { en: 'Confirm your new email', zh: '确认新邮箱' },
  confirmLead: { en: 'From now on, you’ll sign in with {email}.', zh: '今后您将使用 {email} 登录。' },
  confirmButton: { en: 'Confirm email', zh: '确认此邮箱' },
  confirming: { en: 'Confirming…', zh: '正在确认…' },
  confirmDone: { en: '{email} is confirmed. Use it to sign in from now on.', zh: '{email} 已确认，今后请用此邮箱登录。' },
  confirmDead: {
    en: 'This link was already used or is more than 24 hours old. Request a new one from your account.',
    zh: '此链接已使用或已超过 24 小时，请在账户中重新申请。',
  },
  confirmTaken: { en: 'This email is already used by another account.', zh: '此邮箱已被其他账户使用。' },
  toAccount: { en: 'Go to your account', zh: '前往我的账户' },

  hubCount: { en: '{count}', zh: '{count}' },
  hubAnswerOne: { en: '1 new reply', zh: '1 条新回复' },
  hubAnswers: { en: '{count} new replies', zh: '{count} 条新回复' },
});
