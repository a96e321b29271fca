import { invoiceFile } from '#areas/checkout/services/invoice-list.server.ts';
import { levelFile } from '#areas/purchasing/services/levels-list.server.ts';
import { purchaseFile } from '#areas/purchasing/services/purchase-list.server.ts';
import type { ListFile } from '#areas/staff/services/list-file.server.ts';

/** Every office list that can be taken away as a file; a list's page and its file are read by one spec. */
export const exports: readonly ListFile[] = [invoiceFile, levelFile, purchaseFile];
