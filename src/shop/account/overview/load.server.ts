import { redirect } from 'react-router';
import { devicesOf } from '#areas/account/services/devices.server.ts';
import { accountCountsOf } from '#areas/account/services/own-data.server.ts';
import { withStaleLoginCleared } from '#areas/shoppers/services/cookies.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

/** On phones the account hub, or the login form for guests; on desktop it redirects. */
export const loader = load(async ({ app, caller, url }) => {
  if (variantOf(url.pathname) === 'desktop') throw redirect(hrefOf(caller.shopperId ? 'account-info' : 'login'));
  const back = url.searchParams.get('back') ?? '';
  const isSignedOut = url.searchParams.has('bye');
  if (!caller.shopperId) return withStaleLoginCleared(app, caller, { member: null, back, isSignedOut });
  const { name, email } = await profileOf(app, caller.shopperId);
  const [counts, devices] = await Promise.all([accountCountsOf(app, caller.shopperId), devicesOf(app, caller)]);
  const member = { name, email, counts, newsOf: devices.hasNewDevice ? devices.others : 0 };
  return withStaleLoginCleared(app, caller, { member, back, isSignedOut });
});
