import { ledgerTexts } from '#areas/ledger/office-texts.ts';
import { officeMeta } from '#site/office-meta.ts';
import { EntryPage } from '../parts/entry-page.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, ledgerTexts.addExpenditure, ledgerTexts.addExpenditureDescription);

export default function AddExpenditurePage({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryPage key={loaderData.key} page={loaderData} answer={actionData} />;
}
