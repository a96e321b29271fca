import { useNavigation, useSearchParams } from 'react-router';
import { accountTexts } from '#areas/account/account-texts.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { refusingIn } from '#shop/parts/form-error.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { accountMeta } from '../parts/meta.ts';
import { SignOut } from '../parts/sign-out.tsx';
import type { Route } from './+types/page';
import { DeviceList } from './device-list.tsx';
import { EmailPreferences } from './email-preferences.tsx';
import { OtherSessionsNotice } from './other-sessions-notice.tsx';
import { PersonalData } from './own-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { AccountSection } from './section.tsx';
import { SignIn } from './sign-in.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: shopperTexts.roomAccount, description: shopperTexts.accountLead });

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, devices, passwordSince, askedEmail, stake, letters } = loaderData;
  // Read from the address: after a refusal nothing is reloaded, and the last success would be shown again.
  const [query] = useSearchParams();
  const [done, fileProblem] = [query.get('done'), query.get('file')];
  const say = useTexts(shopperTexts);
  const care = useTexts(accountTexts);
  const { variant } = useLocale();
  const busy = useNavigation().formData;
  const busyWith = busy ? String(busy.get('intent')) : null;
  const answer = actionData ?? undefined;
  const refused = refusingIn(answer);
  const refusedFor = (intent: string) => (refused?.intent === intent ? refused : null);
  const savedName = answer && 'firstName' in answer ? answer.firstName : null;
  return (
    <div className={variant === 'mobile' ? 'wrap page-head stack-3' : 'stack-3 account-column'}>
      <div>
        <h1>{say('roomAccount')}</h1>
        <p className="meta space-above-small">{say('accountLead')}</p>
      </div>
      {devices.hasNewDevice && <OtherSessionsNotice others={devices.others} to="#devices" />}
      <div>
        <AccountSection id="details" title={care('details')}>
          <ProfileForm profile={profile} refused={refusedFor('profile')} savedName={savedName} isBusy={busyWith === 'profile'} />
        </AccountSection>
        <SignIn email={profile.email} {...{ askedEmail, passwordSince, done, refusedFor, busyWith }} />
        <DeviceList devices={devices} done={done} busyWith={busyWith} busyId={Number(busy?.get('id'))} />
        <EmailPreferences preferences={letters} isSaved={done === 'letters'} isBusy={busyWith === 'letters'} />
        <PersonalData stake={stake} fileProblem={fileProblem} refused={refusedFor('delete')} isBusy={busyWith === 'delete'} />
      </div>
      {variant === 'mobile' && <SignOut />}
    </div>
  );
}
