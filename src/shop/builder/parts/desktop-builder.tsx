import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import type { BuildData } from '#areas/builder/rules/data.ts';
import { dollars } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useAddBuild } from './add-build.ts';
import { builderSteps, choiceLabel, computeBuildTotal } from './build-total.ts';
import { LengthFigure } from './figure.tsx';
import { BuildFacts, PriceAnnouncement, PriceBreakdown } from './price.tsx';
import { BuilderQuestion, type RenderFor } from './questions.tsx';
import { cmOf } from './ruler.tsx';
import { ShareButton } from './share.tsx';
import { buildTexts } from './texts.ts';
import { type Build, useBuild } from './use-build.ts';
import { type BuildPicture, useBuildPicture } from './use-build-picture.ts';
import { useBuildSummary } from './use-build-summary.ts';

const CartDrawer = lazy(async () => ({ default: (await import('#shop/cart/parts/cart-drawer.tsx')).CartDrawer }));

type DesktopBuilderProps = {
  data: BuildData;
  path: string;
  title: string;
  intro: string;
  picture: (buildPicture: BuildPicture, still: BuildData['still']) => ReactNode;
  renderFor: RenderFor;
  /** Shown below the options, such as matching products. */
  below?: (build: Build) => ReactNode;
};

/** Desktop builder: picture on the left, options in the middle, price on the right. */
export function DesktopBuilder({ data, path, title, intro, picture, renderFor, below }: DesktopBuilderProps) {
  const say = useTexts(buildTexts);
  const build = useBuild(data, path);
  // The changed option updates at once; the others, whose prices depend on it, may follow a frame later.
  const later = useDeferredValue(build);
  const buildPicture = useBuildPicture(build, data.shades);
  const isWig = build.configuration.kind === 'wig';
  return (
    <form className="wrap build" method="get" action={path} onSubmit={(event) => event.preventDefault()}>
      <section className="build-picture" aria-label={say(isWig ? 'yourWig' : 'yourLace')}>
        {picture(buildPicture, data.still)}
        <div className="picture-tools">
          <span className="meta">
            {[
              buildPicture.words.texture,
              say('inches', { inches: buildPicture.inches, cm: cmOf(buildPicture.inches) }),
              buildPicture.words.colour,
            ].join(say('comma'))}
          </span>
          <ShareButton path={path} query={build.query} />
        </div>
        {buildPicture.notes.map((note) => (
          <p key={note} className="meta">
            {note}
          </p>
        ))}
        <CloseUps buildPicture={buildPicture} closeUp={data.closeUps[build.configuration.texture ?? ''] ?? ''} hasFigure={isWig} />
      </section>
      <div>
        <h1>{title}</h1>
        <p className="build-intro">{intro}</p>
        <ChangedAnswersNotice build={build} />
        <ol className="build-steps">
          {builderSteps(build.configuration).map((step, index) => (
            <li key={step} className="step" id={`step-${step}`}>
              <div className="step-head">
                <span className="step-number">{index + 1}</span>
                <h2>{say(step)}</h2>
                <span className="meta num">{<ChosenLabel build={build} step={step} />}</span>
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
            </li>
          ))}
        </ol>
        {below?.(later)}
      </div>
      <Panel build={build} still={data.still} />
    </form>
  );
}

export function ChosenLabel({ build, step }: { build: Build; step: Parameters<typeof choiceLabel>[2] }) {
  const say = useTexts(buildTexts);
  const { language } = useLocale();
  const { configuration, rules, outcome } = build;
  if (step === 'extras') {
    const extraNames = configuration.extras.map((extra) => choiceLabel(rules, configuration, 'extras', extra, language));
    return extraNames.length > 0 ? extraNames.join(say('comma')) : say('noExtras');
  }
  const value = configuration[step];
  if (step === 'length') return say('inches', { inches: Number(value), cm: cmOf(Number(value)) });
  if (step === 'density' && outcome.state === 'priced') return say('percentGrams', { percent: value ?? '', grams: outcome.grams });
  return choiceLabel(rules, configuration, step, value, language);
}

/** Earlier choices win; what was changed for them is reported once. */
export const ChangedAnswersNotice = memo(function Moved({ build: { moved, rules, configuration } }: { build: Build }) {
  const say = useTexts(buildTexts);
  const { language } = useLocale();
  return (
    <div role="status">
      {moved.map(({ step, from, to, reason }) => (
        <p key={step + from} className="notice notice-warn">
          {say(to === null ? 'movedAway' : 'moved', {
            step: say(step),
            value: choiceLabel(rules, configuration, step, to ?? from, language),
            reason: inLanguage(reason, language),
          })}
        </p>
      ))}
    </div>
  );
});

function CloseUps({ buildPicture, closeUp, hasFigure }: { buildPicture: BuildPicture; closeUp: string; hasFigure: boolean }) {
  const say = useTexts(buildTexts);
  return (
    <div className="sights">
      <figure>
        <img
          src={closeUp.replace(/-240\.webp$/, '-450.webp')}
          width="450"
          height="450"
          alt={say('altCloseUp', { texture: buildPicture.words.texture })}
          loading="lazy"
          decoding="async"
        />
        <figcaption>{say('closeUp')}</figcaption>
      </figure>
      <figure>
        <img
          src={`${buildPicture.swatch}-240.webp`}
          width="240"
          height="240"
          alt={say('altSwatch', { colour: buildPicture.words.colour })}
          loading="lazy"
          decoding="async"
        />
        <figcaption>{say('swatch')}</figcaption>
      </figure>
      {hasFigure && (
        <figure>
          <LengthFigure inches={buildPicture.inches} shade={buildPicture.shade} />
          <figcaption>{say('figure')}</figcaption>
        </figure>
      )}
    </div>
  );
}

function Panel({ build, still }: { build: Build; still: BuildData['still'] }) {
  const say = useTexts(buildTexts);
  const [isOpen, setOpen] = useState(false);
  const { add, isBusy } = useAddBuild(() => setOpen(true));
  const summaryOf = useBuildSummary();
  const sum = computeBuildTotal(build);
  return (
    <aside className="why-panel panel" aria-label={say('price')}>
      {sum ? (
        <>
          <p className="price price-big">
            <b>
              <span className="visually-hidden">{say('price')} </span>
              {dollars(sum.unitCents)}
            </b>
          </p>
          <p className="meta">{say(build.match ? 'shelfShort' : 'final')}</p>
          <div className="panel-actions needs-script">
            <Stepper
              name="quantity"
              value={build.quantity}
              max={99}
              labels={{ group: say('quantity'), less: say('less'), more: say('more') }}
              onStep={build.setQuantity}
            />
            <Button
              kind="primary"
              size="big"
              busy={isBusy}
              onClick={() => void add(build.configuration, build.quantity, { ...sum, summary: summaryOf(build) }, `${still.base}-450.webp`)}
            >
              {say(isBusy ? 'adding' : 'addToCart')}
            </Button>
          </div>
          <BuildFacts sum={sum} quantity={build.quantity} />
          <h2>{say('why', { price: dollars(sum.unitCents) })}</h2>
          <PriceBreakdown build={build} sum={sum} />
        </>
      ) : (
        <p>{say('needsPerson')}</p>
      )}
      <PriceAnnouncement sum={sum} />
      <noscript>
        <button className="btn btn-primary btn-block space-above" type="submit">
          {say('showBuild')}
        </button>
        <p className="meta space-above">{say('needsScript')}</p>
      </noscript>
      {isOpen && (
        <Suspense>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
