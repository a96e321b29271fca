import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { sealed, unsealed } from '#platform/sealed.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as loginStore from '../store/login.server.ts';
import { newEmergencyCode, plainEmergencyCode, stepOf } from './totp.server.ts';

const purpose = 'staff-time-code';
const codeCount = 10;

type Holder = Pick<loginStore.LoginMember, 'id' | 'totpSecret'>;
/** Which second factor was used. */
export type Proof = 'time code' | 'emergency code';

/** Accepts a TOTP or recovery code; each counts once. Null when it is neither. */
export async function takeCode(app: App, holder: Holder, typed: string): Promise<Proof | null> {
  const secret = unsealed(app.secret, purpose, holder.totpSecret);
  const step = typeof secret === 'string' ? stepOf(secret, typed, app.now()) : null;
  if (step !== null) return (await loginStore.spendStep(app.db, holder.id, step)) ? 'time code' : null;
  const printed = plainEmergencyCode(typed);
  if (!printed) return null;
  return (await loginStore.spendEmergencyCode(app.db, holder.id, hashToken(printed), app.now())) ? 'emergency code' : null;
}

/** Whether a recovery code would be accepted; does not consume it. */
export async function isValidRecoveryCode(app: App, staffId: number, typed: string | undefined): Promise<boolean> {
  const printed = plainEmergencyCode(typed ?? '');
  return printed !== null && loginStore.hasEmergencyCode(app.db, staffId, hashToken(printed));
}

/** Stores an authenticator after a valid code; returns the recovery codes, this one time. */
export async function enrol(app: App, caller: Caller, staffId: number, secret: string, typed: string): Promise<readonly string[]> {
  const step = stepOf(secret, typed, app.now());
  if (step === null) throw new DomainError('codeRefused', { field: 'code' });
  return transact(app, async (inside) => {
    await loginStore.saveFactor(inside.db, staffId, sealed(app.secret, purpose, secret), step, app.now());
    await audit(inside, caller, {
      action: 'staff.factor-set',
      subject: ['staff', staffId],
      before: { hasFactor: false },
      after: { hasFactor: true },
    });
    return freshCodes(inside, staffId);
  });
}

/** The old ones become invalid. */
export async function renewCodes(app: App, caller: Caller, staffId: number): Promise<readonly string[]> {
  return transact(app, async (inside) => {
    await audit(inside, caller, { action: 'staff.codes', subject: ['staff', staffId], before: { codes: 'old' }, after: { codes: 'new' } });
    return freshCodes(inside, staffId);
  });
}

async function freshCodes(app: App, staffId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: codeCount }, newEmergencyCode);
  await loginStore.replaceEmergencyCodes(app.db, staffId, codes.map(hashToken), app.now());
  return codes;
}
