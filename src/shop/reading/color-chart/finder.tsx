import { useEffect, useId, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import {
  matchesShadeFilter,
  type NearestShade,
  nearestShades,
  type ShadeFilter,
  shadeCloseness,
  shadeDepths,
  shadeFamilies,
  shadeTones,
} from '#areas/content/rules/shades.ts';
import type { ChartShade } from '#areas/content/services/shades.server.ts';
import { hexIn, labOf } from '#kernel/colour.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ShadeProductLinks } from './shades.tsx';
import { chartTexts } from './texts.ts';

type FinderProps = { shades: readonly ChartShade[]; hex: string | null; refused: string | null; wanted: ShadeFilter };

const maxNearest = 4;
/** Typical hair colors from black to platinum. */
const typical = ['#14100f', '#2b1d16', '#4a2f20', '#6b4a2f', '#8d6239', '#b08a55', '#dcc093', '#8a3d1f', '#63141f', '#9a989a'];
const untouched = '#6b4a2f';

/** Three ways to enter a color; each works as a plain form or link, and instantly with script. */
export function ShadeFinder({ shades, hex: given, refused, wanted }: FinderProps) {
  const say = useTexts(chartTexts);
  const [picked, setPicked] = useState(given);
  const fitting = shades.filter((shade) => matchesShadeFilter(shade, wanted));
  const isNarrowed = Object.values(wanted).some((one) => one !== null);
  return (
    <section id="finder" className="finder" aria-labelledby="finder-title">
      <div className="finder-ways">
        <h2 id="finder-title">{say('finder')}</h2>
        <p>{say('finderLead')}</p>
        {refused !== null && <Notice tone="err">{say('badHex', { typed: refused })}</Notice>}
        <DescriptionForm filter={wanted} onChange={() => setPicked(null)} />
        <ColourPicker hex={picked} onPick={setPicked} />
        <PhotoPicker onPick={setPicked} />
      </div>
      <div className="finder-found" aria-live="polite">
        {picked !== null ? (
          <Nearest hex={picked} near={nearestShades(fitting, labOf(picked), maxNearest)} />
        ) : (
          <MatchingShades shades={isNarrowed ? fitting : null} />
        )}
      </div>
    </section>
  );
}

function ColourPicker({ hex, onPick }: { hex: string | null; onPick: (hex: string) => void }) {
  const say = useTexts(chartTexts);
  const chart = useHref()('hair-color-chart');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A colour picked before the script was there counts as soon as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(() => {
    const early = hexIn(input.current?.value);
    if (early !== null && early !== (hex ?? untouched)) onPick(early);
  }, []);
  return (
    <fieldset>
      <legend>{say('pick')}</legend>
      <Form action={`${chart}#finder`} className="finder-colour">
        <label htmlFor={id}>{say('yourColour')}</label>
        <input
          ref={input}
          id={id}
          type="color"
          name="hex"
          value={hex ?? untouched}
          onChange={(event) => onPick(hexIn(event.currentTarget.value) ?? untouched)}
        />
        <SubmitButton kind="quiet">{say('find')}</SubmitButton>
      </Form>
      <ul className="finder-typical" aria-label={say('typical')}>
        {typical.map((one) => (
          <li key={one}>
            <Link
              to={`${chart}?hex=${one.slice(1)}#finder`}
              aria-label={say('typicalOne', { hex: one })}
              aria-current={one === hex ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onPick(one);
              }}
            >
              <i style={{ background: one }} />
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function DescriptionForm({ filter, onChange }: { filter: ShadeFilter; onChange: () => void }) {
  const say = useTexts(chartTexts);
  const chart = useHref()('hair-color-chart');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const choose = () => {
    const typed = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '');
    const chosen = typed.map(([name, value]) => `${name}=${String(value)}`).join('&');
    if (chosen === current) return;
    onChange();
    void navigate(chart + (chosen && `?${chosen}`), { preventScrollReset: true });
  };
  const current = Object.entries(filter)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  // A choice made before the script was there counts as soon as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(choose, []);
  const filterFields = [
    ['family', shadeFamilies],
    ['depth', shadeDepths],
    ['tone', shadeTones],
  ] as const;
  return (
    <fieldset>
      <legend>{say('describe')}</legend>
      {/* The key lets the choices follow the address, whoever changed it. */}
      <Form ref={form} key={current} action={`${chart}#finder`} className="finder-describe" onChange={choose}>
        {filterFields.map(([name, values]) => (
          <Select key={name} label={say(name)} name={name} defaultValue={filter[name] ?? ''}>
            <option value="">{say('any')}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {say(`${name}-${value}` as Parameters<typeof say>[0])}
              </option>
            ))}
          </Select>
        ))}
        <noscript>
          <SubmitButton kind="quiet">{say('show')}</SubmitButton>
        </noscript>
      </Form>
    </fieldset>
  );
}

function Nearest({ hex, near }: { hex: string; near: readonly NearestShade<ChartShade>[] }) {
  const say = useTexts(chartTexts);
  if (near.length === 0) return <Nothing />;
  return (
    <>
      <h3 className="finder-head">
        <i style={{ background: hex }} />
        {say('nearestTo', { hex: hex.toUpperCase() })}
      </h3>
      <ol className="finder-list">
        {near.map(({ shade, difference }) => (
          <FoundShade
            key={shade.id}
            shade={shade}
            note={say('apart', { value: difference.toFixed(1), words: say(shadeCloseness(difference)) })}
          />
        ))}
      </ol>
    </>
  );
}

function MatchingShades({ shades }: { shades: readonly ChartShade[] | null }) {
  const say = useTexts(chartTexts);
  if (shades === null) return <p className="finder-wait">{say('waiting')}</p>;
  if (shades.length === 0) return <Nothing />;
  return (
    <>
      <h3 className="finder-head">{shades.length === 1 ? say('fittingOne') : say('fitting', { count: shades.length })}</h3>
      <ul className="finder-list">
        {shades.map((shade) => (
          <FoundShade key={shade.id} shade={shade} />
        ))}
      </ul>
    </>
  );
}

function Nothing() {
  const say = useTexts(chartTexts);
  const chart = useHref()('hair-color-chart');
  return (
    <p className="finder-wait">
      {say('nothing')}{' '}
      <Link className="link" to={chart} preventScrollReset>
        {say('clear')}
      </Link>
    </p>
  );
}

function FoundShade({ shade, note }: { shade: ChartShade; note?: string }) {
  return (
    <li>
      <Picture base={shade.swatch} alt="" widths={[96, 240]} sizes="72px" width={72} height={72} />
      <div>
        <a className="link" href={`#${shade.id}`}>
          {shade.name}
        </a>
        {note && <p className="meta num">{note}</p>}
        <ShadeProductLinks shade={shade} />
      </div>
    </li>
  );
}
