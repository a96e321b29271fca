import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { runQuietly, tailOf } from './child.mjs';
import { hasModernNode, inRoot, machinePath, Stop, say } from './place.mjs';
import { inTurn } from './turn.mjs';

const stampFile = inRoot('node_modules', '.tressline-lock');

/** Brings node_modules in line with package-lock.json; a few milliseconds when it already is. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await inTurn(async () => {
    if (!isInstalled()) await install();
  });
}

function isInstalled() {
  if (!hasModernNode()) return false;
  const hash = lockHash();
  if (textOf(stampFile) === hash) return true;
  if (!matchesLock()) return false;
  writeFileSync(stampFile, hash);
  return true;
}

async function install() {
  say('Installing packages (npm ci); the first time this takes a minute or two.');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const result = await runQuietly('npm', args, { env: { PATH: machinePath() }, shell: process.platform === 'win32' }).catch((problem) => {
    throw new Stop(`npm could not be started (${problem.code}); Tressline needs Node 20.19 or later with npm.`);
  });
  if (result.code !== 0)
    throw new Stop(`${complaintsOf(result.output)}\nInstalling packages failed: npm ci ended with code ${result.code}.`);
  writeFileSync(stampFile, lockHash());
}

/** npm's errors without the usage pages that may follow. */
function complaintsOf(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!) ./.test(line));
  return errors.length > 0 ? errors.slice(0, 12).join('\n') : tailOf(output);
}

/** True when npm's own record of node_modules matches the lock file. */
function matchesLock() {
  const installed = packagesOf(inRoot('node_modules', '.package-lock.json'));
  const wanted = packagesOf(inRoot('package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === version : optional === true;
  });
}

function packagesOf(file) {
  const text = textOf(file);
  return text ? JSON.parse(text).packages : undefined;
}

function lockHash() {
  const lock = textOf(inRoot('package-lock.json'));
  if (lock === undefined) throw new Stop('package-lock.json is missing: this is not a whole copy of the project.');
  return createHash('sha256').update(lock).digest('hex');
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
