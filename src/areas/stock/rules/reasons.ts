/** Reasons of manual movements. Purchases come with their purchase order, sales leave with their order. */
export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

export const reasonsFor = {
  in: ['production', 'return', 'found', 'count', 'opening', 'correction'],
  out: ['sample', 'gift', 'damage', 'loss', 'count', 'correction'],
} as const satisfies Record<Direction, readonly string[]>;
export const manualReasons = [
  'production',
  'return',
  'found',
  'count',
  'opening',
  'correction',
  'sample',
  'gift',
  'damage',
  'loss',
] as const;
export type ManualReason = (typeof manualReasons)[number];

export const isReasonFor = (direction: Direction, reason: string): reason is ManualReason =>
  (reasonsFor[direction] as readonly string[]).includes(reason);

export const maxStockFormLines = 500;
export const maxStockQuantity = 100_000;
