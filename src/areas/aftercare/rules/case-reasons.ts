/** Return reasons. Faults on our side cost the buyer nothing and also apply to final sale. */
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

export const returnResolutions = ['refund', 'store_credit', 'exchange'] as const;
export type ReturnResolution = (typeof returnResolutions)[number];

export const caseKindFor = (reason: string, resolution: ReturnResolution): 'return' | 'exchange' | 'damage' =>
  isOurFault(reason) ? 'damage' : resolution === 'exchange' ? 'exchange' : 'return';
