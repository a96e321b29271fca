import { pino } from 'pino';

export type Log = pino.Logger;

/** Structured logs without personal data: these fields are redacted everywhere. */
const hidden = ['password', 'token', 'authorization', 'cookie', 'email', 'phone_number', 'address', 'secret'];

export const openLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  });

/** An error for the log: values of a failed query are left out, since they may be personal. */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: plainError(error.cause) };
  return { type: error.name, message: withoutValues(error.message), stack: withoutValues(error.stack ?? ''), ...code, ...cause };
}

const withoutValues = (text: string): string => text.replace(/\nparams: .*(?=\n {4}at |$)/s, '\nparams: [hidden]');

/** What staff may read of an error, without the values of a failed query. */
export const plainMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\nparams')[0]?.slice(0, 500) ?? '';
