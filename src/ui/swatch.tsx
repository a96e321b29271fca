import type { ComponentProps } from 'react';
import type { ChoiceState } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';

type SwatchProps = {
  /** Screen reader text and tooltip: color and, if so, that it is sold out or not made. */
  label: string;
  picture: string;
  state?: ChoiceState;
  /** Short name under a large swatch, inside .swatches-named. */
  caption?: string;
} & ComponentProps<'input'>;

/** A radio unless type is checkbox. */
export function Swatch({ label, picture, state = 'free', caption, className, ...input }: SwatchProps) {
  const swatch = (
    <label className={classNames('swatch', state !== 'free' && `is-${state}`, className)} title={label}>
      <input type="radio" {...input} aria-label={label} disabled={state === 'no' || input.disabled} />
      <img src={picture} width="46" height="46" alt="" loading="lazy" decoding="async" />
    </label>
  );
  if (caption === undefined) return swatch;
  return (
    <span className="swatch-name">
      {swatch}
      <span className={state === 'no' ? 'is-dim' : undefined} aria-hidden="true">
        {caption}
      </span>
    </span>
  );
}

/** Small color dots of a card; label says how many there are. */
export function SwatchDots({ pictures, more, label }: { pictures: readonly string[]; more?: number; label: string }) {
  return (
    <span className="dots" role="img" aria-label={label}>
      {pictures.map((picture) => (
        <img key={picture} src={picture} width="14" height="14" alt="" loading="lazy" decoding="async" />
      ))}
      {more ? <span className="meta">+{more}</span> : null}
    </span>
  );
}
