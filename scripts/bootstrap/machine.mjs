import { existsSync } from 'node:fs';
import { chromiumPath } from '../../tests/kit/chromium.ts';
import { postgresBinaries } from '../../tests/kit/postgres.ts';
import { runQuietly, tailOf } from './child.mjs';
import { say } from './place.mjs';

/** What the tests need from the machine beyond npm: how to find it, and the Debian packages that provide it. */
const parts = {
  postgres: { name: 'PostgreSQL', isHere: () => postgresBinaries() !== undefined, packages: ['postgresql'] },
  chromium: {
    name: 'Chromium',
    isHere: () => chromiumPath() !== undefined,
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    otherwise: ['chromium', 'fonts-noto-cjk'],
  },
};
const isDebian = existsSync('/usr/bin/apt-get');
const isRoot = process.getuid?.() === 0;
// RUNLEVEL=1 keeps the package from starting a server: the tests bring their own cluster.
const debian = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8', RUNLEVEL: '1' };
const outcomes = new Map();
let updating;

/** Undefined when the part is there (now), else one line why not. */
export function whyMissing(part) {
  if (!outcomes.has(part)) outcomes.set(part, bring(parts[part]));
  return outcomes.get(part);
}

async function bring({ name, isHere, packages, otherwise }) {
  if (isHere()) return undefined;
  const advice = `${name} is not installed (Debian: apt-get install ${packages.join(' ')})`;
  if (!isDebian || !isRoot) return advice;
  say(`Installing ${name} (apt-get install ${packages.join(' ')}).`);
  updating ??= runQuietly('apt-get', ['update', '-q'], { env: debian });
  await updating;
  const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  const { code, output } = await runQuietly('apt-get', args, { env: debian });
  if (isHere()) return undefined;
  // An older Debian may not have the preferred package.
  if (otherwise) return bring({ name, isHere, packages: otherwise });
  return code === 0 ? advice : `${advice}; apt-get failed: ${tailOf(output, 1)}`;
}
