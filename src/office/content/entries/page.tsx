import { Form, Link } from 'react-router';
import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Views } from '#ui/office/views.tsx';
import type { Route } from './+types/page';
import { useEntriesHref } from './entries-href.ts';
import { EntryForm } from './form.tsx';
import { ChangeComparison, EntryHistory } from './history.tsx';
import { changeStateBadges, EntryList } from './list.tsx';
import type { EntriesPageData, OpenEntry, PresentedChange } from './load.server.ts';
import { EntryPreview } from './preview.tsx';
import { PublishCard } from './publish.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  officeMeta(
    matches,
    loaderData ? editorialOfficeTexts[loaderData.page] : editorialOfficeTexts.description,
    editorialOfficeTexts.description,
  );

export default function ContentEntriesPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(editorialOfficeTexts);
  const to = useEntriesHref(page);
  const refused = actionData && 'problem' in actionData ? actionData : null;
  const { opened } = page;
  return (
    <>
      <PageHead
        title={say(page.page)}
        sub={say(`${page.page}-sub`)}
        actions={
          page.mayBegin && (
            <ButtonLink kind="primary" to={to({ open: 'new' })}>
              {say('add')}
            </ButtonLink>
          )
        }
      />
      {page.kinds.length > 1 && (
        <Views
          label={say('kinds')}
          views={page.kinds.map((kind) => ({ to: to({ kind }), label: say(`kind-${kind}`), current: kind === page.kind }))}
        />
      )}
      <div className={page.page === 'office-company' ? undefined : 'content-columns'}>
        {page.page !== 'office-company' && <EntryList page={page} />}
        <div className="stack">
          <div className="content-result">
            {refused && (
              <Notice tone="err">
                <b>{say('notDone')}</b> {refused.problem}
              </Notice>
            )}
            {!refused && <DoneNotice page={page} />}
          </div>
          {opened ? <OpenedEntry page={page} opened={opened} typed={typedIn(actionData)} /> : <Overview page={page} />}
        </div>
      </div>
    </>
  );
}

const typedIn = (answer: unknown): Readonly<Record<string, string>> | null =>
  typeof answer === 'object' && answer !== null && 'typed' in answer ? (answer.typed as Record<string, string>) : null;

const doneKeys = ['saved', 'published', 'planned', 'dropped', 'undone'] as const;

/** With undo for published changes. */
function DoneNotice({ page: { done, doneChange } }: { page: EntriesPageData }) {
  const say = useTexts(editorialOfficeTexts);
  const doneKey = doneKeys.find((one) => one === done);
  if (!doneKey) return null;
  return (
    <Notice tone="ok">
      {say(`done-${doneKey}`)}{' '}
      {doneKey === 'published' && doneChange && (
        <Form method="post" className="inline-form">
          <input type="hidden" name="id" value={doneChange} />
          <Button type="submit" name="intent" value="undo" kind="bare">
            {say('undo')}
          </Button>
        </Form>
      )}
    </Notice>
  );
}

type OpenedProps = { page: EntriesPageData; opened: OpenEntry; typed: Readonly<Record<string, string>> | null };

function OpenedEntry({ page, opened, typed }: OpenedProps) {
  const say = useTexts(editorialOfficeTexts);
  const { draft } = opened;
  if (opened.isGone)
    return (
      <>
        <Card title={opened.title}>
          <p className="muted">{say('gone')}</p>
        </Card>
        <EntryHistory opened={opened} kind={page.kind} />
      </>
    );
  return (
    <>
      <Card
        title={opened.isNew && !draft ? say('newOne') : opened.title}
        note={draft && say('by', { who: draft.by, when: draft.at })}
        aside={draft && <Badge {...changeStateBadges[draft.state]}>{say(`state-${draft.state}`)}</Badge>}
      >
        <EntryForm key={`${opened.open} ${draft?.id} ${draft?.version} ${Boolean(typed)}`} {...{ page, opened, typed }} />
      </Card>
      <PublishCard opened={opened} />
      {draft && (
        <Card title={say('changes')}>
          <ChangeComparison change={draft} kind={page.kind} />
        </Card>
      )}
      {opened.places.length > 0 && !(opened.isNew && !draft) && <EntryPreview page={page} opened={opened} />}
      {!opened.isNew && <EntryHistory opened={opened} kind={page.kind} />}
    </>
  );
}

/** Nothing is open: drafts, schedules, and recent changes. */
function Overview({ page }: { page: EntriesPageData }) {
  const say = useTexts(editorialOfficeTexts);
  if (page.entries.length === 0 && page.words === '')
    return <Empty title={say('nothing')} text={say(page.kind === 'sale' ? 'saleNothing' : 'nothingText')} />;
  return (
    <>
      <Card title={say('waiting')}>
        {page.waiting.length === 0 ? <p className="muted">{say('noWaiting')}</p> : <Changes page={page} changes={page.waiting} />}
      </Card>
      <Card title={say('lately')}>
        {page.latest.length === 0 ? <p className="muted">{say('noLately')}</p> : <Changes page={page} changes={page.latest} />}
      </Card>
    </>
  );
}

function Changes({ page, changes }: { page: EntriesPageData; changes: readonly (PresentedChange & { title: string })[] }) {
  const say = useTexts(editorialOfficeTexts);
  const to = useEntriesHref(page);
  return (
    <ul className="change-list">
      {changes.map((change) => (
        <li key={change.id}>
          <Badge {...changeStateBadges[change.state]}>{say(`state-${change.state}`)}</Badge>
          <Link className="link" to={to({ kind: change.kind, open: change.key === '' ? `draft-${change.id}` : change.key })}>
            {change.title || change.key}
          </Link>
          <span className="muted">
            {say('by', { who: change.by || say('house'), when: change.at })}
            {change.for && ` · ${say('for', { when: change.for })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
