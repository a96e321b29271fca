import { redirect } from 'react-router';
import { devicesOf } from '#areas/account/services/devices.server.ts';
import { accountCountsOf } from '#areas/account/services/own-data.server.ts';
import { shopReturnPath } from '#areas/shoppers/rules.ts';
import { withStaleLoginCleared } from '#areas/shoppers/services/cookies.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { withBack } from '../parts/return-path.ts';

/** On phones the account hub, or the login form for guests; on desktop it redirects. */
export const loader = load(async ({ app, caller, url }) => {
  const back = url.searchParams.get('back') ?? '';
  const variant = variantOf(url.pathname);
  if (caller.shopperId && (back || variant === 'desktop')) throw redirect(shopReturnPath(back, variant));
  if (variant === 'desktop') throw redirect(withBack(hrefOf('login'), back));
  const isSignedOut = url.searchParams.has('bye');
  if (!caller.shopperId) return withStaleLoginCleared(app, caller, { member: null, back, isSignedOut });
  const { name, email } = await profileOf(app, caller.shopperId);
  const [counts, devices] = await Promise.all([accountCountsOf(app, caller.shopperId), devicesOf(app, caller)]);
  const member = { name, email, counts, newsOf: devices.hasNewDevice ? devices.others : 0 };
  return withStaleLoginCleared(app, caller, { member, back, isSignedOut });
});
