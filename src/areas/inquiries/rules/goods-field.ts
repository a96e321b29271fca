export type InquiryGoods = { readonly skuId: number; readonly quantity: number };

/** The products of a question as one form field: 101:2,205:1 are two of SKU 101 and one of SKU 205. */
export const goodsField = (goods: readonly InquiryGoods[]): string => goods.map(({ skuId, quantity }) => `${skuId}:${quantity}`).join(',');

export const goodsIn = (field: string): InquiryGoods[] =>
  field
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [skuId = 0, quantity = 0] = one.split(':').map(Number);
      return { skuId, quantity };
    });
