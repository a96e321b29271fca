import { useSay } from '#site/here.tsx';
import { inquiryTexts } from '../texts.ts';

/** An address of ours that opens a private film; nothing else in a message becomes a link. */
const film = /https?:\/\/[^\s/]+(\/video-clip\?code=[\w-]{43})/;

/** What was said; the link to a film can be pressed, and leads nowhere but into this shop. */
export function TalkWords({ message }: { message: string }) {
  const say = useSay(inquiryTexts);
  const [before = '', path, after = ''] = message.split(film);
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
