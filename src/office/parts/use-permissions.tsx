import { createContext, useContext } from 'react';
import { mayOpen } from '#areas/staff/rules.ts';
import type { Role } from '#site/page.ts';
import { type PageName, pageNamed } from '#site/pages.ts';

const Held = createContext<readonly Role[]>([]);

/** The frame says here which roles whoever works has; the server checks each page and deed by itself. */
export const RolesProvider = Held.Provider;

/** Whether a page is worth a link, and a deed worth a button, to whoever works here. */
export function usePermissions() {
  const held = useContext(Held);
  return {
    open: (name: PageName): boolean => mayOpen(pageNamed(name)?.who ?? [], held),
    act: (roles: readonly Role[]): boolean => roles.some((role) => held.includes(role)),
  };
}
