export const purchasePdfRoute = '/bg/purchase-papers/:id';
export const purchasePdfPath = (id: number): string => `/bg/purchase-papers/${id}`;
