import { Link } from 'react-router';
import type { Explore } from '#areas/catalog/services/explore.server.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty.tsx';
import { LengthRuler } from '#ui/tape.tsx';
import { exploreTexts } from './texts.ts';
import { ColorTiles, LeadTiles } from './tiles.tsx';

type Props = {
  explore: Explore /** On a phone the tape scrolls by touch, and so do the textures once one is chosen. */;
  rail?: boolean;
};

/** Texture, color, length; every step is a link, so it works without script and can be shared. */
export function ExploreView({ explore, rail }: Props) {
  const say = useTexts(exploreTexts);
  const pathHere = useVariantPath();
  const href = useHref();
  const { slug, name, total, lead, chosen, lengths } = explore;
  if (total === 0) return <NothingHere explore={explore} />;
  const list = chosen ? pathHere(chosen.path) : href('category', { category: slug });
  return (
    <>
      <div className="wrap">
        <header className="list-head">
          <div>
            <h1>{say(lead?.isTexture ? 'title' : 'titleByStyle', { name })}</h1>
            {lead?.isTexture && <p>{say('lead')}</p>}
          </div>
          <ButtonLink className="explore-all" to={list}>
            {chosen ? say('allOf', { count: chosen.count, name: chosen.name.toLowerCase() }) : say('all', { count: total })}
          </ButtonLink>
        </header>
        {lead && (chosen ? <TextureRow explore={explore} rail={rail} /> : <LeadTiles explore={explore} lead={lead} />)}
        <ColorTiles explore={explore} />
      </div>
      {lengths.length > 1 && (
        <LengthRuler
          id="explore-lengths"
          title={say('lengths')}
          note={say('lengthsNote')}
          rail={rail}
          stops={lengths.map(({ inches, count, path }) => ({
            inch: inches,
            to: pathHere(path),
            label: say('lengthCount', { inches, count }),
          }))}
        />
      )}
    </>
  );
}

/** Once a texture is chosen the textures collapse into one row. */
function TextureRow({ explore: { lead, chosen, base }, rail }: Props) {
  const say = useTexts(exploreTexts);
  const isChosen = ({ value }: { value: string }): boolean => value === chosen?.value;
  // In a scrolling row the chosen one would be out of sight.
  const tiles = rail ? lead?.tiles.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a))) : lead?.tiles;
  const here = useVariantPath()(base);
  return (
    <nav aria-label={lead?.name}>
      <ul className={classNames('quick', rail && 'rail rail-tight')}>
        <li>
          <Link to={here} className="explore-every">
            {say('everyTexture')}
          </Link>
        </li>
        {tiles?.map(({ value, name, sample }) => (
          <li key={value}>
            <Link to={`${here}?texture=${encodeURIComponent(value)}`} aria-current={isChosen({ value }) ? 'true' : undefined}>
              {sample && <img src={`${sample}-240.webp`} width="38" height="38" alt="" decoding="async" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingHere({ explore: { name, others } }: { explore: Explore }) {
  const say = useTexts(exploreTexts);
  const href = useHref();
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{name}</h1>
      </header>
      <Empty title={say('emptyTitle')} text={say('emptyText')} />
      <ul className="chips explore-chips">
        {others.slice(0, 6).map((other) => (
          <li key={other.slug}>
            <Link className="chip" to={href('category', { category: other.slug })}>
              {other.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
