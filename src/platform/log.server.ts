import { pino } from 'pino';

export type Log = pino.Logger;

/** Structured lines without personal data: these names are blanked wherever they stand. */
const hidden = ['password', 'token', 'authorization', 'cookie', 'email', 'phone_number', 'address', 'secret'];

export const openLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  });

/** An error as the log may keep it: a failed query's values stay out, they are somebody's name or address. */
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
