import type { Database } from '#platform/database/open.server.ts';
import { auditLog } from '#platform/tables.ts';

type Resent = { readonly staffId: number; readonly mailId: number; readonly requestId: string; readonly at: Date };

/** Who sent which letter again, and when. */
export async function writeMailAudit(db: Database, { staffId, mailId, requestId, at }: Resent): Promise<void> {
  await db.insert(auditLog).values({
    actorKind: 'staff',
    actorId: String(staffId),
    action: 'mail.resend',
    subjectKind: 'mail',
    subjectId: String(mailId),
    requestId,
    createdAt: at,
  });
}
