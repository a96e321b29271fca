import { Link } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { Filters } from '#ui/office/filter-chip.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { Views } from '#ui/office/views.tsx';
import { articleOfficeTexts } from '../article-office-texts.ts';
import type { Route } from './+types/page';
import type { ListedArticle } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, articleOfficeTexts.title, articleOfficeTexts.description);

const badgeStyles = {
  live: { tone: 'ok', mark: 'full' },
  draft: { tone: 'warn', mark: 'half' },
  planned: { tone: 'warn', mark: 'open' },
  hidden: { tone: 'line', mark: 'open' },
} as const;

export default function ArticlesPage({ loaderData: { rows, isRemoved, asked, kinds } }: Route.ComponentProps) {
  const say = useTexts(articleOfficeTexts);
  const href = useHref();
  const columns: readonly Column<ListedArticle>[] = [
    {
      id: 'page',
      label: say('page'),
      kind: 'cut',
      width: '38%',
      cell: (row) => (
        <Link className="link" to={href('office-article', { id: String(row.id) })}>
          {row.title}
        </Link>
      ),
    },
    { id: 'kind', label: say('kind'), kind: 'line', width: '110px', cell: (row) => say(row.kind) },
    { id: 'address', label: say('address'), kind: 'cut', width: '36%', cell: (row) => row.path },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '130px',
      cell: (row) => (
        <Badge tone={badgeStyles[row.state].tone} mark={badgeStyles[row.state].mark}>
          {say(row.state)}
        </Badge>
      ),
    },
    { id: 'changed', label: say('changed'), kind: 'line', width: '160px', cell: (row) => row.changed },
  ];
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub', { count: rows.length })}
        actions={
          <ButtonLink
            kind="primary"
            to={`${href('office-article-add')}?${new URLSearchParams(asked.kind && { kind: asked.kind })}`}
            data-shortcut="n"
          >
            {say('add')}
          </ButtonLink>
        }
      />
      {isRemoved && (
        <div className="content-result">
          <Notice tone="ok">{say('removed')}</Notice>
        </div>
      )}
      <Views
        label={say('kind')}
        views={['', ...kinds].map((kind) => ({
          to: `${href('office-articles')}?${new URLSearchParams({ ...(kind && { kind }), ...(asked.words && { q: asked.words }) })}`,
          label: kind === '' ? say('allKinds') : say(kind as ListedArticle['kind']),
          current: kind === asked.kind,
        }))}
      />
      <Filters>
        <FindBox key={asked.words} label={say('find')} placeholder={say('find')} value={asked.words} shortcut="f">
          {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
        </FindBox>
      </Filters>
      {rows.length === 0 ? (
        <Empty title={say('noneFound')} />
      ) : (
        <TableCard label={say('title')}>
          <DataTable caption={say('title')} columns={columns} rows={rows} keyOf={(row) => String(row.id)} />
        </TableCard>
      )}
    </>
  );
}
