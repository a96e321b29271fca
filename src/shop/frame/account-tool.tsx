import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fetchFirstName, onFirstNameChange } from '#shop/account/parts/member.ts';
import { memberTexts } from '#shop/account/parts/member-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { shellTexts } from './texts.ts';

/** Login link, or the account link by name. The name is personal, so it loads after the page. */
export function AccountTool() {
  const say = useTexts(memberTexts);
  const shell = useTexts(shellTexts);
  const href = useHref();
  const firstName = useFirstName();
  if (firstName === null) return <Link to={href('login')}>{shell('signIn')}</Link>;
  return (
    <Link to={href('account-info')} aria-label={say('accountOf', { name: firstName })}>
      <span className="tool-name">{firstName}</span>
    </Link>
  );
}

/** Checked after every navigation, since a login or logout may have happened; requested at most once. */
function useFirstName(): string | null {
  const { key } = useLocation();
  const [firstName, setFirstName] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history is a reason to look again.
  useEffect(() => {
    let isGone = false;
    const loadFirstName = () => fetchFirstName().then((found) => !isGone && setFirstName(found));
    void loadFirstName();
    const stop = onFirstNameChange(() => void loadFirstName());
    return () => {
      isGone = true;
      stop();
    };
  }, [key]);
  return firstName;
}
