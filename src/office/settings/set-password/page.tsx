import { Form, Link, useNavigation } from 'react-router';
import { staffTexts } from '#areas/staff/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, staffTexts.linkTitle, staffTexts.loginLead);

/** Target of a new staff member's email. */
export default function PasswordPage({ loaderData: { token, holder }, actionData, matches }: Route.ComponentProps) {
  const say = useTexts(staffTexts);
  const href = useHref();
  const isBusy = useNavigation().state !== 'idle';
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  return (
    <main id="main" className="login-page" tabIndex={-1}>
      <p className="brand">{matches[0].loaderData?.site.shopName}</p>
      <section className="card" aria-labelledby="door">
        <div className="stack-wide login-body">
          <h1 id="door">{say('linkTitle')}</h1>
          {problem && <Notice tone="err">{problem}</Notice>}
          {holder ? (
            <Form method="post" className="stack-wide">
              <p className="soft read">{say('linkLead', { name: holder.name })}</p>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="username" autoComplete="username" value={holder.email} />
              <PasswordInput
                label={say('newPassword')}
                name="password"
                autoComplete="new-password"
                labels={{ show: say('showPassword'), hide: say('hidePassword') }}
                minLength={10}
                maxLength={256}
                required
                autoFocus
              />
              <SubmitButton size="big" block busy={isBusy}>
                {say('setPassword')}
              </SubmitButton>
            </Form>
          ) : (
            <>
              <Notice tone="warn">{say('linkDead')}</Notice>
              <Link className="link" to={href('office-login')}>
                {say('toLogin')}
              </Link>
            </>
          )}
        </div>
      </section>
    </main>
  );
}
