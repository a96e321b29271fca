import { texts } from '#kernel/texts.ts';

export const accountTexts = texts({
  details: { en: 'About you', zh: '个人信息' },
  signIn: { en: 'Sign-in', zh: '登录方式' },
  devices: { en: 'Where you are signed in', zh: '登录设备' },
  yourData: { en: 'Your data', zh: '我的数据' },

  email: { en: 'E-mail', zh: '邮箱' },
  changeEmail: { en: 'Change e-mail', zh: '更换邮箱' },
  changingEmail: { en: 'Changing…', zh: '正在更换…' },
  emailHow: {
    en: 'Your orders and letters go to the new address too. The old one is told.',
    zh: '订单通知和邮件今后也发往新邮箱，原邮箱会收到提醒。',
  },
  emailChanged: { en: 'Your e-mail is changed. Sign in with it from now on.', zh: '邮箱已更换，今后请用新邮箱登录。' },
  emailAsked: {
    en: 'Waiting for {email}: press the button in the letter we sent there. Until then nothing changes.',
    zh: '等待 {email} 确认：请点击我们发去的邮件中的按钮，确认之前一切不变。',
  },
  emailNot: { en: 'Your e-mail was not changed', zh: '邮箱未更换' },

  password: { en: 'Password', zh: '密码' },
  passwordSince: { en: 'Set on {day}', zh: '设置于 {day}' },
  changePassword: { en: 'Change password', zh: '修改密码' },
  changingPassword: { en: 'Changing…', zh: '正在修改…' },
  passwordHow: { en: 'Every other device is signed out.', zh: '其他设备都将退出登录。' },
  passwordChanged: {
    en: 'Your password is changed. Every other device is signed out.',
    zh: '密码已修改，其他设备均已退出登录。',
  },
  passwordNot: { en: 'Your password was not changed', zh: '密码未修改' },

  devicesLead: {
    en: 'A device stays signed in for 30 days, or 7 without a visit. Is one of them not yours? Sign it out and change your password.',
    zh: '登录状态保持 30 天，7 天未访问即自动退出。若有陌生设备，请将其退出并修改密码。',
  },
  thisDevice: { en: 'This device', zh: '当前设备' },
  activeNow: { en: 'Active now', zh: '正在使用' },
  seenThisHour: { en: 'Seen within the last hour', zh: '一小时内访问过' },
  seenHours: { en: 'Seen {count} h ago', zh: '{count} 小时前访问' },
  seenDay: { en: 'Seen yesterday', zh: '一天前访问' },
  seenDays: { en: 'Seen {count} days ago', zh: '{count} 天前访问' },
  since: { en: 'signed in on {day}', zh: '{day} 登录' },
  endOne: { en: 'Sign out', zh: '退出' },
  endOneOf: { en: 'Sign out: {device}', zh: '退出：{device}' },
  endOthers: { en: 'Sign out everywhere else', zh: '退出其他所有设备' },
  ending: { en: 'Signing out…', zh: '正在退出…' },
  oneEnded: { en: 'That device is signed out.', zh: '该设备已退出登录。' },
  othersEnded: { en: 'Every other device is signed out.', zh: '其他设备均已退出登录。' },
  onlyHere: { en: 'You are signed in only here.', zh: '您仅在此设备登录。' },
  alsoOnOne: { en: 'You are also signed in on another device.', zh: '您还在另一台设备上登录。' },
  alsoOn: { en: 'You are also signed in on {count} other devices.', zh: '您还在另外 {count} 台设备上登录。' },
  look: { en: 'Have a look', zh: '查看' },

  download: { en: 'Download your data', zh: '下载我的数据' },
  downloadLead: {
    en: 'One file with everything we keep about you: details, addresses, devices, cart, wishes, orders, inquiries, reviews and letters.',
    zh: '一个文件，包含我们保存的全部资料：个人信息、地址、登录设备、购物车、心愿单、订单、询盘、评价和邮件记录。',
  },
  downloadFile: { en: 'Download the file (JSON)', zh: '下载文件（JSON）' },
  fileNot: { en: 'No file was made', zh: '未能生成文件' },
  fileWrong: { en: 'The password was not right.', zh: '密码不正确。' },
  fileMany: { en: 'Too many tries, please wait a moment.', zh: '尝试次数过多，请稍候再试。' },

  remove: { en: 'Delete your account', zh: '注销账户' },
  removeLead: { en: 'For good: nobody can bring it back, neither you nor we.', zh: '注销后无法恢复，您和我们都无法找回。' },
  removeGoes: {
    en: 'Gone at once: your details, addresses, cart, wishes, newsletter and every sign-in.',
    zh: '立即删除：个人资料、收货地址、购物车、心愿单、邮件订阅和所有登录状态。',
  },
  removeNameless: {
    en: 'Stays without your name: what you wrote in reviews and inquiries. Your photos go.',
    zh: '匿名保留：您写过的评价和询盘内容；您的照片会删除。',
  },
  removeStays: {
    en: 'Stays for the books: your orders and invoices, as the law asks.',
    zh: '依法保留：您的订单和账单。',
  },
  openOrderOne: {
    en: 'One order is still open. It arrives as promised, and we write to you about it.',
    zh: '您有 1 笔订单未完成，仍会照常送达，并通过邮件通知您。',
  },
  openOrders: {
    en: '{count} orders are still open. They arrive as promised, and we write to you about them.',
    zh: '您有 {count} 笔订单未完成，仍会照常送达，并通过邮件通知您。',
  },
  creditLost: { en: 'Your store credit of {amount} is lost.', zh: '您的店铺余额 {amount} 将作废。' },
  typeWord: { en: 'Type “{word}” to confirm', zh: '请输入“{word}”以确认' },
  theWord: { en: 'delete', zh: '注销' },
  wordMissing: { en: 'Please type “{word}”', zh: '请输入“{word}”' },
  removeNow: { en: 'Delete my account for good', zh: '永久注销账户' },
  removing: { en: 'Deleting…', zh: '正在注销…' },
  removeNot: { en: 'Your account was not deleted', zh: '账户未注销' },

  goneTitle: { en: 'Your account is deleted', zh: '账户已注销' },
  goneText: {
    en: 'Your details are gone and you are signed out everywhere. A last letter is on its way to you. Thank you for having been here.',
    zh: '您的资料已删除，所有设备均已退出登录。我们会给您发去最后一封邮件。感谢您曾经光临。',
  },
  goneAgain: { en: 'Your e-mail is free again, should you ever want to come back.', zh: '您的邮箱已释放，欢迎随时重新注册。' },
  toShop: { en: 'To the shop', zh: '去逛逛' },

  confirmTitle: { en: 'Confirm your new e-mail', zh: '确认新邮箱' },
  confirmLead: { en: 'From now on you sign in with {email}.', zh: '今后您将使用 {email} 登录。' },
  confirmButton: { en: 'Confirm this e-mail', zh: '确认此邮箱' },
  confirming: { en: 'Confirming…', zh: '正在确认…' },
  confirmDone: { en: '{email} is confirmed. You sign in with it from now on.', zh: '{email} 已确认，今后请用此邮箱登录。' },
  confirmDead: {
    en: 'This link is used up or older than a day. Ask for a new one in your account.',
    zh: '此链接已使用或已超过一天，请在账户中重新申请。',
  },
  confirmTaken: { en: 'Somebody else signs in with this e-mail by now.', zh: '此邮箱已被其他账户使用。' },
  toAccount: { en: 'To your account', zh: '前往我的账户' },

  hubCount: { en: '{count}', zh: '{count}' },
  hubAnswerOne: { en: '1 new answer', zh: '1 条新回复' },
  hubAnswers: { en: '{count} new answers', zh: '{count} 条新回复' },
});
