import { expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { d3 } from '../../../scripts/drills/d3-messages.ts';
import { d9 } from '../../../scripts/drills/d9-provider-faults.ts';
import { type Drill, runDrill } from '../../../scripts/drills/frame.ts';
import { drillContextOn } from '../../../scripts/drills/ground.ts';
import { testStore } from '../../kit/app.ts';

/** A small drill with a fixed seed. */
async function drilled(drill: Drill, rounds: number, isSabotaged = false) {
  const ground = drillContextOn(await testStore());
  const { checks, broken } = await runDrill(drill, {
    ...ground,
    engine: 'embedded',
    random: randomFrom(`${drill.name} 7`),
    rounds,
    isSabotaged,
    say: () => undefined,
  });
  await ground.paypal.messages.stop();
  return { checks, broken: [...broken.keys()] };
}

const patient = 180_000;

test('messages of the provider, repeated, in any order and forged, end in the same books', { timeout: patient }, async () => {
  const { checks, broken } = await drilled(d3, 1);
  expect(broken).toEqual([]);
  expect(checks).toBeGreaterThan(80);
});

test('the drill of messages notices that signatures are not checked', { timeout: patient }, async () => {
  const { broken } = await drilled(d3, 1, true);
  expect(broken).toContain('a forged message is not kept');
});

test('a provider that is slow, loses answers or breaks takes no money twice and none in vain', { timeout: patient }, async () => {
  expect((await drilled(d9, 5)).broken).toEqual([]);
});
