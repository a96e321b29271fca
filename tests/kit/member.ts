import { openSession } from '#areas/shoppers/services/login.server.ts';
import { users } from '#areas/shoppers/tables.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import { hashPassword } from '#platform/passwords.server.ts';

export type Member = Caller & { readonly shopperId: number; readonly shopperToken: string };

/** The password of every test member; hashed once, because hashing is slow on purpose. */
export const memberPassword = 'nine lace fronts';
let hashed: Promise<string> | undefined;

/** A shopper with an account and a login. */
export async function memberOn(app: App, email: string, row: Partial<typeof users.$inferInsert> = {}, device = ''): Promise<Member> {
  hashed ??= hashPassword(memberPassword);
  const times = { activatedAt: app.now(), passwordChangedAt: app.now(), createdAt: app.now() };
  const [made] = await app.db
    .insert(users)
    .values({ email, passwordHash: await hashed, firstName: 'Mia', lastName: 'Reed', ...times, ...row })
    .returning({ id: users.id, nickname: users.nickname, firstName: users.firstName, lastName: users.lastName });
  if (!made) throw new Error(`no account for ${email}`);
  const { token } = await openSession(app, anonymousCaller, made, device);
  return { ...anonymousCaller, shopperId: made.id, shopperToken: token, by: 'cookie' };
}
