import { Link, useFetcher } from 'react-router';
import { galleryOfficeTexts } from '#areas/custom/office-texts.ts';
import { imageList } from '#areas/custom/rules/image-list.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedImage } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, galleryOfficeTexts.title, galleryOfficeTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: galleryOfficeTexts.keyFind },
    { keys: ['n'], says: galleryOfficeTexts.keyNew },
  ],
};

export default function ImagesPage({ loaderData: { list, counts, styles, colours, came }, actionData }: Route.ComponentProps) {
  const say = useTexts(galleryOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const add = (
    <ButtonLink kind="primary" to={href('office-custom-image-add')} data-shortcut="n">
      {say('add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={add} />
      <div role="status" className="hide-empty">
        {came && !actionData && <Notice tone="ok">{say(came)}</Notice>}
      </div>
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <OfficeList
        spec={imageList}
        list={list}
        caption={say('table')}
        columns={useColumns(placesOf(list))}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.isHidden ? 'off' : undefined)}
        density="roomy"
        views={[
          { label: say('all'), count: counts.reduce((sum, { count }) => sum + count, 0), change: {} },
          ...counts.map(({ state, count }) => ({ label: say(state), count, change: { filters: { state } } })),
        ]}
        filters={[
          { name: 'style', label: say('style'), options: styles },
          { name: 'colour', label: say('colour'), options: colours },
        ]}
        find={{ label: say('find'), hint: say('what') }}
        hasFile
        empty={{ title: say('none'), text: say('addDescription'), action: add }}
        bulk={{
          one: (row) => row.title,
          actions: (['hide', 'show', 'remove'] as const).map((intent) => (
            <Button key={intent} size="small" type="submit" name="intent" value={intent}>
              {say(intent)}
            </Button>
          )),
        }}
      />
    </>
  );
}

type List = Route.ComponentProps['loaderData']['list'];
/** Which pictures can move: all in gallery order, but the first not up and the last not down. */
const placesOf = ({ chosen, rows, total }: List) => ({
  isPlaced: chosen.sort.by === 'place',
  first: chosen.page === 1 ? rows[0]?.id : undefined,
  last: (chosen.page - 1) * imageList.size + rows.length === total ? rows.at(-1)?.id : undefined,
});
type Places = ReturnType<typeof placesOf>;

function useColumns(places: Places): readonly Column<ListedImage>[] {
  const say = useTexts(galleryOfficeTexts);
  return [
    {
      id: 'picture',
      label: say('picture'),
      width: '72px',
      fixed: true,
      cell: ({ picture }) => <img className="gallery-thumb" src={picture} alt="" loading="lazy" width="48" height="60" />,
    },
    { id: 'title', label: say('what'), kind: 'cut', width: '44%', fixed: true, cell: (row) => <EditLink row={row} /> },
    { id: 'style', label: say('style'), kind: 'cut', width: '18%', cell: ({ style }) => style },
    { id: 'colour', label: say('colour'), kind: 'cut', width: '18%', cell: ({ colour }) => colour },
    { id: 'price', label: say('price'), kind: 'number', width: '96px', cell: ({ price }) => price },
    {
      id: 'shown',
      label: say('state'),
      kind: 'line',
      width: '110px',
      cell: ({ isHidden }) => (
        <Badge tone={isHidden ? 'line' : 'ok'} mark={isHidden ? 'open' : 'full'}>
          {say(isHidden ? 'hidden' : 'shown')}
        </Badge>
      ),
    },
    { id: 'added', label: say('addedOn'), kind: 'line', width: '120px', aside: true, cell: ({ added }) => added },
    { id: 'place', label: say('order'), kind: 'line', width: '96px', cell: (row) => <Move row={row} places={places} /> },
  ];
}

function EditLink({ row }: { row: ListedImage }) {
  const href = useHref();
  return (
    <Link className="link" to={`${href('office-custom-image-add')}?id=${row.id}`}>
      {row.title}
    </Link>
  );
}

const arrows = { up: '↑', down: '↓' } as const;

/** Only while the list is in gallery order. */
function Move({ row, places }: { row: ListedImage; places: Places }) {
  const say = useTexts(galleryOfficeTexts);
  const fetcher = useFetcher();
  const isAtEnd = { up: row.id === places.first, down: row.id === places.last };
  return (
    <span className="row">
      {(['up', 'down'] as const).map((intent) => (
        <Button
          key={intent}
          size="small"
          kind="bare"
          disabled={!places.isPlaced || isAtEnd[intent] || fetcher.state !== 'idle'}
          aria-label={`${say(intent)}: ${row.title}`}
          onClick={() => void fetcher.submit({ intent, ids: String(row.id) }, { method: 'post' })}
        >
          {arrows[intent]}
        </Button>
      ))}
    </span>
  );
}
