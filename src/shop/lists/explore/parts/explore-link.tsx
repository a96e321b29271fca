import { Link } from 'react-router';
import { useHref, useSay } from '#site/here.tsx';
import { exploreTexts } from './texts.ts';

/** From the list to the same goods in pictures. */
export function ExploreLink({ slug }: { slug: string }) {
  const say = useSay(exploreTexts);
  return (
    <Link className="link explore-link" to={useHref()('explore', { category: slug })}>
      {say('seeByLook')}
    </Link>
  );
}
