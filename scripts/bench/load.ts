import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import autocannon from 'autocannon';

export type Rate = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly failed: number };
type LoadOptions = { readonly connections: number; readonly seconds: number; readonly agent: string };

/** Load from a bounded number of connections. Debian's wrk leaves the server more of two cores; autocannon is always available. */
export async function hammer(url: string, load: LoadOptions): Promise<Rate> {
  const send = existsSync('/usr/bin/wrk') ? byWrk : byAutocannon;
  await send(url, { ...load, seconds: 2 });
  return send(url, load);
}

const headersOf = ({ agent }: LoadOptions) => ({ 'user-agent': agent, 'accept-encoding': 'br, gzip' });

async function byAutocannon(url: string, load: LoadOptions): Promise<Rate> {
  const result = await autocannon({ url, connections: load.connections, duration: load.seconds, headers: headersOf(load) });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

async function byWrk(url: string, load: LoadOptions): Promise<Rate> {
  const headers = Object.entries(headersOf(load)).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const output = execFileSync(
    '/usr/bin/wrk',
    ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '20s', '--latency', ...headers, url],
    { encoding: 'utf8' },
  );
  const errors = [...output.matchAll(/(?:connect|read|write|timeout|responses:) (\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p50: msOf(output, 50),
    p99: msOf(output, 99),
    failed: errors,
  };
}

/** wrk writes 850.00us, 2.76ms or 1.20s. */
function msOf(output: string, percent: number): number {
  const [, amount = '0', unit = 'ms'] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Math.round(Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) * 10) / 10;
}
