import { shareIndex } from '#areas/catalog/services/catalog-index.server.ts';
import { isContentKind } from '#areas/content/rules/content-forms.ts';
import { applyContentChange, contentChangeById } from '#areas/content/services/changes.server.ts';
import { mayOpen } from '#areas/staff/rules.ts';
import { secondMs } from '#kernel/dates.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import type { Database } from '#platform/database/open.server.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import type { RenderOnce } from '#platform/http/render.server.ts';
import { forVariant } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { pageAt } from '#site/match.ts';
import { cacheKeysOf } from '#site/pages.server.ts';
import { pages } from '#site/pages.ts';
import { type Sight, sightIn, withoutScripts } from '../rules/preview.ts';
import { contentEditors } from './content-editors.server.ts';

const timeoutMs = 20 * secondMs;
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Staff who may edit content may see its preview. */
export async function renderPreview(app: App, caller: Caller, url: URL, render: RenderOnce): Promise<Response> {
  if (!caller.staff) return refuseFile('signInFirst', headers);
  if (!mayOpen(pages['office-articles'].who, caller.staff.roles)) return refuseFile('notForRole', headers);
  const previewPath = url.searchParams.get('place') ?? '';
  const found = pageAt(previewPath);
  // Only pages that are equal for everybody: nothing personal is ever rendered.
  if (!found || !cacheKeysOf(found.name)) return refuseFile('notFound', headers);
  const sight = sightIn(url.searchParams.get('see'));
  try {
    const { html, status } = await withChange(app, url.searchParams, (inside) => pageIn(inside, previewPath, sight, render));
    return new Response(withoutScripts(html), { status, headers: { ...headers, ...framed, 'content-type': 'text/html; charset=utf-8' } });
  } catch (error) {
    // Shown inside the frame: browsers hide responses that may not be framed.
    if (error instanceof DomainError)
      return new Response(domainErrorText(error, caller.language), {
        status: 404,
        headers: { ...headers, ...framed, 'content-type': 'text/plain; charset=utf-8' },
      });
    throw error;
  }
}

/** May be framed by our own office only, and runs nothing. */
const framed = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self'; script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};

async function pageIn(inside: App, previewPath: string, { screen, language }: Sight, render: RenderOnce) {
  const path = forVariant(previewPath, screen === 'phone' ? 'mobile' : 'desktop');
  const response = await render(inside, path, { ...anonymousCaller, language });
  return { html: await response.text(), status: response.status };
}

/** Carries the result out of a transaction that is rolled back. */
class Undone<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('a preview leaves nothing behind');
    this.result = result;
  }
}

/** The shop with a change applied: written, rendered, and rolled back. */
async function withChange<T>(app: App, query: URLSearchParams, work: (inside: App) => Promise<T>): Promise<T> {
  const id = numberFrom(query.get('change'));
  const [change] = id !== null ? await contentChangeById(app, id) : [];
  const seenAt = change?.state === 'planned' && change.publishAt ? change.publishAt : app.now();
  const store = { ...app.store };
  await shareIndex(app, store);
  try {
    await app.db.transaction(async (db) => {
      const inside: App = { ...app, db: db as Database, store: Object.assign(store, { db }), now: () => seenAt };
      await laidIn(inside, query, change?.id ?? null);
      throw new Undone(await inTime(work(inside)));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
  throw new Error('a preview was not rolled back');
}

/** A draft or scheduled change by id, or an article version. */
async function laidIn(inside: App, query: URLSearchParams, change: number | null): Promise<void> {
  const kind = query.get('kind');
  if (!isContentKind(kind)) throw new DomainError('badValue', { field: 'kind' });
  if (change !== null) return applyContentChange(inside, contentEditors[kind], change);
  const version = numberFrom(query.get('version'));
  if (kind === 'article' && version !== null)
    await contentEditors.article.write(inside.db, query.get('key') ?? '', { version, publishedAt: null }, inside.now());
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, fail) => {
      setTimeout(() => fail(new Error('a preview took too long')), timeoutMs).unref();
    }),
  ]);
