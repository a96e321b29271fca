import { expect, test } from 'vitest';
import { dayMs } from '#kernel/dates.ts';
import { randomFrom } from '#kernel/random.ts';
import { type OrderScenario, orderScenarioNames, playOrderScenario } from './order-scenarios.ts';

const now = Date.UTC(2026, 10, 12, 10);
const allowed: Record<number, readonly number[]> = {
  1: [2, 3, 7, 8],
  2: [3, 4, 7, 9],
  3: [4, 7, 9],
  4: [5, 9],
  5: [6, 9],
  6: [9],
  7: [2],
  8: [1, 2, 7],
  9: [],
};
const tell = (scenario: OrderScenario, daysAgo: number, seed = 0) =>
  playOrderScenario(scenario, {
    random: randomFrom(`${scenario} ${daysAgo} ${seed}`),
    now,
    totalCents: 12_345,
    until: null,
    placedBy: 'shopper',
    at: now - daysAgo * dayMs,
  });

test.each(orderScenarioNames)('the life "%s" moves only as orders may, at any age', (scenario) => {
  for (const daysAgo of [0.001, 0.02, 0.5, 1, 3, 5, 9, 14, 25, 60]) {
    for (let seed = 0; seed < 20; seed += 1) {
      const { steps, status, paymentState } = tell(scenario, daysAgo, seed);
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1];
        expect(step.from).toBe(before ? before.to : null);
        expect(step.fromPayment).toBe(before ? before.toPayment : null);
        expect(step.at).toBeGreaterThanOrEqual(before?.at ?? 0);
        expect(step.at).toBeLessThan(now);
        if (step.event === 'status' && step.from !== null) expect(allowed[step.from]).toContain(step.to);
      }
      expect(steps.at(-1)).toMatchObject({ to: status, toPayment: paymentState });
    }
  }
});

test.each(orderScenarioNames)('in the life "%s" a paid order was captured to the cent', (scenario) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { attempts, paidAt } = tell(scenario, 60, seed);
    const captured = attempts.filter(({ outcome }) => outcome === 'completed').reduce((sum, { cents }) => sum + cents, 0);
    if (paidAt !== null) expect(captured).toBe(12_345);
  }
});

test('an order nobody pays keeps its pieces for twenty minutes', () => {
  const timeline = tell('left', 2);
  expect(timeline).toMatchObject({ status: 1, paymentState: 'unpaid' });
  expect(timeline.releasedAt).toBe(now - 2 * dayMs + 20 * 60_000);
});

test('a story told until a status ends there', () => {
  const timeline = playOrderScenario('sold', {
    random: randomFrom('x'),
    now,
    totalCents: 100,
    until: 3,
    placedBy: 'guest',
    at: now - 30 * dayMs,
  });
  expect(timeline.status).toBe(3);
});
