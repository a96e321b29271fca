/** Why a piece comes back. What is our fault costs the buyer nothing, and final sale does not stand in its way. */
export const returnReasons = [
  'changedMind',
  'tooShort',
  'tooLong',
  'colour',
  'fit',
  'notAsPictured',
  'late',
  'damaged',
  'wrongPiece',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

const ourFault: readonly string[] = ['damaged', 'wrongPiece'];
export const isOurFault = (reason: string): boolean => ourFault.includes(reason);

export const reasonIn = (typed: string): ReturnReason | null => returnReasons.find((one) => one === typed) ?? null;

const returnWishes = ['refund', 'store_credit', 'exchange'] as const;
export type ReturnWish = (typeof returnWishes)[number];
export const wishIn = (typed: string): ReturnWish | null => returnWishes.find((one) => one === typed) ?? null;

/** What a case is called in the house. */
export const kindFor = (reason: string, wish: ReturnWish): 'return' | 'exchange' | 'damage' =>
  isOurFault(reason) ? 'damage' : wish === 'exchange' ? 'exchange' : 'return';
