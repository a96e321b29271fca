import { z } from 'zod';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { decrypt, encrypt } from '#platform/encryption.server.ts';
import { enqueue, type Job } from '#platform/jobs.server.ts';
import { buttonBlock, composeEmail, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { staffEmailTexts } from '../email-texts.ts';
import * as loginStore from '../store/login.server.ts';
import { memberById } from '../store/staff-sessions.server.ts';
import { hashStaffPassword } from './login.server.ts';
import { staffDisplayName } from './staff-sessions.server.ts';

export const staffEmailJob = 'staff-email';
const linkMs = 3 * dayMs;
const purpose = 'staff-password';
const StaffEmailPayload = z.object({ letter: z.enum(['welcome', 'reset']), staffId: z.number().int() });
type StaffEmailPayload = z.output<typeof StaffEmailPayload>;

/** Enqueues an email with a password link, inside the caller's transaction. */
export async function enqueueStaffEmail(app: App, payload: StaffEmailPayload): Promise<void> {
  await enqueue(app, staffEmailJob, payload);
}

/** The shop's name belongs to a later area. */
type NameOf = (app: App, language: Language) => Promise<{ readonly shopName: string }>;

/** Writes the email. The link is signed, not stored, and valid for the current password only. */
export async function sendStaffEmail(app: App, job: Job, shopOf: NameOf): Promise<void> {
  const { letter, staffId } = StaffEmailPayload.parse(job.payload);
  const [member, loginMember] = await Promise.all([memberById(app.db, staffId), loginStore.loginMemberById(app.db, staffId)]);
  if (!member || loginMember?.status !== 'active') return;
  const { shopName } = await shopOf(app, member.language);
  const say = translator(staffEmailTexts, member.language);
  const expiresAt = later(app.now(), linkMs).getTime();
  const token = encrypt(app.secret, purpose, { staffId, passwordAt: loginMember.passwordChangedAt.getTime(), expiresAt });
  const title = say(`${letter}Title`, { shop: shopName });
  const blocks = [
    paragraphBlock(say('greeting', { name: member.firstName })),
    paragraphBlock(say(`${letter}Text`)),
    buttonBlock(say('button'), `${hrefOf('office-password')}?token=${token}`),
    paragraphBlock(say('signInAt', { email: member.email })),
    smallPrintBlock(say('not')),
  ];
  await sendMail(app, {
    to: member.email,
    kind: `staff_${letter}`,
    language: member.language,
    subject: title,
    ...composeEmail({ origin: app.origin, language: member.language, shopName, title, blocks }),
  });
}

const Link = z.object({ staffId: z.number().int(), passwordAt: z.number(), expiresAt: z.number() });

/** Null when used, expired or invalid. */
export async function linkHolder(app: App, token: string) {
  const link = Link.safeParse(decrypt(app.secret, purpose, token)).data;
  if (!link || app.now().getTime() > link.expiresAt) return null;
  const member = await loginStore.loginMemberById(app.db, link.staffId);
  if (member?.status !== 'active' || member.passwordChangedAt.getTime() !== link.passwordAt) return null;
  return {
    id: member.id,
    email: member.email,
    roles: member.roles,
    passwordAt: member.passwordChangedAt,
    name: staffDisplayName(await memberById(app.db, member.id)),
  };
}

/** Once per link. All sessions end. */
export async function setPasswordByLink(app: App, caller: Caller, token: string, password: string): Promise<void> {
  const holder = await linkHolder(app, token);
  if (!holder) throw new DomainError('linkInvalid', { field: 'token' });
  const hash = await hashStaffPassword(password);
  await transact(app, async (inside) => {
    const at = app.now();
    if (!(await loginStore.replaceStaffPassword(inside.db, holder.id, { from: holder.passwordAt, hash, at })))
      throw new DomainError('linkInvalid', { field: 'token' });
    await loginStore.endSessions(inside.db, holder.id, at);
    const memberCaller = { ...caller, staff: { id: holder.id, roles: holder.roles } };
    const sides = { before: { changedAt: holder.passwordAt }, after: { changedAt: at } };
    await audit(inside, memberCaller, { action: 'staff.password', subject: ['staff', holder.id], ...sides });
  });
}
