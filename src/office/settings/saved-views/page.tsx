import { redirect } from 'react-router';
import { backTo, deleteListView, saveListView } from '#areas/staff/services/views.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { listTexts } from '#office/parts/list-texts.ts';
import { act, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { officeMeta } from '#site/office-meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';

/** Saved views are kept and dropped here, and seen on their lists. */
export const loader = load(async () => {
  throw redirect(hrefOf('office'));
});

export const action = act(async ({ app, caller, form }) => {
  const text = (name: string) => String(form.get(name) ?? '');
  const [list, query] = [text('list'), text('query')];
  if (text('intent') === 'drop') await deleteListView(app, caller, readForm(form).id('id'));
  else await saveListView(app, caller, { list, query, name: text('name') });
  throw redirect(backTo(list, text('intent') === 'drop' ? '' : query));
});

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, listTexts.views, listTexts.views);

export default function SavedViews() {
  return null;
}
