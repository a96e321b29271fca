import { inquiries } from '#areas/inquiries/tables.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { shopperSessions, users } from '#areas/shoppers/tables.ts';
import { staffMembers, staffRoles, staffSessions } from '#areas/staff/tables.ts';
import { hourMs, later } from '#kernel/dates.ts';
import type { Database } from '#platform/database/open.server.ts';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { auditLog } from '#platform/tables.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import { type Role, roles } from '#site/page.ts';
import { blankFolder } from './shop.ts';

/** The eight kinds of callers. */
export type Kind = 'visitor' | 'shopper' | Role;
export const kinds: readonly Kind[] = ['visitor', 'shopper', ...roles];

/** A fresh token per request: some calls end the login they came with. */
export type Callers = { readonly dataDir: string; tokenOf(kind: Kind): string | null };

/** A malicious display name. */
export const wickedName = '<script>boo()</script>';
const closed = 'argon2id$19456$2$1$AAAAAAAAAAAAAAAAAAAAAA$AAAA';

/** An empty shop with one shopper, one person per role, and as many logins of each as a tour needs. */
export async function shopOfCallers(loginsEach: number): Promise<Callers> {
  const dataDir = await blankFolder();
  const store = await openEmbeddedStore(dataDir);
  const now = new Date();
  const times = { createdAt: now, lastSeenAt: now, expiresAt: later(now, 4 * hourMs) };
  const tokens = new Map<Kind, string[]>();
  const logins = (kind: Kind, audience: 's' | 'a') => {
    const made = Array.from({ length: loginsEach }, () => newToken(audience));
    tokens.set(kind, made);
    return made.map((token) => ({ ...times, tokenHash: hashToken(token) }));
  };
  const { db } = store;
  await db
    .insert(users)
    .values({ email: 'wicked@tressline.test', passwordHash: closed, firstName: wickedName, lastName: wickedName, activatedAt: now });
  await db.insert(shopperSessions).values(logins('shopper', 's').map((row) => ({ ...row, userId: 1 })));
  for (const [index, role] of roles.entries()) {
    const id = index + 1;
    await db.insert(staffMembers).values({ username: role, email: `${role}@tressline.test`, passwordHash: closed, firstName: role });
    await db.insert(staffRoles).values({ staffId: id, role });
    await db.insert(staffSessions).values(logins(role, 'a').map((row) => ({ ...row, staffId: id })));
  }
  await trouble(db, now);
  await store.close();
  return { dataDir, tokenOf: (kind) => tokens.get(kind)?.shift() ?? null };
}

/** Puts the malicious name wherever a name can be. */
async function trouble(db: Database, now: Date): Promise<void> {
  const amounts = { itemsCents: 1000, shippingCents: 0, totalCents: 1000, pieceCount: 1 };
  const names = { buyerNickName: wickedName, buyerMessage: wickedName, staffNote: wickedName, searchText: wickedName };
  const paid = { status: 2, paymentState: 'paid', paymentTime: now, paymentCents: 1000 } as const;
  await db.insert(orders).values({ userId: 1, number: 'T-1', email: 'wicked@tressline.test', ...amounts, ...names, ...paid });
  const price = { listPriceCents: 1000, priceCents: 1000, priceTotalCents: 1000 };
  await db.insert(orderLines).values({ orderId: 1, productName: wickedName, quantity: 1, ...price });
  await db.insert(inquiries).values({ userId: 1, number: 'Q-1', name: wickedName, email: 'wicked@tressline.test', message: wickedName });
  await db.insert(auditLog).values({
    actorKind: 'staff',
    actorId: '1',
    action: 'user.change',
    subjectKind: 'user',
    subjectId: '1',
    before: { firstName: 'Mia' },
    after: { firstName: wickedName },
  });
}
