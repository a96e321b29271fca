import { BlockList, isIP } from 'node:net';
import type { Geo, GeoLocation } from '../ports.ts';
import { nowhere, parseGeoLocation } from './places.ts';

const timeoutMs = 2000;
const maxAnswerBytes = 64 * 1024;
const rememberMs = 24 * 60 * 60 * 1000;
const forgetFailureMs = 60 * 1000;
const maxCached = 5000;

/** Addresses without a location: loopback, private, documentation, multicast. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Looks up public addresses only, each at most once a day; a failure is "unknown" and retried after a minute. */
export function remembering(fetchLocation: (ip: string) => Promise<GeoLocation>, now: () => number = Date.now): Geo {
  const known = new Map<string, { place: Promise<GeoLocation>; until: number }>();
  return {
    locate(ip) {
      const family = isIP(ip);
      if (family === 0 || inside.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return Promise.resolve(nowhere);
      const cached = known.get(ip);
      if (cached && cached.until > now()) return cached.place;
      const entry = { place: Promise.resolve(nowhere), until: now() + rememberMs };
      entry.place = fetchLocation(ip).catch(() => {
        entry.until = now() + forgetFailureMs;
        return nowhere;
      });
      known.delete(ip);
      known.set(ip, entry);
      const [oldest] = known.keys();
      if (known.size > maxCached && oldest !== undefined) known.delete(oldest);
      return entry.place;
    },
  };
}

/** The IP service of GEO_URL: "{ip}" is replaced by the address, else it is appended. */
export const locateByService =
  (template: string) =>
  async (ip: string): Promise<GeoLocation> => {
    const written = encodeURIComponent(ip);
    const address = template.includes('{ip}') ? template.replaceAll('{ip}', written) : `${template.replace(/\/$/, '')}/${written}`;
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`the IP service answered ${answer.status}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes > maxAnswerBytes) throw new Error('the answer of the IP service is too long');
      chunks.push(chunk);
    }
    return parseGeoLocation(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  };
