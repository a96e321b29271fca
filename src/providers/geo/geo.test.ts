import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locateByService, remembering } from './ask.server.ts';
import { nowhere, parseGeoLocation } from './places.ts';
import { locateByTable } from './table.server.ts';

let server: Server;
let base: string;
const seen: string[] = [];
let say: (path: string) => { status: number; body: string } | null;
beforeAll(async () => {
  server = createServer((request, answer) => {
    seen.push(request.url ?? '');
    const said = say(request.url ?? '');
    if (said) answer.writeHead(said.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(said.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const atlanta = { country: 'US', region: 'Georgia', city: 'Atlanta', postal: '30303', latitude: 33.75, longitude: -84.39 };

test.each([
  [
    'ip-api',
    {
      status: 'success',
      countryCode: 'US',
      country: 'United States',
      region: 'GA',
      regionName: 'Georgia',
      city: 'Atlanta',
      zip: '30303',
      lat: 33.75,
      lon: -84.39,
    },
  ],
  [
    'ipapi.co',
    { country_code: 'US', country: 'US', region: 'Georgia', city: 'Atlanta', postal: '30303', latitude: 33.75, longitude: -84.39 },
  ],
  ['ipinfo', { country: 'US', region: 'Georgia', city: 'Atlanta', postal: '30303', loc: '33.75,-84.39' }],
])('the words of %s are understood', (_, answer) => {
  expect(parseGeoLocation(answer)).toEqual(atlanta);
});

test.each([
  [null],
  ['US'],
  [[]],
  [{ status: 'fail', countryCode: 'US' }],
  [{ error: true, country: 'US' }],
  [{ country: '<script>', city: '<b>x</b>', region: 'x'.repeat(101), latitude: 'Infinity', longitude: 999, postal: { a: 1 } }],
])('a strange answer %j is nowhere', (answer) => {
  expect(parseGeoLocation(answer)).toEqual(nowhere);
});

test('an address is asked once; the template says where it stands', async () => {
  say = () => ({
    status: 200,
    body: JSON.stringify({ country: 'US', region: 'Georgia', city: 'Atlanta', postal: '30303', loc: '33.75,-84.39' }),
  });
  const geo = remembering(locateByService(`${base}/json/{ip}?lang=en`));
  seen.length = 0;
  expect(await Promise.all([geo.locate('8.8.8.8'), geo.locate('8.8.8.8')])).toEqual([atlanta, atlanta]);
  expect(await remembering(locateByService(`${base}/`)).locate('2001:4860:4860::8888')).toEqual(atlanta);
  expect(seen).toEqual(['/json/8.8.8.8?lang=en', '/2001%3A4860%3A4860%3A%3A8888']);
});

test.each([
  ['an error', () => ({ status: 500, body: '{}' })],
  ['a way elsewhere', () => ({ status: 302, body: '{}' })],
  ['no JSON', () => ({ status: 200, body: '<html>' })],
  ['too much', () => ({ status: 200, body: `{"country":"US","x":"${'x'.repeat(70_000)}"}` })],
  ['silence', () => null],
])('%s is "unknown", and asked again after a minute', async (_, answer) => {
  say = answer;
  let now = 0;
  const geo = remembering(locateByService(base), () => now);
  expect(await geo.locate('8.8.4.4')).toEqual(nowhere);
  say = () => ({ status: 200, body: '{"country":"DE"}' });
  expect(await geo.locate('8.8.4.4')).toEqual(nowhere);
  now = 61_000;
  expect(await geo.locate('8.8.4.4')).toEqual({ ...nowhere, country: 'DE' });
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '169.254.1.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '203.0.113.7',
  '0.0.0.0',
  'not an address',
  '',
])('nobody outside is asked about %j', async (ip) => {
  const asked: string[] = [];
  const geo = remembering(async (one) => {
    asked.push(one);
    return atlanta;
  });
  expect(await geo.locate(ip)).toEqual(nowhere);
  expect(asked).toEqual([]);
});

test.each([
  ['8.8.8.8', 'US'],
  ['114.114.114.114', 'CN'],
  ['2001:4860:4860::8888', 'US'],
])('the table on our disk knows that %s is in %s', async (ip, country) => {
  expect(await remembering(locateByTable).locate(ip)).toEqual({ ...nowhere, country });
});
