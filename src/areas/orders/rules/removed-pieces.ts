/** The event of an order's history by which pieces leave it before shipping. */
export const piecesRemoved = 'pieces_removed';

/** Its details: how many pieces of which line, and how many of them were picked already and lie in a tote. */
export type RemovedPieces = {
  readonly lines: readonly { readonly line_id: number; readonly pieces: number; readonly picked: number }[];
};
