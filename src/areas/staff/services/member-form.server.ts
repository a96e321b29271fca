import { type Role, roles } from '#site/page.ts';
import type { MemberFields } from './members.server.ts';

/** A colleague's record as a form of the office sends it. */
export function memberFieldsIn(form: FormData): MemberFields {
  const text = (name: string, most: number) =>
    String(form.get(name) ?? '')
      .replaceAll('\u0000', '')
      .trim()
      .slice(0, most);
  return {
    email: text('email', 300),
    username: text('username', 80),
    firstName: text('first_name', 80),
    lastName: text('last_name', 80),
    nickname: text('nickname', 80),
    phoneNumber: text('phone_number', 40) || null,
    address: text('address', 200),
    introduction: text('introduction', 500),
    vipLevel: Math.min(9, Math.max(0, Math.trunc(Number(form.get('vip_level')) || 0))),
    language: form.get('language') === 'zh' ? 'zh' : 'en',
  };
}

export const rolesIn = (form: FormData): Role[] => roles.filter((role) => form.getAll('roles').includes(role));
