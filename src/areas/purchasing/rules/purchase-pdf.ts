/** Answers a purchase order as a PDF, for whoever may open purchase orders. */
export const purchasePdfRoute = '/bg/purchase-papers/:id';
export const purchasePdfPath = (id: number): string => `/bg/purchase-papers/${id}`;
