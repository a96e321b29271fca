import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { stopRestockNotices } from '#areas/catalog/services/restock.server.ts';
import { formAction, load } from '#platform/load.server.ts';

/** GET unsubscribes nobody: mail programs follow links on their own. */
export const loader = load(async ({ url }) => ({ token: url.searchParams.get('token')?.slice(0, 100) ?? '' }));

export const action = formAction(async ({ app, form }) => {
  await stopRestockNotices(app, readForm(form, z.object({ token: z.string().nullable().default(null) })).token);
  return { isStopped: true };
});
