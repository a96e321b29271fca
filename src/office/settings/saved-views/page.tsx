import { redirect } from 'react-router';
import { z } from 'zod';
import { optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { deleteListView, savedViewPath, saveListView } from '#areas/staff/services/views.server.ts';
import { listTexts } from '#office/parts/list-texts.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { officeMeta } from '#site/office-meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';

/** Saves and deletes views, which are shown on their lists. */
export const loader = load(async () => {
  throw redirect(hrefOf('office'));
});

export const action = actions({
  async save({ app, caller, form }) {
    const { list, query, name } = readForm(form, z.object({ list: z.string(), query: optionalText(2000), name: requiredText(40) }));
    await saveListView(app, caller, { list, query, name });
    throw redirect(savedViewPath(list, query));
  },
  async drop({ app, caller, form }) {
    const { list, id } = readForm(form, z.object({ list: z.string(), id: rowId }));
    await deleteListView(app, caller, id);
    throw redirect(savedViewPath(list, ''));
  },
});

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, listTexts.views, listTexts.views);

export default function SavedViews() {
  return null;
}
