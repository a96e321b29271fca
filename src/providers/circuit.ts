const usual = { failures: 3, restMs: 30_000 } as const;

/** Circuit breaker: after several failures in a row no calls for half a minute; then one call probes while others still fail fast. */
export function openCircuit(now: () => number = Date.now, { failures: maxFailures, restMs }: { failures: number; restMs: number } = usual) {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayAsk(): boolean {
      if (failures < maxFailures) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + restMs;
      return true;
    },
    wentWell(): void {
      failures = 0;
    },
    wentWrong(): void {
      failures += 1;
      if (failures >= maxFailures) closedUntil = now() + restMs;
    },
  };
}
