import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { formatListCount } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { PickList } from './list.tsx';
import { pickingTexts } from './office-texts.ts';
import { PackPanel } from './pack.tsx';
import { BoardSide } from './side.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, pickingTexts.title, pickingTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['s'], says: pickingTexts.keyScan },
    { keys: ['l'], says: pickingTexts.keyPrint },
  ],
};

export default function PickingPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const { totes, waitingCount, aisles, chosen, parcels } = loaderData;
  const say = useTexts(pickingTexts);
  useLiveUpdates('orders');
  useSuccessToast(actionData);
  const pieces = totes.reduce((sum, tote) => sum + tote.pieces, 0);
  const picked = totes.reduce((sum, tote) => sum + tote.picked, 0);
  const labels = actionData && 'labels' in actionData ? (actionData.labels ?? []) : [];
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('wave', { orders: totes.length, pieces, waiting: formatListCount(waitingCount) })}
        actions={
          <>
            {pieces > 0 && (
              <span className="row soft pick-bar">
                <progress className="bar-line" max={pieces} value={picked} aria-label={say('pickedBar')} />
                {say('picked', { picked, pieces })}
              </span>
            )}
            <Button className="needs-script" data-shortcut="l" onClick={() => window.print()}>
              {say('print')}
            </Button>
          </>
        }
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      {actionData && 'done' in actionData && labels.length > 0 && (
        <Notice
          tone="ok"
          action={labels.map(({ tracking, href }) => (
            <a key={tracking} className="btn btn-quiet btn-small" href={href} target="_blank" rel="noopener">
              {say('printLabel', { tracking })}
            </a>
          ))}
        >
          {actionData.done}
        </Notice>
      )}
      {actionData && 'done' in actionData && actionData.sheet && (
        <Notice
          tone="ok"
          action={
            <a className="btn btn-quiet btn-small" href={actionData.sheet} target="_blank" rel="noopener">
              {say('printMany')}
            </a>
          }
        >
          {actionData.done}
        </Notice>
      )}
      {actionData && 'done' in actionData && (actionData.failed?.length ?? 0) > 0 && (
        <Notice tone="err">
          <ul>
            {actionData.failed?.map(({ number, problem }) => (
              <li key={number}>
                <b>{number}</b> {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="picking">
        <BoardSide {...loaderData} />
        <PickList aisles={aisles} totes={totes} chosen={chosen} />
        <PackPanel key={`${chosen?.number} ${parcels}`} chosen={chosen} parcels={parcels} />
      </div>
    </>
  );
}
