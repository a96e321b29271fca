import { firstPages } from '#site/first-pages.ts';
import type { Page } from './page.ts';

/** Every page by its name, for links. */
export const pages = { ...firstPages };
export type PageName = keyof typeof pages;

const table: Readonly<Record<string, Page>> = pages;
export const pageNamed = (name: string): Page | null => table[name] ?? null;
