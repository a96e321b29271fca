import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever it was cloned and wherever the command was typed. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');
export const inRoot = (...parts) => join(root, ...parts);
export const cacheFolder = inRoot('.cache');

const bundledNode = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const isModern = Number(process.versions.node.split('.')[0]) >= 24;

export class Stop extends Error {}

/** Node 24 from the npm package `node`, or the machine's own when it is as new. */
export function modernNode() {
  if (existsSync(bundledNode)) return bundledNode;
  if (isModern) return process.execPath;
  throw new Stop('Node 24 is missing: the npm package "node" needs its install script (npm config set ignore-scripts false).');
}

export const hasModernNode = () => existsSync(bundledNode) || isModern;
export const runsOnModernNode = isModern;

/** The script behind a command of an installed package, to be run by Node 24 without a shell. */
export function commandOf(packageName, command = packageName) {
  const folder = inRoot('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** PATH as it was before npm put node_modules in front: `npm ci` removes the Node 24 there. */
export function machinePath() {
  const entries = (process.env.PATH ?? '').split(delimiter);
  return entries.filter((entry) => !resolve(entry).startsWith(inRoot('node_modules'))).join(delimiter);
}

export const projectPath = () => [inRoot('node_modules', '.bin'), machinePath()].join(delimiter);

export const say = (line) => process.stdout.write(`${line}\n`);
