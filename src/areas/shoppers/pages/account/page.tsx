import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { useHere, useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { tellFirstName } from '../../parts/member.ts';
import { ownMeta } from '../../parts/meta.ts';
import { refusingIn } from '../../parts/refused.ts';
import { SignOut } from '../../parts/sign-out.tsx';
import { longest } from '../../rules.ts';
import { shopperTexts } from '../../texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  ownMeta(root.loaderData?.site, location.pathname, { title: shopperTexts.roomAccount, description: shopperTexts.accountLead });

export default function AccountPage({ loaderData: profile, actionData }: Route.ComponentProps) {
  const say = useSay(shopperTexts);
  const { variant } = useHere();
  const isBusy = useNavigation().formMethod === 'POST';
  const refused = refusingIn(actionData);
  const savedName = actionData && 'firstName' in actionData ? actionData.firstName : null;
  useEffect(() => {
    if (savedName !== null) tellFirstName(savedName);
  }, [savedName]);
  const about = (field: keyof typeof profile) => ({
    name: field,
    defaultValue: refused?.typed[field] ?? profile[field],
    error: refused?.fields[field],
  });
  return (
    <div className={variant === 'mobile' ? 'wrap page-head stack-3' : 'stack-3 max-w-[720px]'}>
      <div>
        <h1>{say('roomAccount')}</h1>
        <p className="meta mt-1">{say('accountLead')}</p>
      </div>
      <Form method="post" replace>
        <div className="form-part">
          <h2>{say('you')}</h2>
          <div className="form-grid">
            <TextInput
              span="f3 keep"
              label={say('firstName')}
              autoComplete="given-name"
              maxLength={longest.name}
              required
              {...about('first_name')}
            />
            <TextInput
              span="f3 keep"
              label={say('lastName')}
              autoComplete="family-name"
              maxLength={longest.name}
              required
              {...about('last_name')}
            />
            <TextInput span="f3" label={say('email')} help={say('emailHelp')} value={profile.email} disabled />
            <TextInput
              span="f3"
              label={say('phoneNumber')}
              optional={say('optional')}
              type="tel"
              autoComplete="tel"
              maxLength={longest.phone}
              {...about('phone_number')}
            />
          </div>
        </div>
        <div className="form-part">
          <h2>
            {say('home')} <span className="meta font-normal">{say('optional')}</span>
          </h2>
          <div className="form-grid">
            <TextInput span="f6" label={say('address')} autoComplete="address-line1" maxLength={longest.address} {...about('address')} />
            <TextInput span="f2" label={say('city')} autoComplete="address-level2" maxLength={longest.place} {...about('city')} />
            <TextInput span="f2 keep" label={say('region')} autoComplete="address-level1" maxLength={longest.place} {...about('region')} />
            <TextInput
              span="f2 keep"
              label={say('postCode')}
              autoComplete="postal-code"
              maxLength={longest.postCode}
              {...about('post_code')}
            />
          </div>
        </div>
        <div className="form-part stack">
          {/* The live region is there from the start, or the first word would not be spoken. */}
          <div role="status" className="empty:hidden">
            {savedName !== null && !isBusy && <Notice tone="ok">{say('saved')}</Notice>}
          </div>
          {refused && (
            <Notice tone="err">
              <b>{say('notSaved')}</b>
              <br />
              {refused.problem}
            </Notice>
          )}
          <SubmitButton className="justify-self-start" busy={isBusy}>
            {say(isBusy ? 'saving' : 'save')}
          </SubmitButton>
        </div>
      </Form>
      {variant === 'mobile' && <SignOut />}
    </div>
  );
}
