import { Link } from 'react-router';
import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { GiveawayBadge } from '../parts/giveaway-badge.tsx';
import type { Route } from './+types/page';
import type { GiveawayData } from './load.server.ts';
import { NextSteps } from './next-steps.tsx';
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
            <NextSteps
              id={giveaway.id}
              state={giveaway.state}
              hasList={data.list !== null}
              mayContact={data.winners.some(({ state }) => state === 'drawn')}
            />
            <Figures data={data} />
          </div>
        )}
      </div>
    </>
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
