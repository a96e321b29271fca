import { memo } from 'react';
import { Link } from 'react-router';
import { likenessOf } from '#areas/builder/rules/picture-files.ts';
import { optionsOf } from '#areas/pricing/rules/exclusions.ts';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Chip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { Swatch } from '#ui/swatch.tsx';
import { SetGrid } from '../parts/set-grid.tsx';
import { setTexts } from '../parts/set-texts.ts';
import { buildTexts } from '../parts/texts.ts';
import { usePrefetchRenders } from '../parts/use-prefetch-renders.ts';
import type { BundleData } from './load.server.ts';
import type { SetBuild } from './use-bundle-set.ts';

type HairProps = { build: SetBuild; data: BundleData };

/** Texture, origin, color. */
export const HairQuestion = memo(function HairQuestion({ build, data, step }: HairProps & { step: 'texture' | 'origin' | 'colour' }) {
  const sayBuild = useTexts(buildTexts);
  const { language } = useLocale();
  const options = optionsOf(build.rules, 'bundle', step).map(({ value, name }) => ({ value, name: inLanguage(name, language) }));
  const tiles = usePrefetchRenders(options.map(({ value }) => likenessOf('bundle', value).geometry));
  const input = (value: string) => ({ name: step, value, checked: build.set[step] === value, onChange: () => build.choose(step, value) });
  return (
    <fieldset>
      <legend className="visually-hidden">{sayBuild(step)}</legend>
      {step === 'texture' && (
        <div className="tiles" ref={tiles}>
          {options.map(({ value, name }) => (
            <label key={value} className="tile">
              <input type="radio" {...input(value)} />
              <img src={data.closeUps[value]} alt="" width="240" height="240" loading="lazy" decoding="async" />
              <span>{name}</span>
            </label>
          ))}
        </div>
      )}
      {step === 'origin' && (
        <div className="chips">
          {options.map(({ value, name }) => (
            <Chip key={value} label={name} {...input(value)} />
          ))}
        </div>
      )}
      {step === 'colour' && (
        <div className="swatches-named">
          {options.map(({ value, name }) => (
            <Swatch
              key={value}
              label={name}
              caption={shortName(name)}
              picture={`${data.shades[value]?.swatch ?? ''}-96.webp`}
              {...input(value)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
});
const shortName = (name: string): string => /[#A-Z0-9/]*\d[A-Z0-9/]*/.exec(name)?.[0] ?? name.split(' ')[0] ?? name;

/** Quantities per length, popular mixes, and whether it is enough. */
export const LengthQuestion = memo(function LengthQuestion({ build }: { build: SetBuild }) {
  const say = useTexts(setTexts);
  const { language } = useLocale();
  const { advice, grid } = build;
  const reasons = new Set(grid.flatMap(({ reason }) => (reason ? [inLanguage(reason, language)] : [])));
  const isSame = (mix: readonly number[]): boolean => mix.toSorted().join() === build.lengths.toSorted().join();
  return (
    <fieldset>
      <legend className="visually-hidden">{say('howMany')}</legend>
      {build.mixes.length > 0 && (
        <div className="mixes needs-script">
          <span className="meta">{say('mixes')}</span>
          <div className="chips">
            {build.mixes.map((mix) => (
              <button
                key={mix.join()}
                type="button"
                className="chip"
                aria-pressed={isSame(mix)}
                aria-label={say('mixWords', { lengths: mix.join(', ') })}
                onClick={() => build.fill(mix)}
              >
                {mix.join(' · ')}
              </button>
            ))}
          </div>
        </div>
      )}
      <SetGrid
        rows={grid.filter(({ cents: amount, reason }) => amount !== null && !reason)}
        counts={build.set.counts}
        remaining={build.room}
        onCount={build.setCount}
      />
      {reasons.size > 0 && <p className="why">{[...reasons].map((reason) => `${reason}${language === 'zh' ? '。' : '.'}`).join(' ')}</p>}
      <div className="space-above" role="status">
        {advice === null ? (
          <p className="why">{say('adviser')}</p>
        ) : advice.isEnough ? (
          <Notice tone="ok">{say('adviseGood', { has: advice.has })}</Notice>
        ) : (
          <Notice tone="warn">{say('adviseMore', { inches: build.lengths[0] ?? 0, wanted: advice.recommended, has: advice.has })}</Notice>
        )}
      </div>
    </fieldset>
  );
});

/** A matching closure or frontal in stock. */
export const LaceQuestion = memo(function LaceQuestion({ build }: { build: SetBuild }) {
  const say = useTexts(setTexts);
  const sayBuild = useTexts(buildTexts);
  const href = useHref();
  const { laces, lace, fit } = build;
  const fits = { long: 'fitLong', short: 'fitShort', good: 'fitGood' } as const;
  const sortedLaces = laces.toSorted((a, b) => Number(a.size > b.size) - Number(a.size < b.size) || a.inches - b.inches);
  return (
    <fieldset>
      <legend className="visually-hidden">{say('withLace')}</legend>
      {laces.length === 0 ? (
        <p className="why">
          {say('noLaceHere')}
          <Link className="link" to={`${href('diy-closure-frontal')}?texture=${build.set.texture}&colour=${build.set.colour}`}>
            {say('makeLace')}
          </Link>
        </p>
      ) : (
        <div className="answers lace-answers">
          <Chip name="lace" value="" label={say('noLace')} note={'\u00a0'} checked={lace === null} onChange={() => build.takeLace(null)} />
          {sortedLaces.map((one) => (
            <Chip
              key={one.id}
              name="lace"
              value={one.id}
              label={`${one.size} ${one.lace === 'hd' ? 'HD' : ''} ${sayBuild('inchesShort', { inches: one.inches })}`}
              note={dollars(cents(one.cents))}
              checked={lace?.id === one.id}
              onChange={() => build.takeLace(one.id)}
            />
          ))}
        </div>
      )}
      {fit && (
        <div className="space-above" role="status">
          <Notice tone={fit === 'good' ? 'ok' : 'warn'}>{say(fits[fit])}</Notice>
        </div>
      )}
    </fieldset>
  );
});
