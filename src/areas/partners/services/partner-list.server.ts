import { fileOf } from '#areas/staff/services/list-file.server.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { partnerOfficeTexts as texts } from '../partner-office-texts.ts';
import { partnerList } from '../rules/partner-list.ts';
import * as store from '../store/partners.server.ts';

export const listPartners = (
  app: App,
  { filters: { state, kind }, searchText, sort }: Chosen<typeof partnerList>,
  page: { readonly limit: number; readonly offset: number },
) => store.selectPartnersPage(app.db, { state, kind, searchText, sort, ...page });

export const partnerCounts = (app: App) => store.countsByState(app.db);
export const fetchPartnerDetails = (app: App, id: number) => store.selectPartnerDetails(app.db, id);

export const partnerFile = fileOf({
  spec: partnerList,
  read: async (app, chosen, page) => (await listPartners(app, chosen, page)).items,
  columns: [
    { label: texts.at, cell: (row) => row.createdAt },
    { label: texts.name, cell: (row) => row.businessName },
    { label: texts.email, cell: (row) => row.email },
    { label: texts.kind, cell: (row, language) => texts[row.kind][language] },
    { label: texts.state, cell: (row, language) => texts[row.status][language] },
    { label: texts.list, cell: (row, language) => (row.priceList ? texts[row.priceList][language] : '') },
    { label: texts.firstOff, cell: (row) => (row.offBp ?? 0) / 100 },
    { label: texts.minPieces, cell: (row) => row.minOrderPieces },
    { label: texts.website, cell: (row) => row.website },
    { label: texts.taxNumber, cell: (row) => row.taxNumber },
    { label: texts.region, cell: (row) => row.region },
  ],
});
