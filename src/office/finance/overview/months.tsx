import { Form, Link, useNavigation } from 'react-router';
import { moneyTexts } from '#areas/reports/office-texts.ts';
import type { MonthsPageData } from '#areas/reports/services/money-page.server.ts';
import { ConfirmActionDialog } from '#office/parts/confirm-action-dialog.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Bars } from '#ui/office/bars.tsx';
import { Card } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';
import { formatTick } from '#ui/office/ticks.ts';
import { CheckCard, HeadingsCard } from './month-cards.tsx';
import { reopenTexts } from './reopen-texts.ts';

const tones = { closed: 'ok', next: 'warn', waits: 'line', running: 'line' } as const;

export function MonthsOverview({ page }: { page: MonthsPageData }) {
  const say = useTexts(moneyTexts);
  const differing = page.check?.differences.length ?? 0;
  const waitingDays = page.check?.waitingDays ?? 0;
  return (
    <>
      {page.check && (
        <Notice tone={differing > 0 ? 'err' : waitingDays > 0 ? 'warn' : 'ok'}>
          {differing > 0 && say('differs', { month: page.shownName, count: differing })}
          {differing > 0 && waitingDays > 0 && ' '}
          {waitingDays > 0 && say('checking', { month: page.shownName, days: waitingDays })}
          {differing === 0 && waitingDays === 0 && say('agrees', { month: page.shownName })}
        </Notice>
      )}
      <div className="month-columns space-above-large">
        <div className="stack">
          <MonthsCard page={page} />
          <PlotCard page={page} />
        </div>
        <div className="stack">
          <CloseCard page={page} />
          <CheckCard page={page} />
          <HeadingsCard page={page} />
        </div>
      </div>
    </>
  );
}

function MonthsCard({ page: { months, shown } }: { page: MonthsPageData }) {
  const say = useTexts(moneyTexts);
  const href = useHref();
  return (
    <Card title={say('months')} flush>
      <DataTable
        caption={say('months')}
        rows={months}
        keyOf={({ month }) => month}
        rowState={({ month }) => (month === shown ? 'current' : undefined)}
        columns={[
          {
            id: 'month',
            label: say('month'),
            kind: 'line',
            width: '96px',
            cell: ({ month, monthName }) => (
              <Link className="link" to={`${href('office-money')}?month=${month}`} preventScrollReset>
                {monthName}
              </Link>
            ),
          },
          { id: 'income', label: say('income'), kind: 'number', cell: ({ income }) => income },
          { id: 'expenditure', label: say('expenditure'), kind: 'number', cell: ({ expenditure }) => expenditure },
          { id: 'result', label: say('result'), kind: 'number', cell: ({ result }) => result },
          { id: 'balance', label: say('balance'), kind: 'number', cell: ({ balance }) => <b>{balance}</b> },
          {
            id: 'state',
            label: say('state'),
            kind: 'line',
            width: '132px',
            cell: ({ state, closed }) => (
              <span title={closed ? say('closedBy', closed) : undefined}>
                <Badge tone={tones[state]} mark={state === 'closed' ? 'full' : 'open'}>
                  {say(state)}
                </Badge>
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}

function PlotCard({ page: { plot, shown } }: { page: MonthsPageData }) {
  const say = useTexts(moneyTexts);
  const href = useHref();
  const chosen = plot.find(({ month }) => month === shown);
  return (
    <Card title={say('plotTitle')} note={say('plotNote')}>
      <Bars
        label={say('plotIncome')}
        say={formatTick}
        chosen={shown}
        readOut={chosen && <b>{say('plotSaid', { month: chosen.monthName, ...chosen.texts })}</b>}
        bars={plot.map(({ month, monthName, tick, incomeCents, expenditureCents, texts: said }, index) => ({
          id: month,
          label: tick,
          value: incomeCents / 100,
          before: expenditureCents / 100,
          description: say('plotSaid', { month: monthName, ...said }),
          partial: index === plot.length - 1,
          to: `${href('office-money')}?month=${month}`,
        }))}
      />
    </Card>
  );
}

function CloseCard({ page: { months, isOwner, lastClosed, lastClosedName } }: { page: MonthsPageData }) {
  const say = useTexts(moneyTexts);
  const ask = useTexts(reopenTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const next = months.find(({ state }) => state === 'next');
  const mayReopen = isOwner && lastClosed !== null;
  if (!next && !mayReopen) return null;
  return (
    <Card>
      <Form method="post" className="stack" preventScrollReset>
        <p className="small soft">{say('closeText')}</p>
        <span className="row">
          {next && (
            <>
              <input type="hidden" name="month" value={next.month} />
              <SubmitButton kind="primary" busy={isBusy} name="intent" value="close">
                {say(isBusy ? 'closeBusy' : 'close', { month: next.monthName })}
              </SubmitButton>
            </>
          )}
        </span>
      </Form>
      {mayReopen && (
        <div className="month-reopen">
          <ConfirmActionDialog
            intent="reopen"
            title={ask('title', { month: lastClosedName ?? '' })}
            text={ask('text', { month: lastClosedName ?? '' })}
            button={say('reopen', { month: lastClosedName ?? '' })}
            isSmall
          >
            <input type="hidden" name="month" value={lastClosed} />
          </ConfirmActionDialog>
        </div>
      )}
    </Card>
  );
}
