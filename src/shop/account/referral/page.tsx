import { Link } from 'react-router';
import { referralTexts } from '#areas/referrals/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { FactTable } from '#ui/table.tsx';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';
import type { ReferralPageData } from './load.server.ts';
import { ReferredFriends, StoreCreditLedger } from './referral-tables.tsx';
import { MobileShare, ShareCode, ShareMessages } from './share.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: referralTexts.title, description: referralTexts.description });

export default function ReferralPage({ loaderData: referral }: Route.ComponentProps) {
  const say = useTexts(referralTexts);
  const isPhone = useLocale().variant === 'mobile';
  const Share = isPhone ? MobileShare : ShareCode;
  return (
    <div className={isPhone ? 'wrap page-head services' : 'services'}>
      <header>
        <h1 className={isPhone ? 'visually-hidden' : undefined}>{say('title')}</h1>
        <p className="meta space-above-small">{say('lead')}</p>
      </header>
      {referral.isBlocked ? <Notice tone="warn">{say('blocked')}</Notice> : <Share referral={referral} />}
      <Figures referral={referral} />
      <ReferredFriends friends={referral.friends} />
      <StoreCreditLedger credit={referral.credit} />
      {!referral.isBlocked && <ShareMessages referral={referral} />}
      <Terms terms={referral.terms} />
    </div>
  );
}

function Figures({ referral: { clickCount, sums, credit } }: { referral: ReferralPageData }) {
  const say = useTexts(referralTexts);
  const figures = [
    [say('clicks'), clickCount],
    [say('joined'), sums.joined],
    [say('ordered'), sums.ordered],
    [say('pending'), dollars(cents(sums.pendingCents))],
    [say('earned'), dollars(cents(sums.earnedCents))],
    [say('spent'), dollars(cents(credit.spentCents))],
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{say('figures')}</h2>
      <dl className="figures num">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Terms({ terms }: { terms: ReferralPageData['terms'] }) {
  const say = useTexts(referralTexts);
  const href = useHref();
  const off = dollars(cents(terms.friendOffCents));
  const min = dollars(cents(terms.minOrderCents));
  const reward = dollars(cents(terms.rewardCents));
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{say('terms')}</h2>
      <FactTable
        caption={say('terms')}
        rows={[
          { label: say('termFriend'), value: say('termFriendTold', { off, min }) },
          { label: say('termYou'), value: say('termYouTold', { reward, days: terms.waitDays }) },
          { label: say('termTouch'), value: say('termTouchTold', { days: terms.touchDays }) },
          { label: say('termNot'), value: say('termNotTold') },
        ]}
      />
      <p className="meta space-above">
        {say('affiliate')}{' '}
        <Link className="link" to={`${href('business-account')}?kind=affiliate#apply`}>
          {say('affiliateAsk')}
        </Link>
      </p>
    </section>
  );
}
