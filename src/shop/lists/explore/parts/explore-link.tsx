import { Link } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { exploreTexts } from './texts.ts';

/** From the list to the same goods in pictures. */
export function ExploreLink({ slug }: { slug: string }) {
  const say = useTexts(exploreTexts);
  return (
    <Link className="link explore-link" to={useHref()('explore', { category: slug })}>
      {say('seeByLook')}
    </Link>
  );
}
