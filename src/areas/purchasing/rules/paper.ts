/** Answers a purchase order as a PDF, for whoever may open purchase orders. */
export const purchasePaperDoor = '/bg/purchase-papers/:id';
export const purchasePaperPath = (id: number): string => `/bg/purchase-papers/${id}`;
