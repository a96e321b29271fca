import type { DrillContext } from './frame.ts';
import { type InterruptionKind, interruptAt, withoutTransactions } from './interruptions.ts';
import { type Ending, type EndingOrder, type EndingState, endingStateOf, endings } from './r2-endings.ts';
import { explain } from './refund-laws.ts';
import { attempt, heal } from './refund-shop.ts';

const maxStatements = 600;

/** Interrupts each ending at its first statement, the next, and so on until it succeeds. */
export async function interruptEndings(
  ground: DrillContext,
  kindsFor: (index: number) => readonly InterruptionKind[],
  stride: number,
): Promise<void> {
  for (const [index, ending] of endings.entries())
    for (const kind of kindsFor(index)) {
      const statements = await interruptEnding(ground, ending, kind, stride);
      if (!ground.isSabotaged) ground.say(`${ending.name}, ${kind}: ${statements} statements`);
    }
}

async function interruptEnding(ground: DrillContext, ending: Ending, kind: InterruptionKind, stride: number): Promise<number> {
  const { app, must } = ground;
  const { name } = ending;
  let order = await ending.prepare(ground);
  for (let at = 1 + ground.random.int(0, stride - 1); at <= maxStatements; at += stride) {
    const before = await endingStateOf(ground, order);
    const { app: failing, isInterrupted } = interruptAt(app, at, kind);
    const done = await attempt(() => ending.act(ground.isSabotaged ? withoutTransactions(failing) : failing, order));
    must(done.outcome !== 'failed' || ground.isSabotaged, `${name}, interrupted: whoever waits is told to try again`);
    if (done.outcome === 'failed') explain(ground, `${name} ${kind} at ${at}: ${done.text}`);
    const after = await endingStateOf(ground, order);
    const isUndone = JSON.stringify(before) === JSON.stringify(after) || ending.isBetween?.(after) === true;
    const isDone = ending.isDone(after);
    must(isUndone || isDone, `${name}, interrupted: all of it or nothing`);
    if (!isUndone && !isDone) explain(ground, `${name} ${kind} at ${at}: ${JSON.stringify([order.number, before, after])}`);
    if (!isInterrupted()) {
      must(done.outcome === 'done' && isDone, `${name}: without an interruption it goes through`);
      await judgeEnding(ground, ending, order);
      return at;
    }
    if (isUndone && !isDone) continue;
    await judgeEnding(ground, ending, order);
    order = await ending.prepare(ground);
  }
  must(false, `${name}: it goes through after so many statements`);
  return maxStatements;
}

const moneyIn = ({ refunded, promised, credit, requests, returned, captured }: EndingState) =>
  JSON.stringify([refunded, promised, credit, requests, returned, captured]);

/** Minutes later the tasks have finished the rest; a repeated action changes nothing. */
async function judgeEnding(ground: DrillContext, ending: Ending, order: EndingOrder): Promise<void> {
  const { app, must } = ground;
  await heal(ground);
  const healed = await endingStateOf(ground, order);
  must(ending.isDone(healed) && healed.open === 0, `${ending.name}, interrupted: the clock finishes what was left`);
  if (!ending.isDone(healed) || healed.open > 0)
    explain(ground, `${ending.name} after the clock: ${JSON.stringify([order.number, healed])}`);
  await attempt(() => ending.act(app, order));
  await heal(ground, 1);
  must(moneyIn(await endingStateOf(ground, order)) === moneyIn(healed), `${ending.name}: pressed again, nothing moves twice`);
}
