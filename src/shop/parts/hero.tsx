import { Link } from 'react-router';
import { isReachableUrl } from '#areas/content/rules.ts';
import type { Banner } from '#areas/editorial/services/home.server.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Failed } from './failed.tsx';
import { storefrontTexts } from './texts.ts';

export function Hero({ hero }: { hero: { banner: Banner | null } | null }) {
  const say = useTexts(storefrontTexts);
  const banner = hero?.banner ?? null;
  return (
    <section className="hero">
      {banner && <HeroPicture banner={banner} />}
      <div className="wrap">
        <h1 className="keep-words">{banner?.title || say('heroTitle')}</h1>
        <p className="lead keep-words">{banner?.info || say('heroInfo')}</p>
        {hero ? <HeroButtons buttons={banner?.buttons ?? []} /> : <Failed part="carousel" />}
      </div>
    </section>
  );
}

function HeroPicture({ banner }: { banner: Banner }) {
  return (
    <Picture
      eager
      base={banner.base}
      alt={banner.alt}
      widths={banner.widths}
      sizes="100vw"
      width={banner.width ?? undefined}
      height={banner.height ?? undefined}
    />
  );
}

/** Configured buttons whose page exists; otherwise a link down this page. */
function HeroButtons({ buttons }: { buttons: Banner['buttons'] }) {
  const say = useTexts(storefrontTexts);
  const { variant } = useLocale();
  const here = useVariantPath();
  const open = buttons.filter(({ href }) => isReachableUrl(href)).map(({ text, href }) => ({ text, to: here(href) }));
  const [first, second] =
    open.length > 0
      ? open
      : [
          { text: say('heroGo'), to: '#best' },
          { text: say('heroKinds'), to: '#kinds' },
        ];
  return (
    <div className="hero-actions">
      {first && (
        <ButtonLink kind="primary" size="big" to={first.to}>
          {first.text}
        </ButtonLink>
      )}
      {second &&
        (variant === 'mobile' ? (
          <ButtonLink size="big" to={second.to}>
            {second.text}
          </ButtonLink>
        ) : (
          <Link className="link" to={second.to}>
            {second.text}
          </Link>
        ))}
    </div>
  );
}
