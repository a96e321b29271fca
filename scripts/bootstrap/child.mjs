import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { modernNode, projectPath, root } from './place.mjs';

const running = new Set();
let isEnding = false;
const canGroup = process.platform !== 'win32';

/**
 * Runs a program to its end with its output kept back. It leads its own process group, so that everything it started can be ended with it.
 */
export function runQuietly(file, args, { env = {}, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    // Callers waiting for an ended program must not continue.
    if (isEnding) return;
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: projectPath(), NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: canGroup,
      shell,
    });
    running.add(child);
    let output = '';
    const keep = (piece) => {
      output += piece;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (problem) => {
      running.delete(child);
      reject(problem);
    });
    child.once('exit', (code, signal) => {
      running.delete(child);
      signalGroup(child, 'SIGKILL');
      if (isEnding) return;
      const finish = () => resolve({ code: code ?? 128 + constants.signals[signal], output: stripVTControlCharacters(output) });
      child.once('close', finish);
      // A process that left the group may hold the pipes open after the program ended.
      setTimeout(finish, 2000).unref();
    });
  });
}

export const runNode = (script, args, options) => runQuietly(modernNode(), [script, ...args], options);

/** Ends every program started here: politely first, by force after `graceMs`. */
export async function endAll(graceMs = 3000) {
  isEnding = true;
  for (const child of running) signalGroup(child, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/** Hands the terminal to another Node program: same streams, signals forwarded, its exit code is ours. */
export function handOver(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(modernNode(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: projectPath() } });
    const pass = (signal) => {
      // A terminal already sends Ctrl-C to the whole group; a second one would look like impatience.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

export const tailOf = (output, lines = 30) => output.trimEnd().split('\n').slice(-lines).join('\n');

function signalGroup(child, signal) {
  try {
    process.kill(canGroup ? -child.pid : child.pid, signal);
  } catch {
    // Already gone.
  }
}
