import { expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { type Drill, runDrill as run } from '../../../scripts/drills/frame.ts';
import { drillContextOn } from '../../../scripts/drills/ground.ts';
import { refundDrill } from '../../../scripts/drills/r1-refunds.ts';
import { spentCredit } from '../../../scripts/drills/r4-spent-credit.ts';
import { testStore } from '../../kit/app.ts';

/** A small drill with a fixed seed. */
async function runDrill(drill: Drill, rounds: number, isSabotaged = false): Promise<string[]> {
  const ground = drillContextOn(await testStore());
  const chance = { random: randomFrom(`${drill.name} 7`), rounds, isSabotaged, say: () => undefined };
  const { checks, broken } = await run(drill, { ...ground, engine: 'embedded', ...chance });
  await ground.paypal.messages.stop();
  expect(checks).toBeGreaterThan(10);
  return [...broken.keys()];
}

const timeout = 240_000;

test('refunds in sequence, in parallel, repeated, wrong and badly answered give back what was paid and no more', { timeout }, async () => {
  expect(await runDrill(refundDrill, 5)).toEqual([]);
});

test('that drill notices lines that forget their refunds and requests that forget their id', { timeout }, async () => {
  const broken = await runDrill(refundDrill, 3, true);
  expect(broken).toContain('no line refunds more pieces than were bought');
  expect(broken).toContain('the same press gives back once');
});

test('credit that was spent before its order ended is taken back or kept from the refund', { timeout }, async () => {
  expect(await runDrill(spentCredit, 3)).toEqual([]);
});

test('that drill notices refunds that keep nothing for spent credit', { timeout }, async () => {
  expect(await runDrill(spentCredit, 3, true)).toContainEqual(expect.stringMatching(/^I-16 credit recovery/));
});
