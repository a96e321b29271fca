import { readStored, writeStored } from '#site/storage.ts';

const address = '/v1/geo/location';
const restMs = 3000;

/** Asks once where she roughly is, long after the page is done, and keeps the short answer. No page waits for it and no price knows it. */
export function detectLocation(): (() => void) | undefined {
  if (readStored('location') !== null) return undefined;
  const timer = setTimeout(() => void ask().catch(() => undefined), restMs);
  return () => clearTimeout(timer);
}

async function ask(): Promise<void> {
  const body: unknown = await (await fetch(address)).json();
  const said = body as { Result?: number; Data?: Record<string, unknown> };
  if (said.Result !== 0 || !said.Data) return;
  const { country, region, city, in_us: inUs } = said.Data;
  writeStored('location', { country: word(country), region: word(region), city: word(city) });
  writeStored('inUs', inUs === true);
}

const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);
