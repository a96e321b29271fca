import { memo } from 'react';
import type { ShadeFile } from '#areas/builder/rules/data.ts';
import type { BuilderStep } from '#areas/pricing/rules/configuration.ts';
import { chooseOption, optionsOf, reasonAgainst } from '#areas/pricing/rules/exclusions.ts';
import { priceConfiguration } from '#areas/pricing/rules/price-configuration.ts';
import type { BuilderOption } from '#areas/pricing/rules/rule-data.ts';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Chip } from '#ui/chip.tsx';
import { Swatch } from '#ui/swatch.tsx';
import { prefetchRenders } from './painter.ts';
import { Ruler } from './ruler.tsx';
import type { Render } from './scene.ts';
import { buildTexts } from './texts.ts';
import type { Build } from './use-build.ts';
import { usePrefetchRenders } from './use-prefetch-renders.ts';

export type BuilderQuestionProps = {
  build: Build;
  step: BuilderStep | 'extras';
  shades: Readonly<Record<string, ShadeFile>>;
  closeUps: Readonly<Record<string, string>>;
  renderFor: RenderFor;
};
/** The render of this item in another texture. */
export type RenderFor = (texture: string, size: string) => Render;

/** One builder step with all its options; unavailable ones say why. */
export const BuilderQuestion = memo(function Question({ build, step, shades, closeUps, renderFor }: BuilderQuestionProps) {
  const say = useTexts(buildTexts);
  const { language } = useLocale();
  const options = optionsOf(build.rules, build.configuration.kind, step).map((option) => ({
    option,
    name: inLanguage(option.name, language),
    reason: reasonAgainst(build.rules, build.configuration, step, option.value),
  }));
  const reasons = new Set(options.flatMap(({ reason }) => (reason ? [inLanguage(reason, language)] : [])));
  const hint = hintOf(step, build);
  return (
    <fieldset>
      <legend className="visually-hidden">{say(step)}</legend>
      {step === 'extras' ? (
        <Extras build={build} options={options} />
      ) : step === 'length' ? (
        <Lengths build={build} options={options} />
      ) : step === 'colour' ? (
        <Colours build={build} options={options} shades={shades} />
      ) : step === 'texture' ? (
        <Textures build={build} options={options} closeUps={closeUps} renderFor={renderFor} />
      ) : (
        <Chips build={build} step={step} options={options} />
      )}
      {reasons.size > 0 && <p className="why">{[...reasons].map((reason) => say('reasonOnly', { reason })).join(' ')}</p>}
      {hint && <p className="why">{say(hint)}</p>}
    </fieldset>
  );
});

type OfferedOption = { readonly option: BuilderOption; readonly name: string; readonly reason: unknown };
type AnswersProps = { build: Build; options: readonly OfferedOption[] };

function Chips({ build, step, options }: AnswersProps & { step: BuilderStep }) {
  const noteOf = useNote(build);
  const notes = options.map(({ option }) => noteOf(step, option.value));
  // A step whose answers all cost the same has one line each.
  const empty = notes.some((note) => note && note !== nothing) ? nothing : undefined;
  return (
    <div className={step === 'density' ? 'five' : 'answers'}>
      {options.map(({ option: { value }, name, reason }, at) => {
        const [label, aside] = step === 'capSize' ? splitName(name) : [name, undefined];
        const note = notes[at] === nothing ? undefined : notes[at];
        return (
          <Chip
            key={value}
            name={step}
            value={value}
            label={label}
            note={aside ?? note ?? empty}
            state={reason ? 'no' : 'free'}
            checked={build.configuration[step] === value}
            onChange={() => build.choose(step, value)}
          />
        );
      })}
    </div>
  );
}

/** "M, 22 to 22.5 in" is a size and its measure. */
const splitName = (name: string): [string, string | undefined] => {
  const [first = name, ...rest] = name.split(/[,，]\s*/);
  return [first, rest.join(' ') || undefined];
};

/** A chip's note: grams for a density, the price difference for the rest. */
function useNote(build: Build) {
  const say = useTexts(buildTexts);
  const now = build.outcome.state === 'priced' ? build.outcome.priceCents : null;
  return (step: BuilderStep, value: string): string | undefined => {
    const other = priceConfiguration(build.rules, chooseOption(build.rules, build.configuration, step, value).configuration);
    if (other.state !== 'priced' || now === null) return undefined;
    if (step === 'density') return say('grams', { grams: other.grams });
    return formatPriceDifference(other.priceCents - now);
  };
}

