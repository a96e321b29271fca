import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

// A test that expects a complaint says so with vi.spyOn(console, 'error').mockImplementation(() => {}).
const heard: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    heard.push(`console.${level}: ${format(...words)}`);
  };
}

afterEach(refuseNoise);
afterAll(refuseNoise);

function refuseNoise() {
  const noise = heard.splice(0);
  if (noise.length > 0) throw new Error(`The console must stay silent in tests.\n${noise.join('\n')}`);
}
