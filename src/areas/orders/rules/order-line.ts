/** One line of an order as the rules of money, shipping and returns see it; each rule picks what it needs. */
export type OrderLine = {
  readonly id: number;
  /** Null for what has no SKU of its own. */
  readonly skuId: number | null;
  readonly quantity: number;
  /** Of the quantity: refunded before shipping, packed, back here, and refunded in all. */
  readonly removedQuantity: number;
  readonly packedQuantity: number;
  readonly returnedQuantity: number;
  readonly refundedQuantity: number;
  readonly priceCents: number;
  readonly priceTotalCents: number;
  readonly discountShareCents: number;
  readonly weightGrams: number;
  readonly isMadeToOrder: boolean;
  readonly isFinalSale: boolean;
  readonly isGift: boolean;
  readonly setNumber: number | null;
};
