import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered page in three encodings; a large file is stored compressed only. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Uint8Array | null;
  readonly br: Uint8Array | null;
  readonly gzip: Uint8Array;
};

/** What a render gives to the cache; null when it must not be cached. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly tags: readonly string[];
} & ({ readonly body: Uint8Array } | { readonly zipped: Uint8Array });
type Entry = { readonly page: CachedPage; readonly tags: ReadonlySet<string>; readonly madeAt: number; dropped: boolean };

export type PageCache = {
  /** From the cache, or rendered once however many ask at the same time. */
  page(key: string, make: () => Promise<RenderedPage | null>): Promise<CachedPage | null>;
  /** Drops every page with one of these tags, on all instances. */
  invalidate(tags: readonly string[]): Promise<void>;
  /** The same from another instance; '*' drops all. */
  onRemoteInvalidation(payload: string): void;
  readonly counts: { hits: number; misses: number; stale: number };
  size(): number;
};

export const cacheChannel = 'tressline_pages';
const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Options = {
  readonly now: () => number;
  readonly tell: (payload: string) => Promise<void>;
  readonly maxBytes?: number;
  readonly freshMs?: number;
};

/** The page cache of this instance: rendered public pages by key, dropped by tag on every instance when something they show changes. */
export function openPageCache({ now, tell, maxBytes = 96 * 1024 * 1024, freshMs = 5 * 60_000 }: Options): PageCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<CachedPage | null>>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  let bytes = 0;
  let dropping = 0;

  const sizeOf = ({ page }: Entry): number => (page.plain?.length ?? 0) + (page.br?.length ?? 0) + page.gzip.length;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= sizeOf(entry);
    entries.delete(key);
  };
  const store = (key: string, entry: Entry) => {
    remove(key);
    entries.set(key, entry);
    bytes += sizeOf(entry);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes || oldest === key) break;
      remove(oldest);
    }
  };

  /** A page rendered while its data changed is sent but not cached. */
  const fresh = (key: string, make: () => Promise<RenderedPage | null>): Promise<CachedPage | null> => {
    const running = making.get(key);
    if (running) return running;
    const before = dropping;
    const work = make()
      .then(async (made) => {
        if (!made) return null;
        const page = await finish(made);
        if (before === dropping) store(key, { page, tags: new Set(made.tags), madeAt: now(), dropped: false });
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, work);
    return work;
  };

  const forget = (tags: readonly string[]) => {
    dropping += 1;
    for (const entry of entries.values()) {
      if (tags.includes('*') || tags.some((tag) => entry.tags.has(tag))) entry.dropped = true;
    }
    // Later requests must not get a page started before the change.
    making.clear();
  };

  return {
    counts,
    size: () => entries.size,
    async page(key, make) {
      const entry = entries.get(key);
      if (!entry) {
        counts.misses += 1;
        return fresh(key, make);
      }
      if (!entry.dropped && now() - entry.madeAt <= freshMs) {
        counts.hits += 1;
        // Moves to the most recently used end: unknown addresses evict each other, not the home page.
        entries.delete(key);
        entries.set(key, entry);
        return entry.page;
      }
      counts.misses += 1;
      if (!entry.dropped) {
        // Merely stale: served at once and re-rendered in the background.
        fresh(key, make).catch(() => undefined);
        return entry.page;
      }
      try {
        return await fresh(key, make);
      } catch (error) {
        counts.stale += 1;
        if (entry.page.status === 200) return entry.page;
        throw error;
      }
    },
    async invalidate(tags) {
      forget(tags);
      await tell(JSON.stringify(tags));
    },
    onRemoteInvalidation: (payload) => forget(payload === '*' ? ['*'] : tagsIn(payload)),
  };
}

async function finish(made: RenderedPage): Promise<CachedPage> {
  const { status, headers } = made;
  if ('zipped' in made) return { status, headers, etag: etagOf(made.zipped), plain: null, br: null, gzip: made.zipped };
  const { body } = made;
  const [br, zipped] = await Promise.all([
    squeeze.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    squeeze.gzip(body, { level: 7 }),
  ]);
  return { status, headers, etag: etagOf(body), plain: body, br, gzip: zipped };
}

const etagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

function tagsIn(payload: string): string[] {
  try {
    const tags: unknown = JSON.parse(payload);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : ['*'];
  } catch {
    return ['*'];
  }
}
