import { Link } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { exploreTexts } from './texts.ts';

export function ExploreLink({ slug }: { slug: string }) {
  const say = useTexts(exploreTexts);
  return (
    <Link className="link explore-link" to={useHref()('explore', { category: slug })}>
      {say('seeByLook')}
    </Link>
  );
}
