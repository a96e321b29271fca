import { isOneOf } from '#kernel/states.ts';

const caseStates = ['asked', 'needs_info', 'approved', 'on_the_way', 'received', 'settled', 'refused', 'withdrawn'] as const;
export type CaseState = (typeof caseStates)[number];

/** The allowed transitions; states without a successor are final. */
const next: Readonly<Record<CaseState, readonly CaseState[]>> = {
  asked: ['needs_info', 'approved', 'refused', 'withdrawn'],
  needs_info: ['asked', 'approved', 'refused', 'withdrawn'],
  approved: ['on_the_way', 'received', 'refused', 'withdrawn'],
  on_the_way: ['received', 'refused'],
  received: ['settled'],
  settled: [],
  refused: [],
  withdrawn: [],
};

export const canTransitionCase = (from: CaseState, to: CaseState): boolean => next[from].includes(to);

/** States from which a transition is allowed; used by one conditional UPDATE. */
export const caseStatesBefore = (to: CaseState): CaseState[] => caseStates.filter((from) => canTransitionCase(from, to));

/** Units of it are on their way to us, or will be. */
export const returnInTransitStates = ['asked', 'needs_info', 'approved', 'on_the_way'] as const satisfies readonly CaseState[];
export const openCaseStates = [...returnInTransitStates, 'received'] as const satisfies readonly CaseState[];
/** Nothing has been sent back yet: what needs no return can be granted or closed at once. */
export const isCaseUndecided = isOneOf(['asked', 'needs_info', 'approved'] satisfies readonly CaseState[]);
/** The buyer may enter the carrier and the number of the parcel. */
export const canSendReturn = isOneOf(['approved', 'on_the_way'] satisfies readonly CaseState[]);

export const isCaseClosed = (state: CaseState): boolean => next[state].length === 0;

/** Whether the calculated amount is still due; refused and withdrawn cases show none. */
export const isPromised = (state: CaseState): boolean => state !== 'refused' && state !== 'withdrawn';

/** Groups of the office list: waiting for us, waiting for the buyer, closed. */
export const caseGroups = {
  ours: ['asked', 'on_the_way', 'received'],
  shopper: ['needs_info', 'approved'],
  over: ['settled', 'refused', 'withdrawn'],
} as const satisfies Record<string, readonly CaseState[]>;
export const caseGroupNames = ['ours', 'shopper', 'over'] as const;
