import { Link } from 'react-router';
import { customRequestKindTexts } from '#areas/custom/kind-texts.ts';
import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { requestList } from '#areas/custom/rules/request-list.ts';
import { requestKinds } from '#areas/custom/rules/statuses.ts';
import { ColleagueChoice } from '#office/parts/colleague-choice.tsx';
import { OfficeList } from '#office/parts/office-list.tsx';
import { openHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import type { Column } from '#ui/office/columns.ts';
import type { CustomRequestsPageData, ListedRequest } from './load.server.ts';
import { RequestState } from './state-badge.tsx';

const queueTextKeys = { open: 'open', waiting: 'waiting', quoted: 'quotedHeap', making: 'making', ended: 'ended' } as const;

/** The queue of requests to answer has the longest waiting first. */
export function RequestList({ page: { list, counts, people } }: { page: CustomRequestsPageData }) {
  const say = useTexts(requestOfficeTexts);
  const kind = useTexts(customRequestKindTexts);
  const columns = useColumns(list);
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return (
    <OfficeList
      spec={requestList}
      list={list}
      caption={say('table')}
      columns={columns}
      keyOf={(row) => String(row.id)}
      density="roomy"
      views={[
        { label: say('all'), count: sum, change: {} },
        ...counts.map(({ heap, count }) => ({
          label: say(queueTextKeys[heap]),
          count,
          change: { filters: { heap }, ...(heap !== 'ended' && { sort: { by: 'at' as const, down: false } }) },
        })),
      ]}
      filters={[
        { name: 'kind', label: say('kind'), options: requestKinds.map((value) => ({ value, label: kind(value) })) },
        { name: 'handler', label: say('handler'), options: people.map(({ id, name }) => ({ value: id, label: name })) },
        { name: 'free', label: say('free'), options: [{ value: 'yes', label: say('nobody') }] },
        { name: 'from', label: say('askedFrom') },
        { name: 'to', label: say('askedTo') },
      ]}
      find={{ label: say('find'), hint: say('findHint') }}
      hasFile
      empty={{ title: say('noneTitle'), text: say('noneText') }}
      bulk={{ one: (row) => say('tickOne', { number: row.number }), actions: <AssignForm people={people} /> }}
    />
  );
}

function AssignForm({ people }: { people: CustomRequestsPageData['people'] }) {
  const say = useTexts(requestOfficeTexts);
  return (
    <ColleagueChoice
      people={people}
      name="handler"
      intent="give"
      labels={{ label: say('assignTo'), nobody: say('nobody'), go: say('assign') }}
    />
  );
}

function useColumns({ chosen }: CustomRequestsPageData['list']): readonly Column<ListedRequest>[] {
  const say = useTexts(requestOfficeTexts);
  const kind = useTexts(customRequestKindTexts);
  const time = ({ text, dateTime }: { text: string; dateTime: string }) => <time dateTime={dateTime}>{text}</time>;
  return [
    {
      id: 'number',
      label: say('number'),
      kind: 'line',
      width: '136px',
      fixed: true,
      cell: ({ id, number }) => (
        <Link className="link" to={openHref(requestList, chosen, { id })}>
          {number}
        </Link>
      ),
    },
    {
      id: 'who',
      label: say('who'),
      kind: 'cut',
      width: '52%',
      cell: ({ name, note }) => (
        <span className="two">
          <span>{name}</span>
          <small>{note}</small>
        </span>
      ),
    },
    { id: 'email', label: say('email'), kind: 'cut', width: '24%', aside: true, cell: ({ email }) => email },
    { id: 'kind', label: say('kind'), kind: 'cut', width: '24%', cell: (row) => kind(row.kind) },
    { id: 'handler', label: say('handler'), kind: 'cut', width: '16%', cell: ({ handler }) => handler ?? say('nobody') },
    { id: 'pieces', label: say('pieces'), kind: 'number', width: '80px', aside: true, cell: ({ pieces }) => pieces },
    { id: 'budget', label: say('budget'), kind: 'number', width: '110px', aside: true, cell: ({ budget }) => budget ?? '–' },
    { id: 'price', label: say('amount'), kind: 'number', width: '110px', cell: ({ price }) => price ?? '–' },
    { id: 'wished', label: say('wished'), kind: 'line', width: '116px', aside: true, cell: ({ wished }) => wished ?? '–' },
    { id: 'asked', label: say('asked'), kind: 'line', width: '116px', cell: ({ asked }) => time(asked) },
    { id: 'at', label: say('changed'), kind: 'line', width: '116px', cell: ({ changed }) => time(changed) },
    { id: 'age', label: say('age'), kind: 'number', width: '84px', cell: ({ age, tone }) => <span className={`age-${tone}`}>{age}</span> },
    { id: 'state', label: say('state'), kind: 'line', width: '124px', cell: ({ status }) => <RequestState status={status} /> },
  ];
}
