import { createContext, useContext } from 'react';
import { mayOpen } from '#areas/staff/rules.ts';
import type { Role } from '#site/page.ts';
import { type PageName, pageNamed } from '#site/pages.ts';

const Held = createContext<readonly Role[]>([]);

/** Roles of the signed-in person; the server checks each page and action by itself. */
export const RolesProvider = Held.Provider;

/** Whether to show a link or button. */
export function usePermissions() {
  const held = useContext(Held);
  return {
    open: (name: PageName): boolean => mayOpen(pageNamed(name)?.who ?? [], held),
    act: (roles: readonly Role[]): boolean => roles.some((role) => held.includes(role)),
  };
}