/** An empty second line keeps neighbors equally high. */
const nothing = '\u00a0';

export const formatPriceDifference = (difference: number): string =>
  difference === 0 ? nothing : `${difference > 0 ? '+' : '−'}${dollars(cents(Math.abs(difference))).replace(/\.00$/, '')}`;

function Textures({ build, options, closeUps, renderFor }: AnswersProps & Pick<BuilderQuestionProps, 'closeUps' | 'renderFor'>) {
  const renderOf = (value: string): Render => renderFor(value, build.configuration.size ?? '');
  // Prefetches the picture on pointer contact.
  const fetchThis = (value: string) => () => void prefetchRenders([renderOf(value)]);
  const tiles = usePrefetchRenders(options.map(({ option }) => renderOf(option.value)));
  return (
    <div className="tiles" ref={tiles}>
      {options.map(({ option: { value }, name, reason }) => (
        <label key={value} className={`tile ${reason ? 'is-no' : ''}`} onPointerEnter={fetchThis(value)} onFocus={fetchThis(value)}>
          <input
            type="radio"
            name="texture"
            value={value}
            disabled={reason !== null}
            checked={build.configuration.texture === value}
            onChange={() => build.choose('texture', value)}
          />
          <img src={closeUps[value]} alt="" width="240" height="240" loading="lazy" decoding="async" />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}

function Lengths({ build, options }: AnswersProps) {
  const say = useTexts(buildTexts);
  const lengths = options.map(({ option }) => Number(option.value));
  const bodyMarks = [
    { inches: 10, word: say('chin') },
    { inches: 14, word: say('shoulder') },
    { inches: 24, word: say('waist') },
    { inches: 30, word: say('hip') },
  ].filter(({ inches }) => inches <= (lengths.at(-1) ?? 0) && inches >= (lengths[0] ?? 0) && inches > (lengths[0] ?? 0));
  return (
    <Ruler
      value={Number(build.configuration.length)}
      lengths={lengths}
      locked={options.filter(({ reason }) => reason).map(({ option }) => Number(option.value))}
      marks={bodyMarks}
      onPick={(inches) => build.choose('length', String(inches))}
    />
  );
}

function Colours({ build, options, shades }: AnswersProps & Pick<BuilderQuestionProps, 'shades'>) {
  return (
    <div className="swatches-named">
      {options.map(({ option: { value }, name, reason }) => (
        <Swatch
          key={value}
          name="colour"
          value={value}
          label={name}
          caption={shortColour(name)}
          picture={`${shades[value]?.swatch ?? ''}-96.webp`}
          state={reason ? 'no' : 'free'}
          checked={build.configuration.colour === value}
          onChange={() => build.choose('colour', value)}
        />
      ))}
    </div>
  );
}

/** Short color code under a swatch: #1B of "#1B natural black", 1B/27 of "Ombre 1B/27". */
const shortColour = (name: string): string => /[#A-Z0-9/]*\d[A-Z0-9/]*/.exec(name)?.[0] ?? name.split(' ')[0] ?? name;

function Extras({ build, options }: AnswersProps) {
  const { extras } = build.configuration;
  const costOf = (extra: string): string => {
    const without = priceConfiguration(build.rules, { ...build.configuration, extras: extras.filter((one) => one !== extra) });
    const having = priceConfiguration(build.rules, { ...build.configuration, extras: [...new Set([...extras, extra])].sort() });
    return without.state === 'priced' && having.state === 'priced' ? formatPriceDifference(having.priceCents - without.priceCents) : '';
  };
  return (
    <div className="checks">
      {options.map(({ option: { value }, name, reason }) => (
        <Checkbox
          key={value}
          name="extras"
          value={value}
          label={name}
          end={costOf(value)}
          disabled={reason !== null}
          checked={extras.includes(value)}
          onChange={() => build.toggle(value)}
        />
      ))}
    </div>
  );
}

function hintOf(step: BuilderStep | 'extras', { configuration }: Build): 'capHint' | 'capMeasured' | 'curlHint' | null {
  if (step === 'capSize') return configuration.capSize === 'measured' ? 'capMeasured' : 'capHint';
  const isCurly = !['straight', 'yaki-straight'].includes(configuration.texture ?? '');
  return step === 'length' && isCurly ? 'curlHint' : null;
}
