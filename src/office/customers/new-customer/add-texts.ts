import { texts } from '#kernel/texts.ts';

export const addTexts = texts({
  title: { en: 'Add a user', zh: '添加用户' },
  description: { en: 'A new shopper or a new colleague.', zh: '添加顾客或员工。' },
  shopperTitle: { en: 'A new shopper', zh: '添加顾客' },
  staffTitle: { en: 'A new colleague', zh: '添加员工' },
  record: { en: 'Record', zh: '资料' },
  roles: { en: 'Roles', zh: '角色' },
  shopperPassword: {
    en: 'Leave it empty: the shopper gets a letter with a link to a password of the own.',
    zh: '留空即可：系统会寄出邮件，由顾客自行设置密码。',
  },
  staffPassword: {
    en: 'Leave it empty: a letter with a link to a password of the own is sent. One given here must be changed at the first sign-in.',
    zh: '留空即可：系统会寄出邮件，由本人设置密码。在此填写的密码首次登录时必须更改。',
  },
  addShopper: { en: 'Add the shopper', zh: '添加顾客' },
  addStaff: { en: 'Add the colleague', zh: '添加员工' },
});
