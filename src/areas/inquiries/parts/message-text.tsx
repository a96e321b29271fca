import { useTexts } from '#site/locale.tsx';
import { videoLinkPattern } from '../rules/video-link.ts';
import { inquiryTexts } from '../texts.ts';

/** The text with clickable links to our own private videos only. */
export function MessageText({ message }: { message: string }) {
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
