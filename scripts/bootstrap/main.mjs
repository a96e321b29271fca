import { constants } from 'node:os';
import { endAll } from './child.mjs';
import { Stop } from './place.mjs';

const endings = [];

/** Something to undo when the command ends, in whatever way. */
export const atEnd = (undo) => endings.push(undo);

/** Runs a command: expected problems end in one clear line, and nothing is left running. */
export async function main(command) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      process.stderr.write(`Stopped by ${signal}.\n`);
      await cleanUp();
      process.exit(128 + constants.signals[signal]);
    });
  }
  watchNpm();
  try {
    process.exitCode = await command();
  } catch (problem) {
    process.stderr.write(`${problem instanceof Stop ? problem.message : problem.stack}\n`);
    process.exitCode = 1;
  }
  await cleanUp();
  process.exit();
}

async function cleanUp() {
  await endAll();
  for (const undo of endings.splice(0)) await undo();
}

/** npm sends SIGTERM only to the shell between it and us, which dies silently: the loss of the parent is the signal. */
function watchNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
