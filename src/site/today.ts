import { startTransition, useEffect, useState } from 'react';
import { shopDay } from './shop-day.ts';

/**
 * The day it is in the shop; null on the server, whose pages are kept for longer than a day lasts, and until the page is awake. It comes
 * when there is time: known at once, it would have the page drawn again in the very step it wakes in.
 */
export function useToday(): Date | null {
  const [day, setDay] = useState<Date | null>(null);
  useEffect(() => startTransition(() => setDay(shopDay(new Date()))), []);
  return day;
}
