import type { z } from 'zod';
import type { App, Caller } from '#platform/app.ts';
import type { Call } from './call.ts';

/** What a handler may add to the response. */
export type Reply = { setCookie(cookie: string): void };
export type Handler = {
  readonly call: Call;
  readonly run: (input: never, app: App, caller: Caller, reply: Reply) => Promise<unknown>;
  /** Reads the raw bytes, because they are signed. */
  readonly raw?: (request: Request, app: App) => Promise<unknown>;
};

/** Binds a call to its service. */
export const on = <C extends Call>(
  call: C,
  run: (input: z.output<C['input']>, app: App, caller: Caller, reply: Reply) => Promise<z.input<C['output']>>,
): Handler => ({ call, run: run as Handler['run'] });

/** Binds a call to a service that reads raw bytes and verifies their signature. */
export const onRaw = <C extends Call>(call: C, raw: (request: Request, app: App) => Promise<z.input<C['output']>>): Handler => ({
  call,
  raw,
  run: async () => ({}),
});
