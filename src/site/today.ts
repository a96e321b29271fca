import { startTransition, useEffect, useState } from 'react';
import { shopDay } from './shop-day.ts';

/**
 * Today in the shop; null on the server, whose pages are cached for longer than a day, and until hydrated. Set when idle: set at once, it
 * would re-render the page in its hydration step.
 */
export function useToday(): Date | null {
  const [day, setDay] = useState<Date | null>(null);
  useEffect(() => startTransition(() => setDay(shopDay(new Date()))), []);
  return day;
}
