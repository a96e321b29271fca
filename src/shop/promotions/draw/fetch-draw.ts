export type FetchedDraw = {
  readonly lines: readonly string[];
  readonly places: readonly number[];
  readonly winnerCount: number;
  readonly names: readonly string[];
};

const patienceMs = 60_000;

/** The published list, read once the visitor asks for it; null when it could not be read. */
export async function fetchDraw(slug: string): Promise<FetchedDraw | null> {
  try {
    const answer = await fetch(`/v1/giveaway/get_draw?${new URLSearchParams({ slug })}`, { signal: AbortSignal.timeout(patienceMs) });
    const body: unknown = await answer.json();
    const data = objectIn(objectIn(body)?.Data);
    const [lines, places, names] = [data?.lines, data?.places, data?.names];
    if (!Array.isArray(lines) || !Array.isArray(places)) return null;
    return {
      lines: lines.map(String),
      places: places.map(Number),
      winnerCount: Number(data?.winner_count ?? 1),
      names: Array.isArray(names) ? names.map(String) : [],
    };
  } catch {
    return null;
  }
}

const objectIn = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
