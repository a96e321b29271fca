import { moneyTexts } from '#areas/reports/office-texts.ts';
import { journalList } from '#areas/reports/rules/money-list.ts';
import type { MoneyPageData } from '#areas/reports/services/money-page.server.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useTexts } from '#site/locale.tsx';

/** Income and expenses with a running balance. */
export function Journal({ headings, journal }: Extract<MoneyPageData, { view: 'journal' }>) {
  const say = useTexts(moneyTexts);
  return (
    <OfficeList
      spec={journalList}
      list={journal.list}
      caption={say('journal')}
      keyOf={(row) => String(row.id)}
      hasFile
      find={{ label: say('find'), hint: say('findHint') }}
      filters={[
        { name: 'heading', label: say('heading'), options: headings.map(({ id, name }) => ({ value: id, label: name })) },
        { name: 'from', label: say('from') },
        { name: 'to', label: say('to') },
      ]}
      empty={{ title: say('noneTitle'), text: say('noneText') }}
      columns={[
        { id: 'day', label: say('day'), kind: 'line', width: '124px', total: say('together'), cell: ({ dayName }) => dayName },
        { id: 'heading', label: say('heading'), kind: 'cut', width: '24%', fixed: true, cell: ({ heading }) => heading },
        { id: 'party', label: say('party'), kind: 'cut', width: '28%', cell: ({ party }) => party || '–' },
        { id: 'reference', label: say('reference'), kind: 'cut', width: '20%', cell: ({ reference }) => reference || '–' },
        {
          id: 'income',
          label: say('income'),
          kind: 'number',
          width: '120px',
          cell: ({ kind, amount }) => (kind === 'income' ? amount : ''),
        },
        {
          id: 'expenditure',
          label: say('expenditure'),
          kind: 'number',
          width: '120px',
          cell: ({ kind, amount }) => (kind === 'expenditure' ? amount : ''),
        },
        { id: 'balance', label: say('balance'), kind: 'number', width: '136px', total: journal.sum ?? '', cell: ({ balance }) => balance },
      ]}
    />
  );
}
