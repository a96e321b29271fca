import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { domainErrors } from '#kernel/errors.ts';
import { signedOutName } from '#kernel/signed-out.ts';
import { toastName } from '#kernel/toast.ts';
import { call } from './call.ts';
import { CallFailed, send } from './client.ts';

const weigh = call({
  name: 'test.weigh',
  method: 'POST',
  path: '/weigh',
  who: 'anyone',
  summary: 'Weighs',
  input: z.object({ grams: z.number() }),
  output: z.object({ fee: z.number() }),
});
const find = call({
  name: 'test.find',
  method: 'GET',
  path: '/find',
  who: 'anyone',
  summary: 'Finds',
  input: z.object({ label: z.array(z.string()), page: z.number().optional() }),
  output: z.object({}),
});

const toasts: string[] = [];
beforeEach(() => {
  toasts.length = 0;
  const page = new EventTarget();
  page.addEventListener(toastName, (event) => void toasts.push((event as CustomEvent<{ message: string }>).detail.message));
  Object.assign(globalThis, { window: page, document: { documentElement: { lang: 'en' } } });
});
afterEach(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
});

const answering = (body: string, seen: { url?: string; init?: RequestInit } = {}): typeof fetch =>
  (async (url: string, init: RequestInit) => {
    Object.assign(seen, { url, init });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;

test('a good answer gives its data and no toast', async () => {
  const seen: { url?: string; init?: RequestInit } = {};
  expect(await send(weigh, { grams: 500 }, answering('{"Result":0,"Code":0,"Msg":"Success","Data":{"fee":26}}', seen))).toEqual({
    fee: 26,
  });
  expect([seen.url, seen.init?.body]).toEqual(['/v1/weigh', '{"grams":500}']);
  expect(toasts).toEqual([]);
});

test('every other Result is shown as a toast', async () => {
  const failed = await send(weigh, { grams: 1 }, answering('{"Result":80014,"Code":80014,"Msg":"User Not Login","Data":null}')).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(CallFailed);
  expect(failed).toMatchObject({ code: 80014, message: 'User Not Login' });
  expect(toasts).toEqual(['User Not Login']);
});

test('a call that finds the login ended says so to the frame, and no other does', async () => {
  const ended: string[] = [];
  window.addEventListener(signedOutName, ({ type }) => void ended.push(type));
  const refusing = (code: number) => answering(`{"Result":${code},"Code":${code},"Msg":"No","Data":null}`);
  await send(weigh, { grams: 1 }, refusing(domainErrors.passwordError.code)).catch(() => undefined);
  expect(ended).toEqual([]);
  await send(weigh, { grams: 1 }, refusing(domainErrors.userNotLogin.code)).catch(() => undefined);
  expect(ended).toEqual([signedOutName]);
});

test.each([
  ['a page instead of an envelope', answering('<html>')],
  ['an empty envelope', answering('{}')],
  ['no connection', (async () => Promise.reject(new TypeError('offline'))) as typeof fetch],
])('%s is "Failed", code 1', async (_, ask) => {
  await expect(send(weigh, { grams: 1 }, ask)).rejects.toMatchObject({ code: 1, message: 'Failed' });
  expect(toasts).toEqual(['Failed']);
});

test('a call that is not answered is given up after twenty seconds', async () => {
  const seen: { init?: RequestInit } = {};
  const ask = (async (_: string, init: RequestInit) => {
    seen.init = init;
    return new Response('{"Result":0,"Msg":"","Data":{}}');
  }) as typeof fetch;
  const before = AbortSignal.timeout;
  const waits: number[] = [];
  AbortSignal.timeout = (ms) => {
    waits.push(ms);
    return before.call(AbortSignal, ms);
  };
  await send(weigh, { grams: 1 }, ask);
  AbortSignal.timeout = before;
  expect(waits).toEqual([20_000]);
  expect(seen.init?.signal).toBeInstanceOf(AbortSignal);
});

test('a list in a query is written once for each value', async () => {
  const seen: { url?: string } = {};
  await send(find, { label: ['Texture: Body Wave', 'Style: BOB'] }, answering('{"Result":0,"Msg":"","Data":{}}', seen));
  expect(seen.url).toBe('/v1/find?label=Texture%3A+Body+Wave&label=Style%3A+BOB');
});
