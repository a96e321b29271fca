import { useTexts } from '#site/locale.tsx';
import { videoLinkPattern } from '../rules/video-link.ts';
import { inquiryTexts } from '../texts.ts';

/** What was said; the link to a film can be pressed, and leads nowhere but into this shop. */
export function TalkWords({ message }: { message: string }) {
  const say = useTexts(inquiryTexts);
  const [before = '', path, after = ''] = message.split(videoLinkPattern);
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
