import { expect, test } from 'vitest';
import { plainText, quotedOf } from './quote.ts';
import {
  afterAnswer,
  afterReply,
  inquiryQueueNames,
  inquiryQueues,
  inquiryStatuses,
  shopperStatusOf,
  statusesOfShopperStatus,
} from './statuses.ts';

test.each([
  ['Look at https://evil.example/a?b=1 now', 'Look at […] now'],
  ['HTTP://EVIL.EXAMPLE', '[…]'],
  ['www.evil.example/x and ftp://x.y', '[…] and […]'],
  ['It costs 5.50, right? e.g. 13x4', 'It costs 5.50, right? e.g. 13x4'],
])('a confirmation repeats %j as %j', (typed, said) => {
  expect(quotedOf(typed)).toBe(said);
});

test('a long question is repeated in part', () => {
  expect(quotedOf('word '.repeat(400)).length).toBeLessThan(610);
});

test('typed text keeps its lines and loses what cannot be seen', () => {
  expect(plainText('  One\r\ntwo\u0007\u0000three\t! ')).toBe('One\ntwo  three\t!');
});

test('every status has its word for the asker, and what we think of her is not among them', () => {
  expect(new Set(inquiryStatuses.map(shopperStatusOf))).toEqual(new Set(['received', 'answered', 'thinking', 'priced', 'closed']));
  expect(statusesOfShopperStatus('closed')).toEqual(['won', 'lost', 'closed']);
  expect(shopperStatusOf('spam')).toBe(shopperStatusOf('new'));
});

test('every status lies on one heap of the office', () => {
  expect(inquiryQueueNames.flatMap((heap) => [...inquiryQueues[heap]]).sort()).toEqual([...inquiryStatuses].sort());
});

test.each([
  ['new', 'new', 'answered'],
  ['waiting', 'waiting', 'answered'],
  ['quoted', 'waiting', 'quoted'],
  ['closed', 'waiting', 'closed'],
  ['spam', 'spam', 'answered'],
] as const)('%s becomes %s when she writes and %s when we answer', (status, written, answered) => {
  expect([afterReply(status), afterAnswer(status)]).toEqual([written, answered]);
});
