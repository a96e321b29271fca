import { policiesOf } from '#areas/content/service.server.ts';
import { ladderOf } from '#areas/promotions/rules/steps.ts';
import { stepsOfList } from '#areas/promotions/services/terms.server.ts';
import type { App } from '#platform/app.ts';

/** The shop's policies with the wholesale steps as carts count them, so that no page promises another number. */
export async function tradePolicies(app: App): Promise<ReadonlyMap<string, number>> {
  const [policies, steps] = await Promise.all([policiesOf(app), stepsOfList(app, 'wholesale')]);
  const ladder = ladderOf(steps, 0);
  if (ladder.length === 0) return policies;
  const others = [...policies].filter(([name]) => !/^wholesale(?:From)?\d/i.test(name));
  return new Map([...others, ...ladder.map(({ minPieces, offBp }) => [`wholesaleFrom${minPieces}Bp`, offBp] as const)]);
}
