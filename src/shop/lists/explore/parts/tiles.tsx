import { Link } from 'react-router';
import type { Explore, Tile } from '#areas/catalog/services/explore.server.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { useCountText } from '../../parts/toolbar.tsx';
import { exploreTexts } from './texts.ts';

type Lead = NonNullable<Explore['lead']>;

/** Large pictures by texture. A texture opens its colors here; other attributes open their list. */
export function LeadTiles({ explore, lead }: { explore: Explore; lead: Lead }) {
  const say = useTexts(exploreTexts);
  const href = useHref();
  const pathHere = useVariantPath();
  const countText = useCountText();
  const here = pathHere(explore.base);
  return (
    <section aria-labelledby="explore-lead">
      <h2 id="explore-lead" className="explore-title">
        {lead.name}
      </h2>
      <ul className="explore-tiles explore-tiles-large">
        {lead.tiles.map((tile, index) => (
          <li key={tile.value}>
            <Link className="kind" to={lead.isTexture ? `${here}?texture=${encodeURIComponent(tile.value)}` : pathHere(tile.path)}>
              <TilePicture tile={tile} eager={index < 2} large />
              <b>{tile.name}</b>
              {!lead.isTexture && <span className="meta num">{countText(tile.count)}</span>}
            </Link>
            {lead.isTexture && (
              <Link className="link meta num" to={pathHere(tile.path)}>
                {countText(tile.count)}
                <span className="visually-hidden"> {tile.name}</span>
              </Link>
            )}
          </li>
        ))}
        {lead.tiles.length % 2 === 1 && (
          <li>
            <Link className="tile-all" to={href('category', { category: explore.slug })}>
              {say('all', { count: explore.total })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Grouped by color family. */
export function ColorTiles({ explore: { families, chosen } }: { explore: Explore }) {
  const say = useTexts(exploreTexts);
  if (families.length === 0) return null;
  return (
    <section aria-labelledby="explore-colours">
      <h2 id="explore-colours" className="explore-title">
        {chosen ? say('coloursIn', { name: chosen.name.toLowerCase() }) : say('colours')}
      </h2>
      {families.map(({ family, tiles }) => (
        <section key={family} className="explore-shades" aria-labelledby={`shades-${family}`}>
          <h3 id={`shades-${family}`}>{say(family)}</h3>
          <ul className="explore-tiles">
            {tiles.map((tile) => (
              <ColourTile key={tile.value} tile={tile} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ColourTile({ tile }: { tile: Tile }) {
  const pathHere = useVariantPath();
  const countText = useCountText();
  return (
    <li>
      <Link className="kind" to={pathHere(tile.path)}>
        <TilePicture tile={tile} />
        <b className="shade-name">
          <img src={`${tile.sample}-48.webp`} width="18" height="18" alt="" loading="lazy" decoding="async" />
          {tile.name}
        </b>
        <span className="meta num">{countText(tile.count)}</span>
      </Link>
    </li>
  );
}

/** A product with this value; its close-up where there is no such picture. */
function TilePicture({ tile: { picture, sample }, eager, large }: { tile: Tile; eager?: boolean; large?: boolean }) {
  const sizes = large ? '(min-width: 1024px) 302px, 50vw' : '(min-width: 1024px) 196px, 50vw';
  if (picture) return <Picture base={picture.base} alt="" sizes={sizes} eager={eager} />;
  if (sample) return <img src={`${sample}-240.webp`} width="240" height="300" alt="" loading="lazy" decoding="async" />;
  return <span className="tile-blank" />;
}
