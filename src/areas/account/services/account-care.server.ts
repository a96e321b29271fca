import * as credentials from '#areas/shoppers/services/credentials.server.ts';
import type { ShopperLogin } from '#areas/shoppers/services/login.server.ts';
import { type Proven, prove } from '#areas/shoppers/services/proof.server.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import * as emails from './account-emails.server.ts';

/** Ends every session but this one, which gets a new token, and notifies the owner. */
export async function changePassword(app: App, caller: Caller, input: { oldPassword: string; newPassword: string }): Promise<ShopperLogin> {
  const account = await prove(app, caller, input.oldPassword, 'old_password');
  const hash = await credentials.hashShopperPassword(input.newPassword);
  return transact(app, async (inside) => {
    const login = await credentials.changeShopperPassword(inside, caller, account, hash);
    await emails.sendPasswordChangedEmail(inside, account);
    return login;
  });
}

/** With a mail server the new address must confirm; without one it changes at once. */
export async function changeEmail(
  app: App,
  caller: Caller,
  input: { oldPassword: string; newEmail: string },
): Promise<'asked' | 'changed'> {
  const account = await prove(app, caller, input.oldPassword, 'old_password');
  const newEmail = await credentials.checkNewEmail(app, caller, account, input.newEmail);
  if (!app.ports.mail) {
    await credentials.unlessTaken(transact(app, (inside) => move(inside, account, newEmail)));
    return 'changed';
  }
  await transact(app, async (inside) => {
    const token = await credentials.promiseEmail(inside, account, newEmail);
    await emails.sendEmailConfirmation(inside, { email: newEmail, language: account.language }, token);
    await emails.sendEmailChangeWarning(inside, account, newEmail);
  });
  return 'asked';
}

/** Idempotent. */
export async function confirmEmail(app: App, token: string): Promise<{ newEmail: string }> {
  const { state, newEmail } = await credentials.emailChangeState(app, token);
  if (state === 'done') return { newEmail };
  return credentials.unlessTaken(
    transact(app, async (inside) => {
      const taken = await credentials.redeemEmailChange(inside, token);
      await move(inside, taken.her, taken.newEmail);
      return { newEmail: taken.newEmail };
    }),
  );
}

type Account = Pick<Proven, 'id' | 'email' | 'language'>;

async function move(app: App, account: Account, newEmail: string): Promise<void> {
  await credentials.moveEmail(app, account, newEmail);
  await emails.sendEmailChangedEmail(app, account, newEmail);
}
