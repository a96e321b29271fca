import { Link } from 'react-router';
import { isReachableUrl } from '#areas/content/rules.ts';
import type { Testimonial } from '#areas/reviews/services/testimonials.server.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/rating.tsx';
import { reviewTexts } from './texts.ts';

export function ReviewQuoteCard({ voice }: { voice: Testimonial }) {
  const say = useTexts(reviewTexts);
  const { language } = useLocale();
  const here = useVariantPath();
  const product = voice.lengthInches === null ? voice.piece : say('piece', { name: voice.piece, inches: voice.lengthInches });
  return (
    <li className="voice">
      <div className="voice-say">
        <Stars stars={voice.stars} label={say('stars', { stars: voice.stars })} />
        <blockquote lang={voice.language === language ? undefined : voice.language}>{voice.text}</blockquote>
      </div>
      <footer>
        {voice.base && <Picture base={voice.base} alt="" widths={[450]} sizes="56px" width={56} height={70} />}
        <div>
          <b>{voice.by}</b>
          <br />
          {isReachableUrl(voice.path) ? (
            <Link className="link" to={here(voice.path)}>
              {product}
            </Link>
          ) : (
            <span className="meta">{product}</span>
          )}
        </div>
      </footer>
    </li>
  );
}
