import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder, Stop, say } from './place.mjs';

const lockFile = join(cacheFolder, 'bootstrap.lock');
const patienceMs = 15 * 60 * 1000;

/** Installing and building happen in one process at a time; the others wait and then find the work done. */
export async function inTurn(work) {
  const token = await takeTurn();
  const release = () => {
    if (holder()?.token === token) rmSync(lockFile, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

async function takeTurn() {
  mkdirSync(cacheFolder, { recursive: true });
  const token = `${process.pid} ${randomUUID()}`;
  const deadline = Date.now() + patienceMs;
  let isWaiting = false;
  while (Date.now() < deadline) {
    if (tryLock(token)) {
      // Whoever removes a dead holder's lock may remove ours in the same instant: check twice.
      await wait(30);
      if (holder()?.token === token) return token;
    }
    const other = holder();
    if (other && !isAlive(other)) removeLockOf(other);
    else if (other && !isWaiting) {
      isWaiting = true;
      say(`Another start (process ${other.pid}) is preparing the shop; waiting for it.`);
    }
    await wait(isWaiting ? 250 : 20);
  }
  throw new Stop(`Process ${holder()?.pid} has been preparing the shop for too long; end it or delete ${lockFile}.`);
}

function tryLock(token) {
  try {
    writeFileSync(lockFile, token, { flag: 'wx' });
    return true;
  } catch (problem) {
    if (problem.code === 'EEXIST') return false;
    throw problem;
  }
}

function holder() {
  try {
    const token = readFileSync(lockFile, 'utf8');
    return { token, pid: Number(token.split(' ')[0]), ageMs: Date.now() - statSync(lockFile).mtimeMs };
  } catch {
    return undefined;
  }
}

function removeLockOf(dead) {
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
    if (readFileSync(aside, 'utf8') === dead.token) rmSync(aside);
    else renameSync(aside, lockFile);
  } catch {
    // Somebody else removed it first.
  }
}

function isAlive({ pid, ageMs }) {
  // A new lock may still be empty: its owner is about to write it.
  if (!pid) return ageMs < 5000;
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}
