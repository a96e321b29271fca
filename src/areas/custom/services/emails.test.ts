import { expect, test } from 'vitest';
import { quoteBlocks } from './emails.server.ts';

const written = (depositBp: number): string => JSON.stringify(quoteBlocks('en', { quotedCents: 28_999, depositBp, leadDays: 12 }));

test('a quote with a deposit says what is left to pay before it ships', () => {
  expect(written(5000)).toContain('The remaining $144.99 is due before we ship');
});

test('a quote paid in full up front speaks of no remaining amount', () => {
  expect(written(10_000)).toContain('Pay $289.99 to start the work');
  expect(written(10_000)).not.toMatch(/remaining|\$0\.00|Deposit|Balance/);
});
