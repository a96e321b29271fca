/** The packing slips of several orders in one file, for those who pack. */
export const slipsDoor = '/bg/packing-slips.pdf';
/** The list of orders as a file, here of the rows that are ticked. */
export const exportTicked = '/bg/export/office-orders.csv';
