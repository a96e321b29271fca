import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { callApi, noAnswer, readApi } from './client.ts';

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
  input: z.object({ keyword: z.string().optional() }),
  output: z.object({}),
});

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

/** A server that always answers the same; tells what it was asked. */
function serverAnswers(body: string, status = 200) {
  const asked: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return new Response(body, { status });
  }) as typeof fetch;
  return asked;
}
const weighed = (grams = 500) => callApi<typeof weigh>('/weigh', { grams });
const refusal = (code: number) => `{"Result":${code},"Code":${code},"Msg":"No","Data":{"left":2}}`;

test('a good answer gives its data', async () => {
  const asked = serverAnswers('{"Result":0,"Code":0,"Msg":"Success","Data":{"fee":26}}');
  expect(await weighed()).toEqual({ isDone: true, data: { fee: 26 } });
  expect(asked[0]).toMatchObject({
    url: '/v1/weigh',
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"grams":500}' },
  });
});

test.each([
  ['refused', 200, 80014],
  ['refused', 404, 1],
  ['ended', 401, 80014],
  ['away', 429, 429],
  ['away', 503, 1],
] as const)('a refusal is "%s" by its status %d and carries the words of the server', async (why, status, code) => {
  serverAnswers(refusal(code), status);
  expect(await weighed()).toEqual({ isDone: false, why, message: 'No', data: { left: 2 } });
});

test.each(['<html>', '{}', 'null', '"Result"'])('what is no answer of ours is as none: %s', async (body) => {
  serverAnswers(body);
  expect(await weighed()).toEqual(noAnswer);
});

test('no connection is an answer too, and may be tried again', async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError('offline'));
  expect(await weighed()).toEqual({ isDone: false, why: 'away', message: '', data: null });
});

test('a call that is not answered is given up after twenty seconds, or when its caller says so', async () => {
  const asked = serverAnswers('{"Result":0,"Msg":"","Data":{}}');
  const before = AbortSignal.timeout;
  const waits: number[] = [];
  AbortSignal.timeout = (ms) => {
    waits.push(ms);
    return before.call(AbortSignal, ms);
  };
  const leaving = new AbortController();
  await weighed();
  await readApi<typeof find>('/find', {}, leaving.signal);
  AbortSignal.timeout = before;
  expect(waits).toEqual([20_000]);
  expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  expect(asked[1]?.init.signal).toBe(leaving.signal);
});

test('what a reading call asks for stands in its address', async () => {
  const asked = serverAnswers('{"Result":0,"Msg":"","Data":{}}');
  await readApi<typeof find>('/find');
  await readApi<typeof find>('/find', { keyword: 'Body Wave: BOB' });
  expect(asked.map(({ url }) => url)).toEqual(['/v1/find', '/v1/find?keyword=Body+Wave%3A+BOB']);
});
