import { expect, test } from 'vitest';
import { plainError } from './log.server.ts';

test('the values of a failed query never reach the log', () => {
  const error = Object.assign(new Error('Failed query: insert into "users" values ($1)\nparams: ann@example.com,secret\nline'), {
    cause: new Error('duplicate key'),
  });
  const written = JSON.stringify(plainError(error));
  expect(written).toContain('insert into');
  expect(written).toContain('duplicate key');
  expect(written).not.toContain('ann@example.com');
  expect(written).not.toContain('secret');
});
