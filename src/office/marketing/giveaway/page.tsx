import { Form, Link } from 'react-router';
import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { GiveawayBadge } from '../parts/giveaway-badge.tsx';
import type { Route } from './+types/page';
import type { GiveawayData } from './load.server.ts';
import { PlanForm } from './plan-form.tsx';
import { WinnersCard } from './winners.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, giveawayOfficeTexts.title, giveawayOfficeTexts.description);

export default function GiveawayPage({ loaderData: data, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(giveawayOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  useLiveUpdates('giveaways');
  const { giveaway } = data;
  const page = giveaway && giveaway.state !== 'draft' && (
    <a className="btn btn-quiet" href={giveaway.page}>
      {say('seePage')}
    </a>
  );
  return (
    <>
      <PageHead
        title={giveaway ? giveaway.name : say('newTitle')}
        back={<Link to={href('office-giveaways')}>{say('back')}</Link>}
        states={giveaway && <GiveawayBadge state={giveaway.state} begins={giveaway.begins} />}
        actions={page}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="vendor-below">
        <div className="stack">
          {data.winners.length > 0 && giveaway && <WinnersCard winners={data.winners} giveawayId={giveaway.id} />}
          <PlanForm key={giveaway?.id ?? 0} data={data} />
        </div>
        {giveaway && (
          <div className="stack">
            <NextSteps giveaway={giveaway} hasList={data.list !== null} mayContact={data.winners.some(({ state }) => state === 'drawn')} />
            <Figures data={data} />
          </div>
        )}
      </div>
    </>
  );
}

type Giveaway = NonNullable<GiveawayData['giveaway']>;
type Step = { readonly intent: string; readonly label: keyof typeof giveawayOfficeTexts; readonly note: keyof typeof giveawayOfficeTexts };
const steps: Readonly<Partial<Record<Giveaway['state'], readonly Step[]>>> = {
  draft: [{ intent: 'open', label: 'doOpen', note: 'openNote' }],
  open: [{ intent: 'close', label: 'doClose', note: 'closeNote' }],
  closed: [{ intent: 'draw', label: 'doDraw', note: 'drawNote' }],
  drawn: [
    { intent: 'contact', label: 'doContact', note: 'contactNote' },
    { intent: 'publish', label: 'doPublish', note: 'publishNote' },
  ],
  published: [{ intent: 'contact', label: 'doContact', note: 'contactNote' }],
};

/** One action at a time; irreversible ones say so. */
function NextSteps({ giveaway: { id, state }, hasList, mayContact }: { giveaway: Giveaway; hasList: boolean; mayContact: boolean }) {
  const say = useTexts(giveawayOfficeTexts);
  const possible = (steps[state] ?? []).filter(({ intent }) => (intent !== 'draw' || hasList) && (intent !== 'contact' || mayContact));
  const mayEnd = state === 'draft' || state === 'open' || state === 'closed';
  if (possible.length === 0 && !mayEnd) return null;
  return (
    <Card title={say('next')}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        {possible.map(({ intent, label, note }) => (
          <div key={intent} className="stack">
            <p className="muted">{say(note)}</p>
            <span>
              <SubmitButton name="intent" value={intent}>
                {say(label)}
              </SubmitButton>
            </span>
          </div>
        ))}
        {mayEnd && <EndForm isDraft={state === 'draft'} />}
      </Form>
    </Card>
  );
}

/** A draft is deleted; one with entries needs a second click. */
function EndForm({ isDraft }: { isDraft: boolean }) {
  const say = useTexts(giveawayOfficeTexts);
  const button = (
    <Button type="submit" name="intent" value="cancel">
      {say(isDraft ? 'doDelete' : 'doCancelYes')}
    </Button>
  );
  if (isDraft) return <span>{button}</span>;
  return (
    <details className="stack">
      <summary className="link">{say('doCancel')}</summary>
      <p className="muted cancel-note">{say('cancelNote')}</p>
      {button}
    </details>
  );
}

function Figures({ data: { counts, giveaway, list } }: { data: GiveawayData }) {
  const say = useTexts(giveawayOfficeTexts);
  if (!counts || !giveaway || giveaway.state === 'draft') return null;
  const hashes: readonly (readonly [string, string | null])[] = [
    [say('seedHash'), giveaway.seedHash],
    [say('root'), list?.root ?? null],
    [say('seed'), list?.seed ?? null],
  ];
  return (
    <Card title={say('figures')}>
      <ul className="pane-lines">
        <li>
          <span>{say('all_entries')}</span>
          <b className="push num">{counts.all}</b>
        </li>
        <li>
          <span>{say('standing')}</span>
          <b className="push num">{counts.standing}</b>
        </li>
        <li>
          <span>{say('withdrawn')}</span>
          <b className="push num">{counts.withdrawn}</b>
        </li>
        {hashes.map(
          ([label, value]) =>
            value && (
              <li key={label}>
                <span className="two">
                  <small className="muted">{label}</small>
                  <code className="draw-value">{value}</code>
                </span>
              </li>
            ),
        )}
      </ul>
      {list?.seed && (
        <a className="link" href={giveaway.check}>
          {say('checkDraw')}
        </a>
      )}
    </Card>
  );
}
