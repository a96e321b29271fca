import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The source tree as a map from file to text: the real one, or one made by a test. */
export type Tree = ReadonlyMap<string, string>;
export type Edge = { readonly from: string; readonly to: string };

/** Import order: a folder may import itself and anything on an earlier floor. The two apps share a floor and never import each other. */
export const floors = [['kernel'], ['site'], ['providers'], ['platform'], ['api'], ['ui'], ['areas'], ['shop', 'office'], ['wiring']];
/** A later area may use an earlier one, never the reverse. */
export const areas = [
  'staff',
  'shoppers',
  'catalog',
  'content',
  'vendor-prices',
  'pricing',
  'stock',
  'shipping',
  'ledger',
  'promotions',
  'cart',
  'inquiries',
  'custom',
  'orders',
  'purchasing',
  'referrals',
  'reviews',
  'checkout',
  'picking',
  'aftercare',
  'partners',
  'reports',
  'builder',
  'editorial',
  'account',
  'documents',
];
export const roomNames = ['tables', 'rules', 'store', 'service', 'calls', 'handlers', 'texts', 'parts'] as const;
export type Room = (typeof roomNames)[number];

export function realTree(): Tree {
  const files = globSync('{src,demo}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** The tests that stand beside what they test. */
export function realTests(): Tree {
  return new Map(globSync('src/**/*.test.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Every internal import, types included. */
export function edgesOf(tree: Tree): Edge[] {
  return [...tree].flatMap(([from, text]) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^'?]+)(?:\?\w+)?'/g)]
      .map(([, path = '']) => {
        if (path.startsWith('#demo/')) return path.slice(1);
        return path.startsWith('#') ? join('src', path.slice(1)) : normalize(join(dirname(from), path));
      })
      .filter((to) => !to.includes('+types') && /\.tsx?$/.test(to))
      .map((to) => ({ from, to })),
  );
}

/** The folder of a floor; files directly in src wire the others together. The demo is no floor. */
export function folderOf(file: string): string | null {
  const [top, folder = '', ...rest] = file.split('/');
  if (top !== 'src') return null;
  return rest.length === 0 ? 'wiring' : folder;
}
export const floorOf = (file: string): number => floors.findIndex((folders) => folders.some((folder) => folder === folderOf(file)));
export const areaOf = (file: string): number => (file.startsWith('src/areas/') ? areas.indexOf(file.split('/')[2] ?? '') : -1);

/** The folder of an area a file belongs to, by path or file name. */
export function roomOf(file: string): Room | null {
  const inside = file.split('/').slice(3);
  const word = (inside.length > 1 ? inside[0] : inside[0]?.replace(/\.(server\.)?tsx?$/, '')) ?? '';
  const plain = word === 'services' ? 'service' : word.endsWith('-texts') ? 'texts' : word;
  return roomNames.find((room) => room === plain) ?? null;
}

export const say = (found: readonly Edge[]): string[] => found.map(({ from, to }) => `${from} -> ${to}`).sort();
