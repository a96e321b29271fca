import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fetchFirstName, onFirstNameChange } from '#shop/account/parts/member.ts';
import { memberTexts } from '#shop/account/parts/member-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { shellTexts } from './texts.ts';

/** The way to the door, or to one's own pages by name. The name is personal, so it comes after the page. */
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

/** Looked at after every step, since a login or a logout may have happened in between; asked at most once. */
function useFirstName(): string | null {
  const { key } = useLocation();
  const [firstName, setFirstName] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history is a reason to look again.
  useEffect(() => {
    let isGone = false;
    const look = () => fetchFirstName().then((found) => !isGone && setFirstName(found));
    void look();
    const stop = onFirstNameChange(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [key]);
  return firstName;
}
