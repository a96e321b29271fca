import type { z } from 'zod';
import type { App, Caller } from '#platform/app.ts';
import type { Call } from './call.ts';

/** What a handler may do to the answer beyond its data. */
export type Reply = { setCookie(cookie: string): void };
export type Handler = {
  readonly call: Call;
  readonly run: (input: never, app: App, caller: Caller, reply: Reply) => Promise<unknown>;
  /** Reads the request itself, byte for byte, because somebody signed the bytes. */
  readonly raw?: (request: Request, app: App) => Promise<unknown>;
};

/** Ties a declared call to the service that answers it. */
export const on = <C extends Call>(
  call: C,
  run: (input: z.output<C['input']>, app: App, caller: Caller, reply: Reply) => Promise<z.input<C['output']>>,
): Handler => ({ call, run: run as Handler['run'] });

/** Ties a call to a service that reads the very bytes; their proof is the service's to ask for. */
export const onRaw = <C extends Call>(call: C, raw: (request: Request, app: App) => Promise<z.input<C['output']>>): Handler => ({
  call,
  raw,
  run: async () => ({}),
});
