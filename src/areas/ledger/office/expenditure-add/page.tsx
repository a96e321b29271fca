import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { ledgerTexts } from '../../office-texts.ts';
import { EntryPage } from '../../parts/entry-page.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, ledgerTexts.addExpenditure, ledgerTexts.addExpenditureDescription);

export default function AddExpenditurePage({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryPage key={loaderData.key} desk={loaderData} answer={actionData} />;
}
