import type { z } from 'zod';
import type { staffAdd } from '../calls/members.ts';
import type { MemberFields } from './members.server.ts';

type Wire = Omit<z.output<typeof staffAdd.input>, 'password' | 'roles'>;

/** A colleague's record as a call or a form of the office sends it. */
export const memberFieldsOf = (wire: Wire): MemberFields => ({
  email: wire.email,
  username: wire.username,
  firstName: wire.first_name,
  lastName: wire.last_name,
  nickname: wire.nickname,
  phoneNumber: wire.phone_number || null,
  address: wire.address,
  introduction: wire.introduction,
  vipLevel: wire.vip_level,
  language: wire.language,
});
