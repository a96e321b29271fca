const usual = { failures: 3, restMs: 30_000 } as const;

/** After some failures in a row nobody is asked for half a minute; then one question tries again while the others still pass by. */
export function openCircuit(now: () => number = Date.now, { failures: most, restMs }: { failures: number; restMs: number } = usual) {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayAsk(): boolean {
      if (failures < most) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + restMs;
      return true;
    },
    wentWell(): void {
      failures = 0;
    },
    wentWrong(): void {
      failures += 1;
      if (failures >= most) closedUntil = now() + restMs;
    },
  };
}
