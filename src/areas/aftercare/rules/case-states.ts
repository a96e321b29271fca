const caseStates = ['asked', 'needs_info', 'approved', 'on_the_way', 'received', 'settled', 'refused', 'withdrawn'] as const;
export type CaseState = (typeof caseStates)[number];

/** The only ways a case goes; what stands on the left is over when nothing follows. */
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

/** From where a step may be taken; one conditional UPDATE takes it. */
export const caseStatesBefore = (to: CaseState): CaseState[] => caseStates.filter((from) => canTransitionCase(from, to));

export const isCaseClosed = (state: CaseState): boolean => next[state].length === 0;

/** Whether what was counted still comes back; nobody is told a sum for what was refused or taken back. */
export const isPromised = (state: CaseState): boolean => state !== 'refused' && state !== 'withdrawn';

/** Heaps of the office list: what waits for us, what waits for her, what is over. */
export const caseGroups = {
  ours: ['asked', 'on_the_way', 'received'],
  hers: ['needs_info', 'approved'],
  over: ['settled', 'refused', 'withdrawn'],
} as const satisfies Record<string, readonly CaseState[]>;
export const caseGroupNames = ['ours', 'hers', 'over'] as const;
