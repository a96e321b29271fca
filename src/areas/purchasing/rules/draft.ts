/** A purchase order as entered: products by code, or text for raw material. */
export type PurchaseOrderDraftLine = {
  readonly code: string;
  readonly rawLot: string;
  readonly quantity: number;
  readonly unitCostCents: number;
};
export type PurchaseOrderDraft = {
  readonly vendorId: number;
  readonly expectedOn: string | null;
  readonly note: string;
  readonly lines: readonly PurchaseOrderDraftLine[];
};

type Written = {
  readonly vendor_id: number;
  readonly expected_on: string | null;
  readonly note: string;
  readonly lines: readonly { readonly code: string; readonly raw_lot: string; readonly quantity: number; readonly unit_cost: number }[];
};

/** Wire names to property names; amounts are already cents. */
export const purchaseDraftFrom = ({ vendor_id, expected_on, note, lines }: Written): PurchaseOrderDraft => ({
  ...{ vendorId: vendor_id, expectedOn: expected_on, note },
  lines: lines.map(({ code, raw_lot, quantity, unit_cost }) => ({ code, rawLot: raw_lot, quantity, unitCostCents: unit_cost })),
});
