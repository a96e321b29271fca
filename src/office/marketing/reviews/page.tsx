import { Form, Link } from 'react-router';
import { reviewOfficeTexts } from '#areas/reviews/office-texts.ts';
import { reviewList } from '#areas/reviews/rules/review-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { type Chosen, listHref, openHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedReview } from './load.server.ts';
import { ReviewStateBadge, StarRating } from './review-badges.tsx';
import { ReviewPane } from './review-pane.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, reviewOfficeTexts.title, reviewOfficeTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: reviewOfficeTexts.keyFind }] };

export default function ReviewsPage({ loaderData: { list, counts, review }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(reviewOfficeTexts);
  useSuccessToast(actionData);
  useLiveUpdates('reviews');
  const yesNo = [
    { value: 'yes', label: say('yes') },
    { value: 'no', label: say('no') },
  ];
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={reviewList}
        list={list}
        caption={say('table')}
        columns={useColumns(list.chosen)}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === review?.id ? 'current' : undefined)}
        density="roomy"
        views={stateViews(say, counts)}
        filters={[
          {
            name: 'stars',
            label: say('stars'),
            options: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: say('starsOf', { count: value }) })),
          },
          { name: 'photos', label: say('photos'), options: yesNo },
          { name: 'answered', label: say('answered'), options: yesNo },
          { name: 'since', label: say('since') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={<ReviewPane review={review} closeTo={listHref(reviewList, list.chosen, { page: list.chosen.page })} />}
      />
    </>
  );
}

function useColumns(chosen: Chosen<typeof reviewList>): readonly Column<ListedReview>[] {
  const say = useTexts(reviewOfficeTexts);
  return [
    { id: 'at', label: say('made'), kind: 'line', width: '108px', cell: (row) => row.at },
    { id: 'stars', label: say('stars'), kind: 'line', width: '70px', cell: (row) => <StarRating count={row.stars} /> },
    {
      id: 'words',
      label: say('words'),
      kind: 'cut',
      width: '60%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <Link className="link" to={openHref(reviewList, chosen, { review: row.id })} preventScrollReset>
            {row.text}
          </Link>
          <small>{`${row.shownName} · ${row.goods}`}</small>
        </span>
      ),
    },
    { id: 'photos', label: say('photos'), kind: 'number', width: '64px', cell: (row) => row.photos || '' },
    { id: 'helpful', label: say('helpful'), kind: 'number', width: '72px', aside: true, cell: (row) => row.helpful },
    { id: 'answer', label: say('answer'), kind: 'line', width: '70px', aside: true, cell: (row) => (row.isAnswered ? say('yes') : '') },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '150px',
      cell: (row) => (row.status === 'waiting' ? <QuickShow id={row.id} /> : <ReviewStateBadge state={row.status} />),
    },
  ];
}

/** Most waiting reviews can simply be published: one click, with undo. */
function QuickShow({ id }: { id: number }) {
  const say = useTexts(reviewOfficeTexts);
  return (
    <Form method="post" preventScrollReset className="row">
      <ReviewStateBadge state="waiting" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="status" value="published" />
      <Button type="submit" size="small" name="intent" value="state">
        {say('showTicked')}
      </Button>
    </Form>
  );
}
