import type { VendorPricesPageData } from './load.server.ts';

export function addressOf(path: string, { chosen, mode, current }: VendorPricesPageData, change: Readonly<Record<string, string>>): string {
  const all = { ...chosen, show: mode, spec: String(current?.specId ?? ''), ...change };
  return `${path}?${new URLSearchParams(Object.entries(all).filter(([name, value]) => value !== '' || name === 'kind'))}`;
}
