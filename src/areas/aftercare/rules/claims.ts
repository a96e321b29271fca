import { isSoldStatus } from '#areas/orders/rules/status.ts';
import type { DomainErrorName } from '#kernel/errors.ts';

export const maxClaimLength = 1000;

export type ClaimedLine = {
  readonly status: number;
  readonly isGift: boolean;
  readonly isFinalSale: boolean;
  readonly isMadeToOrder: boolean;
  /** It has a product page with a price; built items do not. */
  readonly hasPrice: boolean;
  readonly pieces: number;
  readonly until: Date | null;
  /** Pending and granted credits. */
  readonly waiting: number;
  readonly givenCents: number;
  /** Why the last one was refused, if any. */
  readonly refusedReason: string | null;
  readonly dueCents: number;
  /** A drop that has not lasted long enough yet. */
  readonly hasPendingDrop: boolean;
};

/** Clearance is final sale; made-to-order items cannot be returned, but their price is protected. */
export const isClearance = ({ isFinalSale, isMadeToOrder }: Pick<ClaimedLine, 'isFinalSale' | 'isMadeToOrder'>): boolean =>
  isFinalSale && !isMadeToOrder;

const reasons: readonly (readonly [why: DomainErrorName, isSo: (line: ClaimedLine, now: Date) => boolean])[] = [
  ['protectionNotPaid', ({ status }) => !isSoldStatus(status)],
  ['protectionFinal', (line) => line.isGift || isClearance(line)],
  ['protectionComposed', ({ hasPrice }) => !hasPrice],
  ['protectionCameBack', ({ pieces }) => pieces < 1],
  ['protectionOver', ({ until }, now) => until === null || until < now],
  ['priceDropUnconfirmed', ({ hasPendingDrop, dueCents }) => hasPendingDrop && dueCents === 0],
  ['protectionWaiting', ({ waiting, dueCents }) => waiting > 0 && dueCents === 0],
  ['protectionGiven', ({ givenCents, dueCents }) => givenCents > 0 && dueCents === 0],
  ['protectionRefused', ({ refusedReason, dueCents }) => refusedReason !== null && dueCents === 0],
  ['priceNotFallen', ({ dueCents }) => dueCents === 0],
];

/** Why a claim is refused; null when something is owed. */
export const claimRefusalReason = (line: ClaimedLine, now: Date): DomainErrorName | null =>
  reasons.find(([, isSo]) => isSo(line, now))?.[0] ?? null;
