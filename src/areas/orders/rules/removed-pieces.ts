/** History event: units removed before shipping. */
export const unitsRemovedEvent = 'pieces_removed';

/** Units per line, and how many of them were already picked and are in a tote. */
export type RemovedUnits = {
  readonly lines: readonly { readonly line_id: number; readonly pieces: number; readonly picked: number }[];
};
