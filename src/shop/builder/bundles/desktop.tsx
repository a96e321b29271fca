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
  const sayBuild = useTexts(buildTexts);
  const sets = useTexts(setTexts);
  const href = useHref();
  const path = href('diy-bundles');
  const build = useSet(data, path);
  // Picture, price and the changed option update at once; other options may follow a frame later.
  const later = useDeferredValue(build);
  const buildFor = (step: SetBuild['touched']): SetBuild => (step === build.touched ? build : later);
  const { note, names, ...picture } = usePicture(build, data);
  const count = 10 - build.room;
  const steps = [
    {
      key: 'texture',
      title: sayBuild('texture'),
      chosen: names.texture,
      body: <HairQuestion build={buildFor('texture')} data={data} step="texture" />,
    },
    { key: 'origin', title: sayBuild('origin'), chosen: '', body: <HairQuestion build={buildFor('origin')} data={data} step="origin" /> },
    {
      key: 'colour',
      title: sayBuild('colour'),
      chosen: names.colour,
      body: <HairQuestion build={buildFor('colour')} data={data} step="colour" />,
    },
    {
      key: 'lengths',
      title: sets('howMany'),
      chosen: sets(count === 1 ? 'oneOf' : 'countOf', { count }),
      body: <LengthQuestion build={buildFor('lengths')} />,
    },
    { key: 'lace', title: sets('withLace'), chosen: '', body: <LaceQuestion build={buildFor('lace')} /> },
  ];
  return (
    <>
      <Crumbs label={sayBuild('breadcrumb')} crumbs={[{ label: sayBuild('home'), to: href('home') }, { label: say('title') }]} />
      <form className="wrap build" method="get" action={path} onSubmit={(event) => event.preventDefault()}>
        <section className="build-picture" aria-label={say('title')}>
          <BundlesPicture {...picture} sizes="(min-width: 1280px) 488px, 320px" />
          <div className="picture-tools">
            <span className="meta">{[names.texture, names.colour].join(sayBuild('comma'))}</span>
            <ShareButton path={path} query={build.query} />
          </div>
          {note && <p className="meta">{note}</p>}
        </section>
        <div>
          <h1>{say('title')}</h1>
          <p className="build-intro">{say('intro')}</p>
          <ol className="build-steps">
            {steps.map(({ key, title, chosen, body }, index) => (
              <li key={key} className="step">
                <div className="step-head">
                  <span className="step-number">{index + 1}</span>
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
  const sayBuild = useTexts(buildTexts);
  const [isOpen, setOpen] = useState(false);
  const { add, isBusy } = useAddSet(() => setOpen(true));
  const isEmpty = build.lengths.length === 0;
  return (
    <aside className="why-panel panel" aria-label={say('setPrice')}>
      <SetPriceLine build={build} big />
      <div className="panel-actions needs-script">
        <Stepper
          name="quantity"
          value={build.sets}
          max={20}
          labels={{ group: say('sets'), less: sayBuild('less'), more: sayBuild('more') }}
          onStep={build.setSets}
        />
        <Button kind="primary" size="big" busy={isBusy} disabled={isEmpty} onClick={() => void add(partsToAdd(build), build.sets, still)}>
          {isBusy ? sayBuild('adding') : say('addSet')}
        </Button>
      </div>
      {isEmpty ? <p className="meta space-above">{say('nothingYet')}</p> : <SetFacts build={build} />}
      <p className="visually-hidden" role="status">
        {sayBuild('priceNow', { price: `$${plainAmount(build.sum.priceCents)}`, grams: build.sum.grams })}
      </p>
      <noscript>
        <button className="btn btn-primary btn-block space-above" type="submit">
          {sayBuild('showBuild')}
        </button>
        <p className="meta space-above">{sayBuild('needsScript')}</p>
      </noscript>
      {isOpen && (
        <Suspense>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
