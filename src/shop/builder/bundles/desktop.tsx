import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { plainAmount } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useAddSet } from '../parts/add-set.ts';
import { BundlesPicture } from '../parts/bundles-picture.tsx';
import { setTexts } from '../parts/set-texts.ts';
import { ShareButton } from '../parts/share.tsx';
import { buildTexts } from '../parts/texts.ts';
import type { Route } from './+types/desktop';
import { partsToAdd, SetFacts, SetPriceLine } from './price.tsx';
import { HairQuestion, LaceQuestion, LengthQuestion } from './questions.tsx';
import { bundlePageTexts } from './texts.ts';
import { usePicture } from './use-bundle-picture.ts';
import { type SetBuild, useSet } from './use-bundle-set.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

const CartDrawer = lazy(async () => ({ default: (await import('#shop/cart/parts/cart-drawer.tsx')).CartDrawer }));

export default function BundleBuilder({ loaderData: data }: Route.ComponentProps) {
  const say = useTexts(bundlePageTexts);
  const words = useTexts(buildTexts);
  const sets = useTexts(setTexts);
  const href = useHref();
  const path = href('diy-bundles');
  const build = useSet(data, path);
  // The picture, the price and what was asked follow at once; the other questions may come a frame later.
  const later = useDeferredValue(build);
  const asked = (step: SetBuild['touched']): SetBuild => (step === build.touched ? build : later);
  const { note, names, ...picture } = usePicture(build, data);
  const count = 10 - build.room;
  const steps = [
    {
      key: 'texture',
      title: words('texture'),
      chosen: names.texture,
      body: <HairQuestion build={asked('texture')} data={data} step="texture" />,
    },
    { key: 'origin', title: words('origin'), chosen: '', body: <HairQuestion build={asked('origin')} data={data} step="origin" /> },
    {
      key: 'colour',
      title: words('colour'),
      chosen: names.colour,
      body: <HairQuestion build={asked('colour')} data={data} step="colour" />,
    },
    {
      key: 'lengths',
      title: sets('howMany'),
      chosen: sets(count === 1 ? 'oneOf' : 'countOf', { count }),
      body: <LengthQuestion build={asked('lengths')} />,
    },
    { key: 'lace', title: sets('withLace'), chosen: '', body: <LaceQuestion build={asked('lace')} /> },
  ];
  return (
    <>
      <Crumbs label={words('breadcrumb')} crumbs={[{ label: words('home'), to: href('home') }, { label: say('title') }]} />
      <form className="wrap build" method="get" action={path} onSubmit={(event) => event.preventDefault()}>
        <section className="build-pic" aria-label={say('title')}>
          <BundlesPicture {...picture} sizes="(min-width: 1280px) 488px, 320px" />
          <div className="pic-tools">
            <span className="meta">{[names.texture, names.colour].join(words('comma'))}</span>
            <ShareButton path={path} query={build.query} />
          </div>
          {note && <p className="meta">{note}</p>}
        </section>
        <div>
          <h1>{say('title')}</h1>
          <p className="build-intro">{say('intro')}</p>
          <ol className="build-steps">
            {steps.map(({ key, title, chosen, body }, place) => (
              <li key={key} className="step">
                <div className="step-head">
                  <span className="step-n">{place + 1}</span>
                  <h2>{title}</h2>
                  <span className="meta num">{chosen}</span>
                </div>
                <div className="step-body">{body}</div>
              </li>
            ))}
          </ol>
        </div>
        <Panel build={build} still={`${data.still.base}-450.webp`} />
      </form>
    </>
  );
}

function Panel({ build, still }: { build: SetBuild; still: string }) {
  const say = useTexts(setTexts);
  const words = useTexts(buildTexts);
  const [isOpen, setOpen] = useState(false);
  const { add, isBusy } = useAddSet(() => setOpen(true));
  const isEmpty = build.lengths.length === 0;
  return (
    <aside className="why-panel panel" aria-label={say('setPrice')}>
      <SetPriceLine build={build} big />
      <div className="panel-go noscript:hidden">
        <Stepper
          name="quantity"
          value={build.sets}
          max={20}
          words={{ group: say('sets'), less: words('less'), more: words('more') }}
          onStep={build.setSets}
        />
        <Button kind="primary" size="big" busy={isBusy} disabled={isEmpty} onClick={() => void add(partsToAdd(build), build.sets, still)}>
          {isBusy ? words('adding') : say('addSet')}
        </Button>
      </div>
      {isEmpty ? <p className="meta mt-2">{say('nothingYet')}</p> : <SetFacts build={build} />}
      <p className="vh" role="status">
        {words('priceNow', { price: `$${plainAmount(build.sum.priceCents)}`, grams: build.sum.grams })}
      </p>
      <noscript>
        <button className="btn btn-primary btn-block mt-2" type="submit">
          {words('showBuild')}
        </button>
        <p className="meta mt-2">{words('needsScript')}</p>
      </noscript>
      {isOpen && (
        <Suspense>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
