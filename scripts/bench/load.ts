import autocannon from 'autocannon';

export type Rate = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly failed: number };

/** A bounded crowd of visitors at one address of this machine. */
export async function hammer(
  url: string,
  { connections, seconds, agent }: { connections: number; seconds: number; agent: string },
): Promise<Rate> {
  const headers = { 'user-agent': agent, 'accept-encoding': 'br, gzip' };
  await autocannon({ url, connections, duration: 2, headers });
  const result = await autocannon({ url, connections, duration: seconds, headers });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
