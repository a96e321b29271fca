import { z } from 'zod';
import { dayMs, later } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type Language, speak } from '#kernel/texts.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { enqueue, type Job } from '#platform/jobs.server.ts';
import { button, compose, small, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { sealed, unsealed } from '#platform/sealed.server.ts';
import { hrefOf } from '#site/links.ts';
import { staffLetterTexts } from '../letter-texts.ts';
import { nameOf } from '../service.server.ts';
import * as doors from '../store/doors.server.ts';
import { memberById } from '../store.server.ts';
import { newPasswordHash } from './login.server.ts';

export const staffLetterJob = 'staff-letter';
const linkMs = 3 * dayMs;
const purpose = 'staff-password';
const Wanted = z.object({ letter: z.enum(['welcome', 'reset']), staffId: z.number().int() });
type Wanted = z.output<typeof Wanted>;

/** Notes that a letter with a link to a new password is due, inside the caller's transaction. */
export async function askForStaffLetter(app: App, wanted: Wanted): Promise<void> {
  await enqueue(app, staffLetterJob, wanted);
}

/** The shop's name belongs to an area above this one. */
type NameOf = (app: App, language: Language) => Promise<{ readonly shopName: string }>;

/** Writes the letter. Nothing of the link is kept: it is sealed, and good for the password of this moment only. */
export async function writeStaffLetter(app: App, job: Job, shopOf: NameOf): Promise<void> {
  const { letter, staffId } = Wanted.parse(job.payload);
  const [member, atDoor] = await Promise.all([memberById(app.db, staffId), doors.personAtDoor(app.db, staffId)]);
  if (!member || atDoor?.status !== 'active') return;
  const { shopName } = await shopOf(app, member.language);
  const say = speak(staffLetterTexts, member.language);
  const expiresAt = later(app.now(), linkMs).getTime();
  const token = sealed(app.secret, purpose, { staffId, passwordAt: atDoor.passwordChangedAt.getTime(), expiresAt });
  const title = say(`${letter}Title`, { shop: shopName });
  const blocks = [
    words(say('greeting', { name: member.firstName })),
    words(say(`${letter}Text`)),
    button(say('button'), `${hrefOf('office-password')}?token=${token}`),
    words(say('signInAt', { email: member.email })),
    small(say('not')),
  ];
  await sendMail(app, {
    to: member.email,
    kind: `staff_${letter}`,
    language: member.language,
    subject: title,
    ...compose({ origin: app.origin, language: member.language, shopName, title, blocks }),
  });
}

const Link = z.object({ staffId: z.number().int(), passwordAt: z.number(), expiresAt: z.number() });

/** Whose link this is; null when it was used, is too old or is none. */
export async function linkHolder(app: App, token: string) {
  const link = Link.safeParse(unsealed(app.secret, purpose, token)).data;
  if (!link || app.now().getTime() > link.expiresAt) return null;
  const member = await doors.personAtDoor(app.db, link.staffId);
  if (member?.status !== 'active' || member.passwordChangedAt.getTime() !== link.passwordAt) return null;
  return {
    id: member.id,
    email: member.email,
    roles: member.roles,
    passwordAt: member.passwordChangedAt,
    name: nameOf(await memberById(app.db, member.id)),
  };
}

/** A new password by the link of a letter: once. Whoever was inside is out. */
export async function setPasswordByLink(app: App, caller: Caller, token: string, password: string): Promise<void> {
  const holder = await linkHolder(app, token);
  if (!holder) throw new Refused('badValue', { field: 'token' });
  const hash = await newPasswordHash(password);
  await transact(app, async (inside) => {
    const at = app.now();
    if (!(await doors.replacePassword(inside.db, holder.id, { from: holder.passwordAt, hash, at })))
      throw new Refused('badValue', { field: 'token' });
    await doors.endSessions(inside.db, holder.id, at);
    const herself = { ...caller, staff: { id: holder.id, roles: holder.roles } };
    const sides = { before: { changedAt: holder.passwordAt }, after: { changedAt: at } };
    await audit(inside, herself, { action: 'staff.password', subject: ['staff', holder.id], ...sides });
  });
}
