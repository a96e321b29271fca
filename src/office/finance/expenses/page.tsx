import { ledgerTexts } from '#areas/ledger/office-texts.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { officeMeta } from '#site/office-meta.ts';
import { EntriesPage } from '../parts/entries-page.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, ledgerTexts.expenditureTitle, ledgerTexts.expenditureDescription);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: ledgerTexts.keyFind },
    { keys: ['n'], says: ledgerTexts.keyNew },
  ],
};

export default function ExpenditurePage({ loaderData, actionData }: Route.ComponentProps) {
  return <EntriesPage page={loaderData} answer={actionData} />;
}
