import { madeTexts } from '#areas/custom/texts.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { customTexts } from '../parts/custom-texts.ts';
import type { Route } from './+types/page';
import { CustomForm } from './form.tsx';
import { CustomHairGallery } from './gallery.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site || !loaderData) return [];
  const say = translator(customTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    image: loaderData.images[0] && `${loaderData.images[0].base}-900.webp`,
    hidden: location.search !== '',
    data: () => [
      breadcrumbs(site, [
        { name: site.shopName, path: '/' },
        { name: say('title'), path: hrefOf('hair-custom') },
      ]),
    ],
  });
}

export default function HairCustomPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(customTexts);
  const made = useTexts(madeTexts);
  const href = useHref();
  const { variant } = useLocale();
  return (
    <>
      <DesktopCrumbs label={made('breadcrumb')} crumbs={[{ label: made('home'), to: href('home') }, { label: say('title') }]} />
      <div className={variant === 'desktop' ? 'wrap custom-page' : 'wrap page-head custom-page'}>
        <header className="stack custom-head">
          <h1>{say('title')}</h1>
          <p className="lead">{say('lead')}</p>
        </header>
        <CustomHairGallery data={loaderData} />
        <CustomForm data={loaderData} answer={actionData} />
      </div>
    </>
  );
}
