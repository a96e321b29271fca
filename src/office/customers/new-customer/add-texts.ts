import { texts } from '#kernel/texts.ts';

export const addTexts = texts({
  title: { en: 'Add user', zh: '添加用户' },
  description: { en: 'Add a customer or staff member.', zh: '添加顾客或员工。' },
  shopperTitle: { en: 'Add customer', zh: '添加顾客' },
  staffTitle: { en: 'Add staff member', zh: '添加员工' },
  record: { en: 'Profile', zh: '资料' },
  roles: { en: 'Roles', zh: '角色' },
  shopperPassword: {
    en: 'Leave blank to email the customer a link to set their own password.',
    zh: '留空即可：系统会发送邮件，由顾客自行设置密码。',
  },
  staffPassword: {
    en: 'Leave blank to email them a link to set their own password. A password entered here must be changed at first sign-in.',
    zh: '留空即可：系统会发送邮件，由本人设置密码。在此填写的密码首次登录时必须更改。',
  },
  addShopper: { en: 'Add customer', zh: '添加顾客' },
  addStaff: { en: 'Add staff member', zh: '添加员工' },
});
