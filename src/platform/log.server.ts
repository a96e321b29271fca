import { pino } from 'pino';

export type Log = pino.Logger;

/** Structured lines without personal data: these names are blanked wherever they stand. */
const hidden = ['password', 'token', 'authorization', 'cookie', 'email', 'phone_number', 'address', 'secret'];

export const openLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  });
