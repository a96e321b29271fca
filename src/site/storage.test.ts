import { expect, test } from 'vitest';
import { dayMs } from '#kernel/dates.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

function emptyShelf() {
  const rows = new Map<string, string>();
  return {
    rows,
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => void rows.set(name, value),
    removeItem: (name: string) => void rows.delete(name),
  };
}

test('an entry lives ten days and not a moment longer', () => {
  const shelf = emptyShelf();
  writeStored('lastVisited', '/collections/wig', 1000, shelf);
  expect(readStored('lastVisited', 1000 + 10 * dayMs, shelf)).toBe('/collections/wig');
  expect(readStored('lastVisited', 1001 + 10 * dayMs, shelf)).toBeNull();
  expect(shelf.rows.size).toBe(0);
});

test('a broken entry is thrown away', () => {
  const shelf = emptyShelf();
  shelf.setItem('tressline:sidebar', '{"__proto__":1}');
  expect(readStored('sidebar', 0, shelf)).toBeNull();
  expect(shelf.rows.size).toBe(0);
});

test('a full storage does not stop the shop', () => {
  const full = {
    ...emptyShelf(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => writeStored('sidebar', 1, 0, full)).not.toThrow();
});

test('forgetting removes it', () => {
  const shelf = emptyShelf();
  writeStored('sidebar', 1, 0, shelf);
  removeStored('sidebar', shelf);
  expect(readStored('sidebar', 0, shelf)).toBeNull();
});
