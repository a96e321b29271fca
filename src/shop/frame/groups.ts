import type { MenuEntry } from '#areas/content/rules.ts';

export type MenuGroup = { readonly id: number; readonly name: string; readonly links: readonly MenuEntry[] };

/** Children with children are named groups; the others come first, without a name. */
export function groupsOf(entry: MenuEntry): MenuGroup[] {
  const loose = entry.children.filter((child) => child.children.length === 0);
  const named = entry.children
    .filter((child) => child.children.length > 0)
    .map(({ id, name, children }) => ({ id, name, links: children }));
  return [...(loose.length > 0 ? [{ id: entry.id, name: '', links: loose }] : []), ...named];
}
