import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { BadSetting } from '../env.ts';

type Holder = { readonly pid: number; readonly startedAt: string; readonly id: string };

/** Two processes on one embedded database destroy it silently, so the folder has one holder at a time. */
export function takeLock(file: string): { release(): void } {
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid), id: randomUUID() };
  for (let tries = 0; tries < 3; tries += 1) {
    if (created(file, mine)) return { release: () => releaseLock(file, mine.id) };
    const holder = holderOf(file);
    if (holder && isAlive(holder)) {
      throw new BadSetting(
        `the data folder is in use by process ${holder.pid}: stop it first, or choose another DATA_DIR (lock file ${file})`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new BadSetting(`the lock file ${file} could not be taken: another start is in progress`);
}

function created(file: string, holder: Holder): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, JSON.stringify(holder));
    closeSync(handle);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function holderOf(file: string): Holder | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null && 'pid' in read && 'startedAt' in read && 'id' in read ? (read as Holder) : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  const started = startOf(holder.pid);
  return started === '' || holder.startedAt === '' || started === holder.startedAt;
}

/** Pids are reused; with the start time they identify one process. Empty where the system does not report it. */
function startOf(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    return '';
  }
}

function releaseLock(file: string, id: string): void {
  if (holderOf(file)?.id === id) rmSync(file, { force: true });
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
