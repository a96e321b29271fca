const failuresToOpen = 3;
const restMs = 30_000;

/** After three failures in a row nobody is asked for half a minute; then one question tries again while the others still pass by. */
export function openCircuit(now: () => number = Date.now) {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayAsk(): boolean {
      if (failures < failuresToOpen) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + restMs;
      return true;
    },
    wentWell(): void {
      failures = 0;
    },
    wentWrong(): void {
      failures += 1;
      if (failures >= failuresToOpen) closedUntil = now() + restMs;
    },
  };
}
