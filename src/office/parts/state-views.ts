type Counted<State extends string> = { readonly state: State; readonly count: number };

/** The views of a list whose rows stand in states: all of them, then each state with how many there are. */
export const stateViews = <State extends string>(say: (word: State | 'all') => string, counts: readonly Counted<State>[]) => [
  { label: say('all'), count: counts.reduce((sum, { count }) => sum + count, 0), change: {} },
  ...counts.map(({ state, count }) => ({ label: say(state), count, change: { filters: { state } } })),
];
