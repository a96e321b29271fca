import { expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { type Drill, runDrill as run } from '../../../scripts/drills/frame.ts';
import { drillContextOn } from '../../../scripts/drills/ground.ts';
import { interruptedCancels } from '../../../scripts/drills/r2-cancel-interrupted.ts';
import { staffAtOnce } from '../../../scripts/drills/r3-staff-at-once.ts';
import { randomDays } from '../../../scripts/drills/r5-random-days.ts';
import { testStore } from '../../kit/app.ts';

/** A glance at the long drills, with a fixed seed; `npm run drill` looks at every statement and at a hundred days. */
async function runDrill(drill: Drill, rounds: number, isSabotaged = false): Promise<string[]> {
  const ground = drillContextOn(await testStore());
  const chance = { random: randomFrom(`${drill.name} 7`), rounds, isSabotaged, say: () => undefined };
  const { checks, broken } = await run(drill, { ...ground, engine: 'embedded', ...chance });
  await ground.paypal.messages.stop();
  expect(checks).toBeGreaterThan(10);
  return [...broken.keys()];
}

const timeout = 240_000;

test('whatever ends an order, interrupted here and there, is done whole or not at all', { timeout }, async () => {
  expect(await runDrill(interruptedCancels, 0)).toEqual([]);
});

test('that drill notices an order that is closed without its refund', { timeout }, async () => {
  const broken = await runDrill(interruptedCancels, 0, true);
  expect(broken).toContain('staff cancels, interrupted: the order stands as before, or all that is owed is on its way back');
  expect(broken).toContainEqual(expect.stringMatching(/interrupted: all of it or nothing/));
});

test('three members of staff and the buyer at once on one order leave money and pieces right', { timeout }, async () => {
  expect(await runDrill(staffAtOnce, 2)).toEqual([]);
});

test('that drill notices captures that forget what is set aside for refunds', { timeout }, async () => {
  expect(await runDrill(staffAtOnce, 2, true)).toContain('what a capture set aside are its refunds, and never more than was captured');
});

test('every evening of a few random days all laws hold', { timeout }, async () => {
  expect(await runDrill(randomDays, 3)).toEqual([]);
});

test('that drill notices a refund without an answer that counts as refused', { timeout }, async () => {
  expect(await runDrill(randomDays, 4, true)).toContain('the refunds of the provider are ours, each once and with its amount');
});
