import { redirect } from 'react-router';
import { sheetPath } from '#areas/documents/rules/documents.ts';
import { workSheet } from '#areas/documents/services/work-sheet.server.ts';
import { load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load(async ({ app, caller, url }) => {
  const query = url.searchParams;
  if (!query.has('id') && !query.has('number')) throw redirect(forVariant(hrefOf('request'), variantOf(url.pathname)));
  return { ...(await workSheet(app, caller, query)), file: `${sheetPath}${url.search}` };
});
