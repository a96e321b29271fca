import { Swatch } from '#ui/swatch.tsx';
import type { ValuesProps } from './value-field.ts';

/** The whole row is clickable. */
export function ColorFields({ values, fieldOf }: ValuesProps) {
  return (
    <div className="swatches-beside">
      {values.map((value) => {
        const { input, isOut } = fieldOf(value);
        return (
          <Swatch
            key={value.value}
            {...input}
            label={`${value.name} (${value.count})`}
            picture={`${value.picture}-96.webp`}
            state={isOut ? 'no' : 'free'}
            caption={value.name}
          />
        );
      })}
    </div>
  );
}
