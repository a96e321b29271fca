import { readApi } from '#api/client.ts';
import type { geoLocation } from '#areas/content/calls/geo-location.ts';
import { readStored, writeStored } from '#site/storage.ts';

const restMs = 3000;

/**
 * Asks once for the rough location, long after the page is done, and stores the answer. No page waits for it and no price depends on it.
 */
export function detectLocation(): (() => void) | undefined {
  if (readStored('location') !== null) return undefined;
  const timer = setTimeout(() => void requestLocation(), restMs);
  return () => clearTimeout(timer);
}

async function requestLocation(): Promise<void> {
  const answer = await readApi<typeof geoLocation>('/geo/location');
  if (!answer.isDone) return;
  const { country, region, city, in_us: inUs } = answer.data;
  writeStored('location', { country, region, city });
  writeStored('inUs', inUs);
}
