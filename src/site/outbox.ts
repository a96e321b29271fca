import { useEffect, useState } from 'react';
import type { CartLine } from './storage.ts';

/** The offline outbox stores what waits for a connection. This is a part of a build: in stock, or made from the configuration. */
export type OutboxBuildPart = {
  readonly skuId: number | null;
  readonly configuration: unknown;
  readonly count: number;
  readonly unitCents: number;
};
type OutboxItemBase = { readonly id: string; readonly at: number };
/** An item or set built offline; the server prices it later. */
export type OutboxBuild = OutboxItemBase & {
  readonly kind: 'build';
  readonly name: string;
  readonly cents: number;
  readonly grams: number;
  /** Number of sets; a part says how often it is in one. */
  readonly sets: number;
  readonly parts: readonly OutboxBuildPart[];
};
/** An order made offline. The request id makes it one order, however often it is sent. */
export type OutboxOrder = OutboxItemBase & {
  readonly kind: 'order';
  readonly state: 'waiting' | 'asks' | 'placed';
  readonly request: string;
  readonly lines: readonly CartLine[];
  readonly builds: readonly OutboxBuild[];
  readonly email: string;
  readonly receiver: Readonly<Record<string, string>>;
  readonly coupon: string;
  readonly seenCents: number;
  /** The server's message if it refused the order. */
  readonly message?: string;
  /** The new amount, if different. */
  readonly nowCents?: number | null;
  readonly number?: string;
};
export type OutboxInquiry = OutboxItemBase & {
  readonly kind: 'inquiry';
  readonly state: 'waiting' | 'refused' | 'sent';
  readonly body: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly number?: string;
};
export type OutboxEntry = OutboxBuild | OutboxOrder | OutboxInquiry;

const base = 'tressline';
const storeName = 'waiting';
const changed = 'tressline:waiting';

/** A unique id; also works on insecure pages. */
export const newOutboxId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const listOutbox = async (): Promise<readonly OutboxEntry[]> => {
  const found = await runRequest<OutboxEntry[]>('readonly', (store) => store.getAll());
  return found.sort((a, b) => a.at - b.at);
};

export async function addToOutbox(entry: OutboxEntry): Promise<void> {
  await runRequest('readwrite', (store) => store.put(entry));
  announceChange();
}

export async function removeFromOutbox(id: string): Promise<void> {
  await runRequest('readwrite', (store) => store.delete(id));
  announceChange();
}

/** Clears the outbox and the worker's caches. */
export async function clearOutbox(): Promise<void> {
  await runRequest('readwrite', (store) => store.clear()).catch(() => undefined);
  // The worker may not control this page, so its caches are cleared from here.
  for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith('tressline-')) await caches.delete(name);
  announceChange();
}

/** In sync across tabs; null until known. */
export function useOutbox(): readonly OutboxEntry[] | null {
  const [known, setKnown] = useState<readonly OutboxEntry[] | null>(null);
  useEffect(() => {
    const refresh = () =>
      void listOutbox().then(setKnown, () => {
        // Where the browser refuses storage, nothing waits.
        setKnown([]);
      });
    refresh();
    const tabs = new BroadcastChannel(changed);
    tabs.addEventListener('message', refresh);
    window.addEventListener(changed, refresh);
    return () => {
      tabs.close();
      window.removeEventListener(changed, refresh);
    };
  }, []);
  return known;
}

function announceChange(): void {
  window.dispatchEvent(new Event(changed));
  const tabs = new BroadcastChannel(changed);
  tabs.postMessage(null);
  tabs.close();
}

/** One IndexedDB request; resolves when the write is durable. */
async function runRequest<T>(mode: IDBTransactionMode, makeRequest: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const opened = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open(base, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = opened.transaction(storeName, mode);
      const request = makeRequest(transaction.objectStore(storeName));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = () => fail(transaction.error);
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    opened.close();
  }
}
