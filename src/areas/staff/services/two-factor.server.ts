import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { decrypt, encrypt } from '#platform/encryption.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as loginStore from '../store/login.server.ts';
import { newRecoveryCode, plainRecoveryCode, stepOf } from './totp.server.ts';

const purpose = 'staff-time-code';
const codeCount = 10;

type Holder = Pick<loginStore.LoginMember, 'id' | 'totpSecret'>;
/** Which second factor was used. */
export type Proof = 'time code' | 'recovery code';

/** Accepts a TOTP or recovery code; each counts once. Null when it is neither. */
export async function takeCode(app: App, holder: Holder, typed: string): Promise<Proof | null> {
  const secret = decrypt(app.secret, purpose, holder.totpSecret);
  const step = typeof secret === 'string' ? stepOf(secret, typed, app.now()) : null;
  if (step !== null) return (await loginStore.spendStep(app.db, holder.id, step)) ? 'time code' : null;
  const printed = plainRecoveryCode(typed);
  if (!printed) return null;
  return (await loginStore.spendRecoveryCode(app.db, holder.id, hashToken(printed), app.now())) ? 'recovery code' : null;
}

/** Whether a recovery code would be accepted; does not consume it. */
export async function isValidRecoveryCode(app: App, staffId: number, typed: string | undefined): Promise<boolean> {
  const printed = plainRecoveryCode(typed ?? '');
  return printed !== null && loginStore.hasRecoveryCode(app.db, staffId, hashToken(printed));
}

/** Stores an authenticator after a valid code; returns the recovery codes, this one time. */
export async function enrol(app: App, caller: Caller, staffId: number, secret: string, typed: string): Promise<readonly string[]> {
  const step = stepOf(secret, typed, app.now());
  if (step === null) throw new DomainError('codeRefused', { field: 'code' });
  return transact(app, async (inside) => {
    await loginStore.saveFactor(inside.db, staffId, encrypt(app.secret, purpose, secret), step, app.now());
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
  const codes = Array.from({ length: codeCount }, newRecoveryCode);
  await loginStore.replaceRecoveryCodes(app.db, staffId, codes.map(hashToken), app.now());
  return codes;
}
