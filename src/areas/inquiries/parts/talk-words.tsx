import { useSay } from '#site/here.tsx';
import { filmLink } from '../rules/film-link.ts';
import { inquiryTexts } from '../texts.ts';

/** What was said; the link to a film can be pressed, and leads nowhere but into this shop. */
export function TalkWords({ message }: { message: string }) {
  const say = useSay(inquiryTexts);
  const [before = '', path, after = ''] = message.split(filmLink);
  if (!path) return <p>{message}</p>;
  return (
    <p>
      {before}
      <a className="link" href={path}>
        {say('watchFilm')}
      </a>
      {after}
    </p>
  );
}
