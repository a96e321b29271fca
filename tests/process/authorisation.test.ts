import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#api/call.ts';
import { officePages } from '#site/office-pages.ts';
import type { Who } from '#site/page.ts';
import { type Page, roles } from '#site/page.ts';
import { cacheKeysOf } from '#site/pages.server.ts';
import { type PageName, pages } from '#site/pages.ts';
import { handlers } from '../../src/calls.server.ts';
import { exports } from '../../src/exports.server.ts';
import { type Callers, type Kind, kinds, shopOfCallers, wickedName } from '../kit/callers.ts';
import { type Shop, startShop } from '../kit/shop.ts';

/** D6: every page, its data and every call, requested by eight kinds of callers; the page and call lists define the expected result. */
const calls = handlers.map(({ call }) => call);
let callers: Callers;
let shop: Shop;
let held: Record<Kind, string | null>;

beforeAll(async () => {
  callers = await shopOfCallers(calls.length + 5);
  const env = { DEMO: '0', LOG_LEVEL: 'fatal', RATE_LIMIT_FAILED_CALLS: '1000000', RATE_LIMIT_LOGIN_ADDRESS: '1000000' };
  shop = await startShop({ dataDir: callers.dataDir, env });
  held = Object.fromEntries(kinds.map((kind) => [kind, callers.tokenOf(kind)])) as typeof held;
});
afterAll(async () => {
  await shop.stop();
  await rm(callers.dataDir, { recursive: true, force: true });
});

const cookieOf = (kind: Kind, token: string | null): string =>
  token ? `${kind === 'shopper' ? 'Admin-Token' : 'Staff-Token'}=${token}` : '';

async function ask(path: string, kind: Kind, init: RequestInit = {}) {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', cookie: cookieOf(kind, held[kind]), ...init.headers };
  const answer = await fetch(shop.origin + path, { redirect: 'manual', ...init, headers });
  return { status: answer.status, location: answer.headers.get('location') ?? '', body: await answer.text() };
}
type Answer = Awaited<ReturnType<typeof ask>>;

const may = (who: Who, kind: Kind): boolean =>
  who === 'anyone' || (who === 'shopper' ? kind === 'shopper' : who.some((role) => role === kind));

/** Denied: redirected to the login page, or refused by role. A redirect of a data request is in its body. */
const isToDoor = ({ status, location, body }: Answer): boolean => {
  const door = /\/(bg\/login|user\/login|m\/user)\b/;
  return (status === 302 && door.test(location)) || (status === 202 && door.test(body.slice(0, 400)));
};
const isRefused = (answer: Answer): boolean => answer.status === 403 || isToDoor(answer);

/** Several at once, in order: faster than one by one. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const take = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all([take(), take(), take(), take()]);
}

const rows = Object.entries(pages) as [PageName, Page][];
/** Every parameter is filled with a number that may or may not exist: callers without permission get the same answer either way. */
const pathOf = ({ path }: Page): string => `/${path.replace(/:\w+/g, '1')}`;
const closedRows = rows.filter(([, { who }]) => who !== 'anyone');

test('every page and its data opens for exactly the people its row names', async () => {
  const wrong: string[] = [];
  const asked = closedRows.flatMap(([name, page]) => kinds.map((kind) => ({ name, page, kind })));
  await each(asked, async ({ name, page, kind }) => {
    for (const path of [pathOf(page), `${pathOf(page)}.data`]) {
      const answer = await ask(path, kind);
      const isRight = may(page.who, kind) ? !isRefused(answer) && answer.status < 500 : isRefused(answer);
      if (!isRight) wrong.push(`${name} ${path} as ${kind}: ${answer.status} ${answer.location}`);
      // Callers without a login are redirected to it; callers with another role are told so.
      if (!may(page.who, kind) && Array.isArray(page.who) && kind !== 'visitor' && kind !== 'shopper' && answer.status !== 403)
        wrong.push(`${name} ${path} as ${kind}: ${answer.status}, not 403`);
    }
  });
  expect(wrong).toEqual([]);
});

test('a page for everybody opens for everybody', async () => {
  const wrong: string[] = [];
  const asked = rows.filter(([, { who }]) => who === 'anyone');
  await each(asked, async ([name, page]) => {
    // No role is required, so one visitor, one shopper and one staff member are enough; cached pages are the same for all.
    for (const kind of cacheKeysOf(name) ? (['visitor'] as const) : (['visitor', 'shopper', 'owner'] as const)) {
      const path = kind === 'visitor' ? pathOf(page) : `${pathOf(page)}.data`.replace(/^\/\.data$/, '/_root.data');
      const { status } = await ask(path, kind);
      if (status === 401 || status === 403 || status >= 500) wrong.push(`${name} ${path} as ${kind}: ${status}`);
    }
  });
  expect(wrong).toEqual([]);
});

