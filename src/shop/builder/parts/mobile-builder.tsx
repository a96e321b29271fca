import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { BuildData } from '#areas/builder/rules/data.ts';
import { dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useAddBuild } from './add-build.ts';
import { builderSteps, computeBuildTotal } from './build-total.ts';
import { ChangedAnswersNotice, ChosenLabel } from './desktop-builder.tsx';
import { BuildFacts, PriceAnnouncement, PriceBreakdown } from './price.tsx';
import { BuilderQuestion, type RenderFor } from './questions.tsx';
import { ShareButton } from './share.tsx';
import { buildTexts } from './texts.ts';
import { type Build, useBuild } from './use-build.ts';
import { type BuildPicture, useBuildPicture } from './use-build-picture.ts';
import { useBuildSummary } from './use-build-summary.ts';

type PhoneBuildProps = {
  data: BuildData;
  path: string;
  title: string;
  picture: (buildPicture: BuildPicture, still: BuildData['still']) => ReactNode;
  tape?: (buildPicture: BuildPicture) => ReactNode;
  renderFor: RenderFor;
  below?: (build: Build) => ReactNode;
};

/** Phone builder: picture on top, one option at a time, price and next step at the bottom. */
export function MobileBuilder({ data, path, title, picture, tape, renderFor, below }: PhoneBuildProps) {
  const say = useTexts(buildTexts);
  const build = useBuild(data, path);
  // Picture and changed option update at once; price and other options may follow a frame later.
  const later = useDeferredValue(build);
  const buildPicture = useBuildPicture(build, data.shades);
  const steps = builderSteps(build.configuration);
  const [at, setAt] = useState(0);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const toNext = useCallback(() => setAt((now) => now + 1), []);
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = tabs.current?.children[at];
    if (tab instanceof HTMLElement && tabs.current)
      tabs.current.scrollTo({ left: tab.offsetLeft - (tabs.current.clientWidth - tab.clientWidth) / 2 });
  }, [at]);
  return (
    <form
      className={classNames('build-mobile', isAlive && 'is-alive')}
      method="get"
      action={path}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="build-mobile-head">
        <h1>{title}</h1>
        <ShareButton path={path} query={build.query} isIcon />
      </div>
      <section
        className={classNames('mobile-picture', !tape && 'is-bare')}
        aria-label={say(build.configuration.kind === 'wig' ? 'yourWig' : 'yourLace')}
      >
        {picture(buildPicture, data.still)}
        {tape?.(buildPicture)}
      </section>
      <nav className="build-tabs" aria-label={say('steps')} ref={tabs}>
        {steps.map((step, index) => (
          <a
            key={step}
            href={`#step-${step}`}
            aria-current={index === at ? 'step' : undefined}
            onClick={(event) => {
              event.preventDefault();
              setAt(index);
            }}
          >
            {say(step)}
            <b>
              <TabLabel build={later} step={step} />
            </b>
          </a>
        ))}
      </nav>
      <div className="wrap">
        <ChangedAnswersNotice build={later} />
        {steps.map((step, index) => (
          <section key={step} id={`step-${step}`} className={classNames('step', index === at && 'is-now')}>
            <div className="step-head">
              <h2>{say(step)}</h2>
              <span className="meta num">
                <ChosenLabel build={build} step={step} />
              </span>
            </div>
            <div className="step-body">
              <BuilderQuestion
                build={step === build.touched ? build : later}
                step={step}
                shades={data.shades}
                closeUps={data.closeUps}
                renderFor={renderFor}
              />
            </div>
          </section>
        ))}
        {buildPicture.notes.map((note) => (
          <p key={note} className="meta space-above">
            {note}
          </p>
        ))}
        {below?.(later)}
        <noscript>
          <button className="btn btn-primary btn-block space-above" type="submit">
            {say('showBuild')}
          </button>
          <p className="meta space-above">{say('needsScript')}</p>
        </noscript>
      </div>
      <BuyBar build={later} still={data.still} next={steps[at + 1]} onNext={toNext} />
    </form>
  );
}

/** A tab has space for one word. */
const TabLabel = memo(function TabLabel({ build, step }: { build: Build; step: Parameters<typeof ChosenLabel>[0]['step'] }) {
  const say = useTexts(buildTexts);
  const { configuration } = build;
  if (step === 'extras') return configuration.extras.length;
  const value = configuration[step] ?? '';
  if (step === 'length') return say('inchesShort', { inches: value });
  if (step === 'density') return `${value}%`;
  if (step === 'cap' || step === 'size' || step === 'capSize') return value === 'measured' ? '·' : value.replace('-', ' ');
  return <ChosenLabel build={build} step={step} />;
});

type BuyBarProps = {
  build: Build;
  still: BuildData['still'];
  next: ReturnType<typeof builderSteps>[number] | undefined;
  onNext: () => void;
};

const BuyBar = memo(function BuyBar({ build, still, next, onNext }: BuyBarProps) {
  const say = useTexts(buildTexts);
  const [isWhy, setWhy] = useState(false);
  const { add, isBusy } = useAddBuild();
  const summaryOf = useBuildSummary();
  const sum = computeBuildTotal(build);
  const addNow = () =>
    void (sum && add(build.configuration, build.quantity, { ...sum, summary: summaryOf(build) }, `${still.base}-450.webp`));
  return (
    <section className="buybar" aria-label={say('price')}>
      <div className="price">
        <b>{sum ? dollars(sum.unitCents) : '—'}</b>
        <button type="button" className="link meta why-link" aria-haspopup="dialog" onClick={() => setWhy(true)}>
          {say('whyLink')}
        </button>
      </div>
      {next ? (
        <Button kind="primary" className="needs-script" onClick={onNext}>
          {say('next', { step: say(next) })}
        </Button>
      ) : (
        <Button kind="primary" className="needs-script" busy={isBusy} onClick={addNow}>
          {say(isBusy ? 'adding' : 'addToCart')}
        </Button>
      )}
      <PriceAnnouncement sum={sum} />
      <Sheet
        open={isWhy}
        onClose={() => setWhy(false)}
        title={sum ? say('why', { price: dollars(sum.unitCents) }) : say('price')}
        close={say('close')}
      >
        <div className="why-panel">
          {sum ? (
            <>
              <BuildFacts sum={sum} quantity={build.quantity} />
              <PriceBreakdown build={build} sum={sum} />
              <p className="meta space-above">{say(build.match ? 'shelfShort' : 'final')}</p>
            </>
          ) : (
            <p>{say('needsPerson')}</p>
          )}
        </div>
      </Sheet>
    </section>
  );
});
