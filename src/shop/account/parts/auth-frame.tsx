import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { authTexts } from './auth-texts.ts';

type AuthFrameProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** A narrow page with one task and a link back to the login page. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const say = useTexts(authTexts);
  const href = useHref();
  return (
    <div className="narrow stack-3">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
      <p>
        <Link className="link tap-target" to={href('login')}>
          {say('toSignIn')}
        </Link>
      </p>
    </div>
  );
}
