import { invoiceFile } from '#areas/checkout/services/invoice-list.server.ts';
import { expenditureFile, incomeFile } from '#areas/ledger/services/entry-list.server.ts';
import { analysisFile } from '#areas/reports/services/analysis-rows.server.ts';
import { journalFile } from '#areas/reports/services/money-desk.server.ts';
import { performanceFile } from '#areas/reports/services/performance-desk.server.ts';
import type { ListFile } from '#areas/staff/services/list-file.server.ts';

/** Every office list that can be taken away as a file; a list's page and its file are read by one spec. */
export const exports: readonly ListFile[] = [invoiceFile, incomeFile, expenditureFile, journalFile, analysisFile, performanceFile];
