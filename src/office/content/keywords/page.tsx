import { Link } from 'react-router';
import { keywordTexts } from '#areas/content/keyword-texts.ts';
import { keywordList, keywordTargets } from '#areas/content/rules/keyword-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { KeywordMatchMarks, targetKindKey } from './keyword-match-marks.tsx';
import type { ListedKeyword } from './load.server.ts';
import { KeywordSide } from './side.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, keywordTexts.title, keywordTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: keywordTexts.keyFind },
    { keys: ['n'], says: keywordTexts.keyNew },
  ],
};

export default function KeywordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(keywordTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const { list, all, fights } = loaderData;
  const actions = (
    <ButtonLink kind="primary" to={href('office-keyword')} data-shortcut="n">
      {say('add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={keywordList}
        list={list}
        caption={say('table')}
        columns={useColumns()}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.rivals > 0 ? 'bad' : undefined)}
        density="roomy"
        views={[
          { label: say('all'), count: all, change: {} },
          { label: say('en'), change: { filters: { language: 'en' } } },
          { label: say('zh'), change: { filters: { language: 'zh' } } },
          { label: say('fights'), count: fights, change: { filters: { fights: 'yes' } } },
        ]}
        filters={[
          { name: 'target', label: say('target'), options: keywordTargets.map((value) => ({ value, label: say(targetKindKey(value)) })) },
          { name: 'priority', label: say('priority'), options: ['3', '2', '1'].map((value) => ({ value, label: value })) },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={<KeywordSide data={loaderData} answer={actionData && 'counts' in actionData && actionData.counts ? actionData : null} />}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedKeyword>[] {
  const say = useTexts(keywordTexts);
  const href = useHref();
  return [
    {
      id: 'keyword',
      label: say('keyword'),
      kind: 'cut',
      width: '60%',
      fixed: true,
      cell: (row) => (
        <span className="two">
          <span>
            <Link className="link" to={`${href('office-keyword')}?id=${row.id}`} lang={row.language}>
              {row.keyword}
            </Link>{' '}
            {row.rivals > 0 && <Badge tone="warn">{say('fights')}</Badge>}
          </span>
          <small>{row.path}</small>
        </span>
      ),
    },
    { id: 'language', label: say('language'), kind: 'line', width: '72px', aside: true, cell: (row) => say(row.language) },
    { id: 'priority', label: say('priority'), kind: 'number', width: '66px', cell: (row) => row.priority },
    { id: 'volume', label: say('volume'), kind: 'number', width: '80px', cell: (row) => row.volume ?? say('dash') },
    { id: 'position', label: say('position'), kind: 'number', width: '76px', cell: (row) => row.position ?? say('dash') },
    { id: 'searched', label: say('searched'), kind: 'number', width: '84px', cell: (row) => row.searched || '' },
    { id: 'held', label: say('held'), kind: 'line', width: '150px', cell: (row) => <KeywordMatchMarks found={row.found} /> },
    { id: 'note', label: say('note'), kind: 'cut', width: '30%', aside: true, cell: (row) => row.note },
    { id: 'measured', label: say('measured'), kind: 'line', width: '100px', aside: true, cell: (row) => row.measured ?? '' },
  ];
}
