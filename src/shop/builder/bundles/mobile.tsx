import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { cents, dollars } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useAddSet } from '../parts/add-set.ts';
import { BundlesPicture } from '../parts/bundles-picture.tsx';
import { setTexts } from '../parts/set-texts.ts';
import { ShareButton } from '../parts/share.tsx';
import { buildTexts } from '../parts/texts.ts';
import type { Route } from './+types/mobile';
import { partsToAdd, SetFacts, SetPriceLine } from './price.tsx';
import { HairQuestion, LaceQuestion, LengthQuestion } from './questions.tsx';
import { bundlePageTexts } from './texts.ts';
import { usePicture } from './use-bundle-picture.ts';
import { type SetBuild, useSet } from './use-bundle-set.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function BundleBuilder({ loaderData: data }: Route.ComponentProps) {
  const say = useTexts(bundlePageTexts);
  const sayBuild = useTexts(buildTexts);
  const sets = useTexts(setTexts);
  const href = useHref();
  const path = href('diy-bundles');
  const build = useSet(data, path);
  // Picture and changed option update at once; price and other options may follow a frame later.
  const later = useDeferredValue(build);
  const buildFor = (step: SetBuild['touched']): SetBuild => (step === build.touched ? build : later);
  const { note, names, ...picture } = usePicture(build, data);
  const count = 10 - build.room;
  const section = (title: string, chosen: string, body: ReactNode) => (
    <section className="step">
      <div className="step-head">
        <h2>{title}</h2>
        <span className="meta num">{chosen}</span>
      </div>
      <div className="step-body">{body}</div>
    </section>
  );
  return (
    <form className="build-mobile is-set" method="get" action={path} onSubmit={(event) => event.preventDefault()}>
      <div className="build-mobile-head">
        <h1>{say('title')}</h1>
        <ShareButton path={path} query={build.query} isIcon />
      </div>
      <section className="mobile-picture is-bare" aria-label={say('title')}>
        <BundlesPicture {...picture} sizes="100vw" isLow />
      </section>
      <div className="wrap">
        {section(sets('howMany'), sets(count === 1 ? 'oneOf' : 'countOf', { count }), <LengthQuestion build={buildFor('lengths')} />)}
        {section(sayBuild('texture'), names.texture, <HairQuestion build={buildFor('texture')} data={data} step="texture" />)}
        {section(sayBuild('colour'), names.colour, <HairQuestion build={buildFor('colour')} data={data} step="colour" />)}
        {section(sayBuild('origin'), '', <HairQuestion build={buildFor('origin')} data={data} step="origin" />)}
        {section(sets('withLace'), '', <LaceQuestion build={buildFor('lace')} />)}
        {note && <p className="meta space-above">{note}</p>}
        <noscript>
          <button className="btn btn-primary btn-block space-above" type="submit">
            {sayBuild('showBuild')}
          </button>
          <p className="meta space-above">{sayBuild('needsScript')}</p>
        </noscript>
      </div>
      <BuyBar build={later} still={`${data.still.base}-450.webp`} />
    </form>
  );
}

const BuyBar = memo(function BuyBar({ build, still }: { build: SetBuild; still: string }) {
  const say = useTexts(setTexts);
  const sayBuild = useTexts(buildTexts);
  const [isWhy, setWhy] = useState(false);
  const { add, isBusy } = useAddSet();
  const isEmpty = build.lengths.length === 0;
  return (
    <section className="buybar" aria-label={say('setPrice')}>
      <div className="price">
        <b>{dollars(cents(build.sum.priceCents))}</b>
        <button type="button" className="link meta why-link" aria-haspopup="dialog" onClick={() => setWhy(true)}>
          {build.sum.savedCents > 0 ? say('youSave', { amount: dollars(cents(build.sum.savedCents)) }) : sayBuild('whyLink')}
        </button>
      </div>
      <Button
        kind="primary"
        className="needs-script"
        busy={isBusy}
        disabled={isEmpty}
        onClick={() => void add(partsToAdd(build), 1, still)}
      >
        {isBusy ? sayBuild('adding') : say('addSet')}
      </Button>
      <Sheet open={isWhy} onClose={() => setWhy(false)} title={say('setPrice')} close={sayBuild('close')}>
        <div className="why-panel">
          <SetPriceLine build={build} />
          {isEmpty ? <p className="meta">{say('nothingYet')}</p> : <SetFacts build={build} />}
        </div>
      </Sheet>
    </section>
  );
});
