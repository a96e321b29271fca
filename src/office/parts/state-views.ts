type Counted<State extends string> = { readonly state: State; readonly count: number };

/** Views by state: all, then each with its count. */
export const stateViews = <State extends string>(say: (key: State | 'all') => string, counts: readonly Counted<State>[]) => [
  { label: say('all'), count: counts.reduce((sum, { count }) => sum + count, 0), change: {} },
  ...counts.map(({ state, count }) => ({ label: say(state), count, change: { filters: { state } } })),
];
