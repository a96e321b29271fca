import { expect, test } from 'vitest';
import { quoteBlocks, stageBlocks } from './emails.server.ts';

const written = (depositBp: number): string => JSON.stringify(quoteBlocks('en', { quotedCents: 28_999, depositBp, leadDays: 12 }));

test('a quote with a deposit says what is left to pay before it ships', () => {
  expect(written(5000)).toContain('The remaining $144.99 is due before we ship');
});

test('a quote paid in full up front speaks of no remaining amount', () => {
  expect(written(10_000)).toContain('Pay $289.99 and we’ll get started');
  expect(written(10_000)).not.toMatch(/remaining|\$0\.00|Deposit|Balance/);
});

const told = (...news: Parameters<typeof stageBlocks>): string => JSON.stringify(stageBlocks(...news));

test('a finished order asks for a balance only when one is due', () => {
  expect(told('en', { stage: 'done', balanceDueCents: 14_499 })).toContain('We’ll ship it as soon as the balance of $144.99 is paid.');
  expect(told('zh', { stage: 'done', balanceDueCents: 14_499 })).toContain('尾款 $144.99 付清后');
  expect(told('en', { stage: 'done', balanceDueCents: 0 })).toContain('We’ll ship it soon.');
  expect(told('en', { stage: 'done' })).not.toContain('balance');
  expect(told('zh', { stage: 'done' })).not.toContain('尾款');
});

test('a stage is told in a sentence, with the wig maker’s message after it; a refusal has only the message', () => {
  expect(stageBlocks('en', { stage: 'wefting', message: 'Looks great so far.' })).toMatchObject([
    { words: 'Your order has reached a new stage: Wefting.' },
    { words: 'Looks great so far.' },
  ]);
  expect(stageBlocks('en', { stage: 'declined', message: '' })).toEqual([]);
});
