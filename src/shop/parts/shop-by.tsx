import { Link } from 'react-router';
import { isReachableUrl } from '#areas/content/rules.ts';
import { splitColorName } from '#areas/editorial/rules/example-price.ts';
import type { HomeData } from '#areas/editorial/services/home.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { ContentLink } from './content-link.tsx';
import { Failed } from './failed.tsx';
import { PageSection } from './page-section.tsx';
import { ScrollRow } from './scroll-row.tsx';
import { storefrontTexts } from './texts.ts';

const desktopKinds = 6;

export function ShopByLength({ lengths }: { lengths: HomeData['lengths'] }) {
  const say = useTexts(storefrontTexts);
  if (lengths?.length === 0) return null;
  return (
    <section id="lengths" className="lengths" aria-labelledby="lengths-title">
      <div className="wrap">
        <h2 id="lengths-title">
          {say('lengths')}
          <small>{say('lengthsNote')}</small>
        </h2>
        {lengths ? (
          <ScrollRow ordered isLinked={isReachableUrl(lengths[0]?.path ?? '')}>
            {lengths.map(({ inches, path }) => (
              <li key={inches}>
                <ContentLink to={path} label={say('inches', { count: inches })}>
                  {inches}
                </ContentLink>
              </li>
            ))}
          </ScrollRow>
        ) : (
          <Failed part="attribute" />
        )}
      </div>
    </section>
  );
}

export function ShopByCategory({ kinds }: { kinds: HomeData['kinds'] }) {
  const say = useTexts(storefrontTexts);
  const { variant } = useLocale();
  if (kinds?.length === 0) return null;
  const visibleKinds = variant === 'mobile' ? kinds : kinds?.slice(0, desktopKinds);
  return (
    <PageSection id="kinds" title={say('kinds')} quiet className="section kinds-section">
      {visibleKinds ? (
        <ScrollRow desktop="categories" isLinked>
          {visibleKinds.map((kind) => (
            <li key={kind.slug}>
              <ContentLink to={hrefOf('category', { category: kind.slug })} className="kind">
                <Picture base={kind.base} alt="" sizes="(min-width: 1024px) 200px, 132px" />
                <b>{kind.name}</b>
                <span className="meta num">{say('from', { price: dollars(cents(kind.fromCents)) })}</span>
              </ContentLink>
            </li>
          ))}
        </ScrollRow>
      ) : (
        <Failed part="category" />
      )}
    </PageSection>
  );
}

export function ShopByTexture({ textures }: { textures: HomeData['textures'] }) {
  const say = useTexts(storefrontTexts);
  const href = useHref();
  if (textures?.length === 0) return null;
  const more = (
    <Link className="link" to={href('hair-differences')}>
      {say('texturesMore')}
    </Link>
  );
  return (
    <PageSection id="textures" title={say('textures')} link={more}>
      {textures ? (
        <ScrollRow desktop="strips" rail="rail rail-tight" isLinked={isReachableUrl(textures[0]?.path ?? '')}>
          {textures.map((texture) => (
            <li key={texture.value}>
              <ContentLink to={texture.path} className="strip">
                <Picture
                  base={texture.base}
                  alt={texture.alt}
                  widths={[240, 450, 800]}
                  sizes="(min-width: 1024px) 400px, 200px"
                  width={800}
                  height={800}
                />
                <b className="capitalized">{texture.name}</b>
                <span className="meta num">{say('pieces', { count: texture.count })}</span>
              </ContentLink>
            </li>
          ))}
        </ScrollRow>
      ) : (
        <Failed part="attribute" />
      )}
    </PageSection>
  );
}

export function ShopByColor({ colours }: { colours: HomeData['colours'] }) {
  const say = useTexts(storefrontTexts);
  if (colours?.length === 0) return null;
  return (
    <section id="colours" className="section" aria-labelledby="colours-title">
      <div className="wrap colours">
        <div>
          <h2 id="colours-title" className="keep-words">
            {say('colours', { count: colours?.length ?? '' })}
          </h2>
          <p className="prose">{say('coloursText')}</p>
          <ContentLink to={hrefOf('category', { category: 'hair-sample' })} className="btn btn-quiet">
            {say('samples')}
          </ContentLink>
        </div>
        {colours ? (
          <ul className="colour-wall">
            {colours.map((colour) => (
              <li key={colour.value}>
                <ContentLink to={colour.path}>
                  <Picture base={colour.swatch} alt="" widths={[96, 240]} sizes="(min-width: 1024px) 94px, 62px" width={240} height={240} />
                  <ColourName name={colour.name} />
                  <span className="num">{say('pieces', { count: colour.count })}</span>
                </ContentLink>
              </li>
            ))}
          </ul>
        ) : (
          <Failed part="attribute" />
        )}
      </div>
    </section>
  );
}

/** The code is emphasized, as on a color ring. */
function ColourName({ name }: { name: string }) {
  const { code, word } = splitColorName(name);
  return (
    <>
      <b className="capitalized">{code}</b>
      {word && <span className="own-line">{word}</span>}
    </>
  );
}
