import { defineConfig } from 'vitest/config';

const strictConsole = ['tests/kit/strict-console.ts'];
const setUp = [...strictConsole, 'tests/kit/opened.ts'];
const seconds = 1000;

// One embedded database takes 360 MB: files of a worker share it (and every module), so nothing is isolated per file.
const shared = { isolate: false, maxWorkers: 2, setupFiles: setUp };
// These start whole shops and browsers, so their timeouts are generous and their modules isolated.
const whole = {
  maxWorkers: 2,
  setupFiles: strictConsole,
  globalSetup: 'tests/kit/run-folder.ts',
  testTimeout: 300 * seconds,
  hookTimeout: 300 * seconds,
  expect: { poll: { timeout: 30 * seconds } },
} as const;

/**
 * `npm test` by hand is a matter of minutes: one journey from each part of the house, no kills, no bad addresses by the hundred,
 * and service tests on one engine.
 * CI, `npm test -- <step>` and Vitest itself run everything.
 */
const isShort = process.env.TEST_SHORT === '1';
const services = ['src/**/*.server.test.ts', 'demo/**/*.server.test.ts', 'tests/unit/**/*.server.test.ts', 'tests/calls/**/*.test.ts'];
const walkedByHand = ['builders', 'cart-around', 'checkout', 'clerk', 'custom', 'invoice', 'month-close', 'sale-page', 'sales', 'search'];
const journeys = isShort ? walkedByHand.map((name) => `tests/journeys/${name}.test.ts`) : ['tests/journeys/**/*.test.ts'];

export default defineConfig({
  test: {
    passWithNoTests: true,
    experimental: { diagnostics: false },
    projects: [
      { extends: true, test: { ...shared, name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 30 * seconds } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}', 'tests/calls/**/*.test.ts'],
          exclude: process.env.TEST_ONCE === '1' ? services : [],
          env: { TEST_DATABASE_URL: '' },
          testTimeout: 60 * seconds,
          hookTimeout: 300 * seconds,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'postgres',
          include: process.env.TEST_DATABASE_URL ? services : [],
          retry: process.env.CI === 'true' ? 1 : 0,
          testTimeout: 60 * seconds,
          hookTimeout: 300 * seconds,
        },
      },
      {
        extends: true,
        test: {
          ...whole,
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          exclude: isShort ? ['tests/process/*kills.test.ts', 'tests/process/bad-addresses.test.ts'] : [],
        },
      },
      {
        extends: true,
        test: { ...whole, name: 'journeys', include: journeys, retry: process.env.CI === 'true' ? 1 : 0 },
      },
      { extends: true, test: { ...whole, name: 'tours', include: ['tests/tours/**/*.test.ts'], testTimeout: 1800 * seconds } },
    ],
  },
});
