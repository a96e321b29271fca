type StateValue = string | number | null | undefined;

/** Whether a state is one of a named set. */
export const isOneOf =
  (states: readonly StateValue[]) =>
  (state: StateValue): boolean =>
    states.some((one) => one === state);

/** For SQL that is written out: `o.status in ${stateList(soldStatuses)}`. Takes constants of rules only: it quotes, it does not escape. */
export const stateList = (states: readonly (string | number)[]): string =>
  `(${states.map((state) => (typeof state === 'number' ? state : `'${state}'`)).join(', ')})`;
