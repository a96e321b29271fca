import { on } from '#api/handle.server.ts';
import { userLogin, userLogout, userSignup, userUpdateProfile } from './calls.ts';
import { authHandlers } from './handlers/auth.server.ts';
import { shopperOfficeHandlers } from './handlers/office.server.ts';
import { receiverHandlers } from './handlers/receivers.server.ts';
import { sessionHandlers } from './handlers/sessions.server.ts';
import { memberCookies, visitorCookies } from './services/cookies.server.ts';
import { login, logoutShopper, signUp } from './services/login.server.ts';
import { updateProfile } from './services/profile.server.ts';
import { changesIn, wireProfile } from './services/wire.server.ts';

export const shopperHandlers = [
  ...shopperOfficeHandlers,
  ...sessionHandlers,
  ...authHandlers,
  on(userLogin, async ({ email, password }, app, caller, reply) => {
    const opened = await login(app, caller, { email, password, device: '' });
    memberCookies(app, opened).forEach(reply.setCookie);
    return { token: opened.token, user_id: opened.userId, name: opened.name };
  }),
  on(userSignup, async ({ email, password, first_name: firstName, last_name: lastName, referral_code: referralCode }, app, caller) => {
    const { userId, isActivated } = await signUp(app, caller, { email, password, firstName, lastName, referralCode });
    return { user_id: userId, activated: isActivated };
  }),
  on(userLogout, async (_, app, caller, reply) => {
    await logoutShopper(app, caller.shopperToken);
    visitorCookies(app).forEach(reply.setCookie);
    return {};
  }),
  on(userUpdateProfile, async (input, app, caller) => wireProfile(await updateProfile(app, caller.shopperId, changesIn(input)))),
  ...receiverHandlers,
];
