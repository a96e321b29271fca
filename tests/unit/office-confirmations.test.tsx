import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { MonthsOverview } from '#office/finance/overview/months.tsx';
import { PayOutDialog } from '#office/finance/payouts/pay-out-dialog.tsx';
import { NextSteps } from '#office/marketing/giveaway/next-steps.tsx';
import { LocaleProvider } from '#site/locale.tsx';

const payout = { partnerId: 7, name: 'Mia Hart', month: '2026-10-01', monthName: 'October 2026', amount: '$120.00' };
const months: ComponentProps<typeof MonthsOverview>['page'] = {
  view: 'months',
  months: [],
  shown: '2026-10',
  shownName: 'Oct 2026',
  plot: [],
  byHeading: [],
  check: undefined,
  span: null,
  isOwner: true,
  lastClosed: '2026-10',
  lastClosedName: 'Oct 2026',
};
const giveaway = { id: 3, hasList: true, mayContact: false };

const noScript = /<noscript>.*?<\/noscript>/gs;

function rendered(element: ReactNode, language: 'en' | 'zh') {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <LocaleProvider language={language} variant="desktop">
          {element}
        </LocaleProvider>
      ),
    },
  ]);
  const markup = renderToStaticMarkup(<Page />);
  return { scripted: markup.replaceAll(noScript, ''), plain: [...markup.matchAll(noScript)].join('') };
}

test.each([
  ['a payout', <PayOutDialog key="pay" row={payout} />, 'pay', 'Pay $120.00 to Mia Hart?', 'can’t be undone', '无法撤销'],
  [
    'closing a giveaway',
    <NextSteps key="close" {...giveaway} state="open" />,
    'close',
    'Close entries now?',
    'can’t be undone',
    '无法撤销',
  ],
  ['a drawing', <NextSteps key="draw" {...giveaway} state="closed" />, 'draw', 'Draw winners now?', 'only once', '不可撤销'],
  ['publishing winners', <NextSteps key="publish" {...giveaway} state="drawn" />, 'publish', 'Publish winners now?', 'public', '无法撤销'],
  ['reopening a month', <MonthsOverview key="reopen" page={months} />, 'reopen', 'Reopen Oct 2026?', 'won’t be final', '并非最终金额'],
])('%s is asked for first, in both languages, and works without script', (_, element, intent, title, warning, zhWarning) => {
  const submit = `value="${intent}"`;
  const { scripted, plain } = rendered(element, 'en');
  expect(scripted).not.toContain(submit);
  expect(scripted).toContain('aria-haspopup="dialog"');
  expect(plain).toMatch(/<details><summary.*<form [^>]*method="post"/s);
  for (const part of [submit, title, warning, 'type="hidden"']) expect(plain).toContain(part);
  expect(rendered(element, 'zh').plain).toContain(zhWarning);
});
