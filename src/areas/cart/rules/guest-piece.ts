/** A piece in a guest's cart, with the price she last heard of. */
export type GuestPiece = { readonly skuId: number; readonly quantity: number; readonly knownCents: number };
