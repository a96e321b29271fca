import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runNode, tailOf } from './child.mjs';
import { commandOf, inRoot, root, Stop, say } from './place.mjs';
import { inTurn } from './turn.mjs';

const sources = [
  'src',
  'demo',
  'public',
  'scripts/compress.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];
const stampFile = inRoot('build', 'stamp.json');
/** Tests, and what the demo reads when it is loaded. */
const isLeftOut = /\.test\.tsx?$|^demo\/.*\.(json|md)$/;

/** Builds pages and server when the sources changed since the last build. Returns whether it built. */
export async function ensureBuilt({ isLoud = true } = {}) {
  if (isBuilt()) return false;
  return inTurn(async () => {
    if (isBuilt()) return false;
    if (isLoud) say('Building the shop.');
    await build();
    return true;
  });
}

/** Sizes and times decide in milliseconds; after a fresh checkout, which changes all times, the contents do. */
function isBuilt() {
  const stamp = readStamp();
  if (!stamp) return false;
  const files = sourceFiles();
  const glance = glanceOf(files);
  if (stamp.glance === glance) return true;
  const contents = contentsOf(files);
  if (stamp.contents !== contents) return false;
  writeFileSync(stampFile, JSON.stringify({ ...stamp, glance }));
  return true;
}

/** Builds into a separate folder and swaps, so that a running shop never sees a partial or failed build. */
async function build() {
  for (const name of readdirSync(root)) if (name.startsWith('build.')) rmSync(inRoot(name), { recursive: true, force: true });
  const next = inRoot(`build.${process.pid}`);
  const old = `${next}.old`;
  const files = sourceFiles();
  const stamp = { glance: glanceOf(files), contents: contentsOf(files) };

  await step('The build', next, commandOf('@react-router/dev', 'react-router'), ['build']);
  await step('Compressing the build', next, inRoot('scripts', 'compress.ts'), [join(next, 'client')]);

  const assets = readdirSync(join(next, 'client', 'assets'));
  keepLastAssets(join(next, 'client', 'assets'));
  writeFileSync(join(next, 'stamp.json'), JSON.stringify({ ...stamp, assets }));
  mkdirSync(inRoot('build'), { recursive: true });
  renameSync(inRoot('build'), old);
  renameSync(next, inRoot('build'));
  rmSync(old, { recursive: true, force: true });
}

/** Pages already sent, and a shop still running on the last build, request its scripts: their hashed names never clash. */
function keepLastAssets(folder) {
  for (const name of readStamp()?.assets ?? []) {
    const last = inRoot('build', 'client', 'assets', name);
    if (existsSync(last) && !existsSync(join(folder, name))) copyFileSync(last, join(folder, name));
  }
}

async function step(name, folder, script, args) {
  const { code, output } = await runNode(script, args, { env: { NODE_ENV: undefined, TRESSLINE_BUILD_DIR: basename(folder) } });
  if (code !== 0) throw new Stop(`${tailOf(output, 40)}\n${name} failed (code ${code}).`);
}

function readStamp() {
  try {
    statSync(inRoot('build', 'server', 'index.js'));
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

function sourceFiles() {
  const files = [];
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stats) return;
    if (stats.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    else if (!isLeftOut.test(path)) files.push({ path, size: stats.size, changedMs: stats.mtimeMs });
  };
  for (const path of sources) visit(path);
  return files;
}

function glanceOf(files) {
  return digest(files.map(({ path, size, changedMs }) => `${path} ${size} ${changedMs}`));
}

function contentsOf(files) {
  return digest(files.map(({ path }) => `${path} ${digest([readFileSync(join(root, path))])}`));
}

function digest(pieces) {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece).update('\n');
  return hash.digest('hex');
}
