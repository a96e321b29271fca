import { expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { stockRace } from '../../../scripts/drills/d1-stock.ts';
import { doubleCapture } from '../../../scripts/drills/d2-captures.ts';
import { money } from '../../../scripts/drills/d4-money.ts';
import { limits } from '../../../scripts/drills/d5-limits.ts';
import { kills } from '../../../scripts/drills/d8-kills.ts';
import { type Drill, runDrill } from '../../../scripts/drills/frame.ts';
import { drillContextOn } from '../../../scripts/drills/ground.ts';
import { testStore } from '../../kit/app.ts';

/** A small drill with a fixed seed. */
async function drilled(drill: Drill, isSabotaged = false, rounds = 1): Promise<string[]> {
  const ground = drillContextOn(await testStore());
  const chance = { random: randomFrom(`${drill.name} 7`), rounds, isSabotaged, say: () => undefined };
  const { checks, broken } = await runDrill(drill, { ...ground, engine: 'embedded', ...chance });
  await ground.paypal.messages.stop();
  expect(checks).toBeGreaterThan(10);
  return [...broken.keys()];
}

const patient = 240_000;

test('of a hundred buyers for ten units ten get one, and nobody is told nonsense', { timeout: patient }, async () => {
  expect(await drilled(stockRace)).toEqual([]);
});

test('fifty captures, fifty presses and every forgery end in one payment each', { timeout: patient }, async () => {
  expect(await drilled(doubleCapture)).toEqual([]);
});

test('that drill notices when a capture may be booked twice', { timeout: patient }, async () => {
  expect(await drilled(doubleCapture, true)).toContain('it is booked once');
});

test('every price, weight and cart is right to the cent, and no tampered wish changes a bill', { timeout: patient }, async () => {
  expect(await drilled(money)).toEqual([]);
});

test('that drill notices prices that are floats', { timeout: patient }, async () => {
  const broken = await drilled(money, true);
  expect(broken).toContain('price times discount is right to the cent');
  expect(broken).toContain('15 x 100 g ship for 38');
  expect(broken).toContain('a cart costs the sum of its parts');
});

test('fifty at once get what is limited as often as there is, and nobody is rewarded for bringing herself', {
  timeout: patient,
}, async () => {
  expect(await drilled(limits)).toEqual([]);
});

test('that drill notices a coupon that forgets its uses', { timeout: patient }, async () => {
  expect(await drilled(limits, true)).toContain('a coupon for one is used once');
});

test('killed where it asks for money and where it hears of it, the shop has its books in order after the next start', {
  timeout: patient,
}, async () => {
  expect(await drilled(kills, false, 2)).toEqual([]);
});
