import { Form } from 'react-router';
import { subscriberList, topics } from '#areas/content/rules/subscriber-list.ts';
import { sourceTexts, subscriberTexts } from '#areas/content/subscriber-texts.ts';
import { localizedEntry } from '#kernel/words.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { stateViews } from '#office/parts/state-views.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextInput } from '#ui/field.tsx';
import { Menu } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { ListedSubscriber } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, subscriberTexts.title, subscriberTexts.description);
export const handle: OfficeHandle = { fill: true, keys: [{ keys: ['f'], says: subscriberTexts.keyFind }] };

const badgeStyles = {
  on: { tone: 'ok', mark: 'full' },
  asked: { tone: 'warn', mark: 'half' },
  stopped: { tone: 'line', mark: 'open' },
} as const;

export default function SubscribersPage({ loaderData: { list, counts }, actionData }: Route.ComponentProps) {
  const say = useTexts(subscriberTexts);
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={<Invite />} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <OfficeList
        spec={subscriberList}
        list={list}
        caption={say('table')}
        columns={useColumns()}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.state === 'stopped' ? 'off' : undefined)}
        views={stateViews(say, counts)}
        filters={[
          { name: 'topic', label: say('topics'), options: topics.map((topic) => ({ value: topic, label: say(topic) })) },
          { name: 'language', label: say('language'), options: (['en', 'zh'] as const).map((value) => ({ value, label: say(value) })) },
          { name: 'since', label: say('since') },
        ]}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
      />
    </>
  );
}

function Invite() {
  const say = useTexts(subscriberTexts);
  return (
    <Menu label={say('invite')} buttonClassName="btn btn-quiet">
      <Form method="post" className="filter-form pane-invite">
        <TextInput label={say('email')} help={say('inviteHelp')} name="email" type="email" maxLength={254} required />
        <SubmitButton size="small" name="intent" value="invite">
          {say('invite')}
        </SubmitButton>
      </Form>
    </Menu>
  );
}

function useColumns(): readonly Column<ListedSubscriber>[] {
  const say = useTexts(subscriberTexts);
  const { language } = useLocale();
  return [
    {
      id: 'email',
      label: say('email'),
      kind: 'cut',
      width: '34%',
      fixed: true,
      cell: (row) => (
        <>
          {row.email} {row.isMember && <Badge tone="line">{say('member')}</Badge>}
        </>
      ),
    },
    { id: 'topics', label: say('topics'), kind: 'line', width: '230px', cell: (row) => <Topics row={row} /> },
    { id: 'language', label: say('language'), kind: 'line', width: '84px', cell: (row) => say(row.language) },
    {
      id: 'source',
      label: say('source'),
      kind: 'cut',
      width: '18%',
      cell: (row) => localizedEntry(sourceTexts, row.source, language),
    },
    { id: 'at', label: say('first'), kind: 'line', width: '112px', cell: (row) => row.first },
    {
      id: 'confirmed',
      label: say('consent'),
      kind: 'line',
      width: '112px',
      cell: (row) => <span title={row.consent ?? undefined}>{row.consentYear ?? say('none')}</span>,
    },
    { id: 'stopped', label: say('stoppedAt'), kind: 'line', width: '112px', aside: true, cell: (row) => row.stopped ?? '' },
    { id: 'state', label: say('state'), kind: 'line', width: '190px', cell: (row) => <State row={row} /> },
  ];
}

function State({ row }: { row: ListedSubscriber }) {
  const say = useTexts(subscriberTexts);
  return (
    <span className="row">
      <Badge tone={badgeStyles[row.state].tone} mark={badgeStyles[row.state].mark}>
        {say(row.state)}
      </Badge>
      {row.state !== 'stopped' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="ids" value={row.id} />
          <Button type="submit" kind="bare" size="small" name="intent" value="stop">
            {say('stop')}
          </Button>
        </Form>
      )}
    </span>
  );
}

function Topics({ row }: { row: ListedSubscriber }) {
  const say = useTexts(subscriberTexts);
  return (
    <span className="row">
      <span>{row.topics.map((topic) => say(topic)).join(' · ') || say('none')}</span>
      <Menu label={say('change')} buttonClassName="btn btn-bare btn-small">
        <Form method="post" className="column-form" preventScrollReset aria-label={say('topicsOf', { email: row.email })}>
          <input type="hidden" name="id" value={row.id} />
          {topics.map((topic) => (
            <Checkbox key={topic} name="topic" value={topic} label={say(topic)} defaultChecked={row.topics.includes(topic)} />
          ))}
          <SubmitButton size="small" name="intent" value="topics">
            {say('saveTopics')}
          </SubmitButton>
        </Form>
      </Menu>
    </span>
  );
}