test('no form of the office is taken from somebody its page is closed to', async () => {
  const wrong: string[] = [];
  const asked = closedRows.filter(([, { path }]) => path.startsWith('bg'));
  const init: RequestInit = { method: 'POST', body: new URLSearchParams({ intent: 'save', id: '1' }), headers: { origin: shop.origin } };
  await each(
    asked.flatMap(([name, page]) => kinds.filter((kind) => !may(page.who, kind)).map((kind) => ({ name, page, kind }))),
    async ({ name, page, kind }) => {
      const answer = await ask(pathOf(page), kind, init);
      // 405: the page takes no form.
      if (!isRefused(answer) && answer.status !== 405) wrong.push(`${name} as ${kind}: ${answer.status}`);
    },
  );
  expect(wrong).toEqual([]);
});

test('other spellings and other verbs open no page of the office', async () => {
  const spellings = (path: string) => [
    path.toUpperCase(),
    `${path}/`,
    `/${path}`,
    path.replace('/bg', '/b%67'),
    path.replace('/bg', '/./bg'),
    `${path}.DATA`,
    `${path}.data?_routes=x`,
  ];
  const wrong: string[] = [];
  await each(Object.entries(officePages as Record<string, Page>), async ([name, page]) => {
    if (page.who === 'anyone') return;
    for (const kind of ['visitor'] as const) {
      for (const path of spellings(pathOf(page))) {
        const answer = await ask(path, kind);
        const isAway = answer.status === 404 || (answer.status >= 300 && answer.status < 400);
        if (!isAway && !isRefused(answer)) wrong.push(`${name} ${path} as ${kind}: ${answer.status}`);
      }
      for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
        const answer = await ask(pathOf(page), kind, { method, headers: { 'x-http-method-override': 'GET' } });
        if (answer.status === 200 && answer.body) wrong.push(`${name} ${method} as ${kind}: ${answer.status}`);
      }
    }
  });
  expect(wrong).toEqual([]);
});

test('the file of a list is for whoever may open the list', async () => {
  const wrong: string[] = [];
  await each(exports, async ({ spec }) => {
    for (const kind of kinds) {
      const { status } = await ask(`/bg/export/${spec.page}.csv`, kind);
      const expected = may(pages[spec.page].who, kind) ? 200 : kind === 'visitor' || kind === 'shopper' ? 401 : 403;
      if (status !== expected) wrong.push(`${spec.page} as ${kind}: ${status}, not ${expected}`);
    }
  });
  expect(wrong).toEqual([]);
  for (const kind of ['visitor', 'shopper'] as const) expect((await ask('/bg/live?topics=orders', kind)).status).toBe(401);
});

test("a script in a shopper's name is text on every page of the office", async () => {
  const wrong: string[] = [];
  const seen: string[] = [];
  const escaped = wickedName.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const asked = Object.entries(officePages as Record<string, Page>).filter(([, { who }]) => who !== 'anyone');
  await each(asked, async ([name, page]) => {
    for (const query of ['', '?id=1', '?kind=user']) {
      const { body } = await ask(pathOf(page) + query, 'owner');
      if (body.includes(wickedName)) wrong.push(name);
      if (body.includes(escaped)) seen.push(name);
    }
  });
  expect(wrong).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining(['office-users', 'office-user', 'office-audit', 'office-inquiries']));
});

test('every row and every call says who; only the doors of the office are open', () => {
  const isPolicy = (who: Who): boolean =>
    who === 'anyone' || who === 'shopper' || (Array.isArray(who) && who.length > 0 && who.every((role) => roles.includes(role)));
  expect(rows.filter(([, { who }]) => !isPolicy(who)).map(([name]) => name)).toEqual([]);
  expect(calls.filter(({ who }) => !isPolicy(who)).map(({ path }) => path)).toEqual([]);
  const open = rows.filter(([, { who, path }]) => who === 'anyone' && /^bg(\/|$)/.test(path)).map(([name]) => name);
  expect(open.sort()).toEqual(['office-login', 'office-password']);
  const openCalls = calls.filter(({ who, path }) => who === 'anyone' && path.startsWith('/admin/')).map(({ path }) => path);
  expect(openCalls.sort()).toEqual(['/admin/login', '/admin/logout']);
});

test('every call answers exactly the people it names', async () => {
  const wrong: string[] = [];
  // Runs last: it ends every login.
  const endsAll = (call: Call) => call.name === 'admin.signOutEverywhere';
  const knock = async (call: Call) => {
    for (const kind of kinds) {
      // Some calls end the login they came with, so each call has its own.
      const token = callers.tokenOf(kind);
      const isPost = call.method === 'POST';
      const answer = await fetch(`${shop.origin}/v1${call.path}`, {
        method: call.method,
        headers: { ...(token ? { authorization: token } : {}), ...(isPost ? { 'content-type': 'application/json' } : {}) },
        ...(isPost ? { body: '{}' } : {}),
      });
      const { Code } = (await answer.json()) as { Code: number };
      const isStaff = kind !== 'visitor' && kind !== 'shopper';
      const isRight = may(call.who, kind)
        ? call.who === 'anyone' || (Code !== 80014 && Code !== 80100)
        : Code === (isStaff && call.who !== 'shopper' ? 80100 : 80014);
      if (!isRight || answer.status >= 500) wrong.push(`${call.method} ${call.path} as ${kind}: ${answer.status} ${Code}`);
    }
  };
  await each(
    calls.filter((call) => !endsAll(call)),
    knock,
  );
  for (const call of calls.filter(endsAll)) await knock(call);
  expect(wrong).toEqual([]);
});
