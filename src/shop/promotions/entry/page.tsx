import { Form, useNavigation } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { Button, ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { entryTexts } from '../parts/entry-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = entryTexts.title[site.language];
  const description = entryTexts.description[site.language];
  return pageMeta(site, location.pathname, '', { title, description, keywords: [title, site.shopName], hidden: true });
};

export default function EntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(entryTexts);
  const href = useHref();
  const { intent, giveaway, friend } = loaderData;
  const done = actionData && 'done' in actionData ? actionData.done : null;
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  return (
    <div className="wrap section">
      <div className="narrow stack-3">
        <div>
          <h1>{giveaway ? giveaway.title : say(done && done !== 'asked' ? `${done}Title` : `${intent}Title`)}</h1>
          {intent !== 'enter' && !done && <p>{say(`${intent}Lead`)}</p>}
        </div>
        {problem !== null && <Notice tone="err">{problem}</Notice>}
        {done && <Notice tone="ok">{say(done)}</Notice>}
        {!done && intent !== 'enter' && <Answer {...loaderData} intent={intent} />}
        {!done && intent === 'enter' && (giveaway ? <EntryForm giveaway={giveaway} friend={friend} /> : <p>{say('nothing')}</p>)}
        {(done || (intent === 'enter' && !giveaway)) && (
          <p>
            <ButtonLink to={href('free-giveaways')}>{say('back')}</ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** The question of an email with its confirm button. */
function Answer({ intent, token }: { intent: 'confirm' | 'withdraw' | 'answer'; token: string }) {
  const say = useTexts(entryTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" replace className="form-grid">
      <input type="hidden" name="token" value={token} />
      <SubmitButton size="big" className="full-row" name="intent" value={intent === 'answer' ? 'accept' : intent} busy={isBusy}>
        {say(intent === 'answer' ? 'accept' : intent)}
      </SubmitButton>
      {intent === 'answer' && (
        <Button type="submit" className="full-row" name="intent" value="decline">
          {say('decline')}
        </Button>
      )}
    </Form>
  );
}
