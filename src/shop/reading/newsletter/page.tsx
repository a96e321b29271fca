import { Form, useNavigation } from 'react-router';
import { newsletterTexts } from '#areas/content/email-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = newsletterTexts.title[site.language];
  return pageMeta(site, location.pathname, '', {
    title,
    description: newsletterTexts.description[site.language],
    keywords: [title, site.shopName],
    hidden: location.search !== '',
  });
};

const titles = { join: 'title', confirm: 'confirmTitle', stop: 'stopTitle' } as const;
const leads = { join: 'lead', confirm: 'lead', stop: 'stopLead' } as const;
const buttons = { join: 'join', confirm: 'confirm', stop: 'stop' } as const;
const thanks = { join: 'asked', confirm: 'confirmed', stop: 'stopped' } as const;

export default function NewsletterPage({ loaderData: { intent, token }, actionData }: Route.ComponentProps) {
  const say = useTexts(newsletterTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const done = actionData && 'done' in actionData ? actionData.done : null;
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  return (
    <div className="wrap section">
      <div className="narrow stack-3">
        <div>
          <h1>{say(titles[intent])}</h1>
          <p>{say(leads[intent])}</p>
        </div>
        {problem !== null && <Notice tone="err">{intent === 'join' ? problem : say('badLink')}</Notice>}
        {done ? (
          <>
            <Notice tone="ok">{say(thanks[done])}</Notice>
            <p>
              <ButtonLink to={href('home')}>{say('toShop')}</ButtonLink>
            </p>
          </>
        ) : (
          <Form method="post" replace className="form-grid">
            <input type="hidden" name="intent" value={intent} />
            {intent === 'join' ? (
              <TextInput span="full-row" label={say('email')} type="email" name="email" autoComplete="email" maxLength={254} required />
            ) : (
              <input type="hidden" name="token" value={token} />
            )}
            <SubmitButton size="big" className="full-row" busy={isBusy}>
              {say(isBusy ? 'joining' : buttons[intent])}
            </SubmitButton>
          </Form>
        )}
      </div>
    </div>
  );
}
