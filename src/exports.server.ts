import { invoiceFile } from '#areas/checkout/services/invoice-list.server.ts';
import { shopperFile } from '#areas/shoppers/services/desk.server.ts';
import type { ListFile } from '#areas/staff/services/list-file.server.ts';
import { logFile } from '#areas/staff/services/log.server.ts';

/** Every office list that can be taken away as a file; a list's page and its file are read by one spec. */
export const exports: readonly ListFile[] = [invoiceFile, shopperFile, logFile];
