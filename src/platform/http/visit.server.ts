import { randomUUID } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

export type ConnectionInfo = { readonly ip: string; readonly requestId: string };

const visits = new WeakMap<Request, ConnectionInfo>();

export const getConnectionInfo = (request: Request): ConnectionInfo => visits.get(request) ?? { ip: '127.0.0.1', requestId: '-' };
export const setConnectionInfo = (request: Request, visit: ConnectionInfo): void => void visits.set(request, visit);
/** Responses that already have all headers: adding them again would cost a cached page half its speed. */
const dressed = new WeakSet<Response>();
export const isDressed = (response: Response): boolean => dressed.has(response);
export function asDressed(response: Response): Response {
  dressed.add(response);
  return response;
}

export const newRequestId = (): string => randomUUID();

/** The client address. A forwarded one counts only from a trusted proxy, and only its last untrusted part. */
export function addressOf(remote: string | undefined, forwarded: string | null, trusted: BlockList): string {
  const direct = plain(remote ?? '');
  if (!forwarded || !isWithin(direct, trusted)) return direct || '127.0.0.1';
  const chain = forwarded.split(',').map((part) => plain(part.trim()));
  for (const address of chain.reverse()) {
    if (isIP(address) === 0) return direct;
    if (!isWithin(address, trusted)) return address;
  }
  return direct;
}

export function trustedList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const plain = (address: string): string => address.replace(/^::ffff:/, '');
export const isWithin = (address: string, trusted: BlockList): boolean => {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
};
