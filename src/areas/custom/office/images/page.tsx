import { Form } from 'react-router';
import type { OfficeHandle } from '#areas/staff/parts/office-handle.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useDone } from '#areas/staff/parts/use-done.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { Pager } from '#ui/pager.tsx';
import { imagesTexts } from '../../office-texts.ts';
import type { Route } from './+types/page';
import type { ListedImage } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, imagesTexts.title, imagesTexts.description);
export const handle: OfficeHandle = { fill: true };

export default function ImagesPage({ loaderData: { rows, page, pageSize, total, isAdded }, actionData }: Route.ComponentProps) {
  const say = useSay(imagesTexts);
  const href = useHref();
  useDone(actionData);
  const first = (page - 1) * pageSize;
  const columns: Column<ListedImage>[] = [
    {
      id: 'picture',
      label: say('picture'),
      width: '72px',
      cell: ({ picture }) => <img className="gallery-thumb" src={picture} alt="" loading="lazy" width="48" height="60" />,
    },
    { id: 'what', label: say('what'), kind: 'cut', width: '44%', cell: ({ title }) => title },
    { id: 'style', label: say('style'), kind: 'line', cell: ({ style }) => style },
    { id: 'colour', label: say('colour'), kind: 'line', cell: ({ colour }) => colour },
    { id: 'price', label: say('price'), kind: 'number', cell: ({ price }) => price },
    {
      id: 'shown',
      label: say('shown'),
      kind: 'line',
      cell: ({ isHidden }) => (
        <Badge tone={isHidden ? 'line' : 'ok'} mark={isHidden ? 'open' : 'full'}>
          {say(isHidden ? 'hidden' : 'shown')}
        </Badge>
      ),
    },
    { id: 'acts', label: say('order'), kind: 'line', cell: (row) => <Acts row={row} /> },
  ];
  const foot = rows.length > 0 && (
    <>
      <span>{say('place', { from: first + 1, to: first + rows.length, total })}</span>
      <Pager
        label={say('pages')}
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(to) => `${href('office-custom-images')}${to > 1 ? `?page=${to}` : ''}`}
        words={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub')}
        actions={
          <ButtonLink kind="primary" to={href('office-custom-image-add')}>
            {say('add')}
          </ButtonLink>
        }
      />
      <div role="status" className="empty:hidden">
        {isAdded && !actionData && <Notice tone="ok">{say('added')}</Notice>}
      </div>
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <TableCard label={say('table')} foot={foot}>
        {rows.length === 0 ? (
          <Empty title={say('none')} />
        ) : (
          <DataTable
            caption={say('table')}
            columns={columns}
            rows={rows}
            keyOf={(row) => String(row.id)}
            look={(row) => (row.isHidden ? 'off' : undefined)}
            density="roomy"
          />
        )}
      </TableCard>
    </>
  );
}

function Acts({ row }: { row: ListedImage }) {
  const say = useSay(imagesTexts);
  const acts = ['up', 'down', row.isHidden ? 'show' : 'hide', 'remove'] as const;
  return (
    <Form method="post" replace preventScrollReset className="row">
      <input type="hidden" name="id" value={row.id} />
      {acts.map((intent) => (
        <SubmitButton key={intent} kind="quiet" size="small" name="intent" value={intent} aria-label={`${say(intent)}: ${row.title}`}>
          {say(intent)}
        </SubmitButton>
      ))}
    </Form>
  );
}
