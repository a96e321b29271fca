import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

// A test that expects a complaint says so with vi.spyOn(console, 'error').mockImplementation(() => {}).
const messages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    messages.push(`console.${level}: ${format(...args)}`);
  };
}

afterEach(refuseNoise);
afterAll(refuseNoise);

function refuseNoise() {
  const noise = messages.splice(0);
  if (noise.length > 0) throw new Error(`The console must stay silent in tests.\n${noise.join('\n')}`);
}
