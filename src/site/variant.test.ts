import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betterPath, isMobileScreen, twinPath } from './variant.ts';

const phone = { agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
const desk = { agent: 'Mozilla/5.0 (X11; Linux x86_64)' };

test.each([
  ['/', phone, '/m'],
  ['/collections/wig', phone, '/m/collections/wig'],
  ['/m', desk, '/'],
  ['/m/collections/wig', desk, '/collections/wig'],
  ['/m', phone, null],
  ['/', desk, null],
  ['/bg/login', phone, null],
  ['/v1/user/login', phone, null],
  ['/collections/wig.data', phone, null],
  ['/favicon.svg', phone, null],
  ['/', { ...desk, width: 1023 }, '/m'],
  ['/', { ...desk, width: 1024 }, null],
  ['/', { ...desk, hint: '?1' }, '/m'],
  ['/m', { ...phone, width: 1400 }, null],
])('%s seen by %j goes to %j', (path, screen, expected) => {
  expect(betterPath(path, screen)).toBe(expected);
});

test('a screen is a phone by width or by name', () => {
  expect(isMobileScreen({ ...desk, width: 390 })).toBe(true);
  expect(isMobileScreen(desk)).toBe(false);
});

const nasty = [
  '/m//evil.example',
  '/m/\\evil.example',
  '/m/%5Cevil.example',
  '/m/%2Fevil.example',
  '/m/%2F%2Fevil',
  '/m/%09/evil',
  '/m///evil',
  '/m/%00',
  '/m/%',
  '/m//%2e%2e//evil',
];

test.each(nasty)('%s never leads off the site', (path) => {
  const target = betterPath(path, desk);
  if (target !== null) expect(target).toMatch(/^\/(?![/\\])/);
});

test('whatever the path, the twin starts with exactly one slash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('mobile' as const, 'desktop' as const), (tail, variant) => {
      const target = twinPath(`/m/${tail}`, variant);
      if (target !== null) expect(target).toMatch(/^\/(?![/\\])/);
    }),
  );
});
