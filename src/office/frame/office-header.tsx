import { LogOut, Menu, Store } from 'lucide-react';
import { Link } from 'react-router';
import { initialsOf, strongestOf } from '#areas/staff/rules.ts';
import { roleTexts } from '#areas/staff/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { roles } from '#site/page.ts';
import { LiveStatus, SignedInUser, TopBar } from '#ui/office/top-bar.tsx';
import { LanguageForm } from './language-form.tsx';
import type { SignedInStaff } from './load.server.ts';
import { frameTexts } from './texts.ts';

type HeaderProps = { person: SignedInStaff; isMenuOpen: boolean; onMenu: () => void };

/** Shop link, and the menu of a narrow screen, on the left; live mark, language, account and sign-out on the right. */
export function OfficeHeader({ person, isMenuOpen, onMenu }: HeaderProps) {
  const say = useTexts(frameTexts);
  const sayRole = useTexts(roleTexts);
  const href = useHref();
  const role = strongestOf(person.roles, roles);
  const left = (
    <>
      <button type="button" className="btn menu-button" aria-expanded={isMenuOpen} onClick={onMenu}>
        <Menu strokeWidth={1.75} aria-hidden="true" />
        {say('openMenu')}
      </button>
      <Link className="btn btn-bare" to={href('home')} reloadDocument>
        <Store strokeWidth={1.75} aria-hidden="true" />
        {say('toShop')}
      </Link>
    </>
  );
  return (
    <TopBar find={left}>
      <LiveStatus>{say('figuresOf', { time: person.clock })}</LiveStatus>
      <LanguageForm />
      <SignedInUser initials={initialsOf(person.name)} name={person.name} role={role ? sayRole(role) : ''} />
      <form method="post" action={href('office-login')}>
        <input type="hidden" name="intent" value="logout" />
        <button type="submit" className="btn btn-bare">
          <LogOut strokeWidth={1.75} aria-hidden="true" />
          {say('signOut')}
        </button>
      </form>
    </TopBar>
  );
}
