import type { ReactNode } from 'react';
import { maxRequestFieldLength } from '#areas/custom/rules/limits.ts';
import { madeTexts } from '#areas/custom/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { HoneypotField } from './honeypot-field.tsx';

type WhoFieldsProps = {
  refused: Refusing | null;
  typed?: Readonly<Record<string, string | undefined>> | undefined;
  /** Additional fields of the form. */
  children?: ReactNode;
};

export function WhoFields({ refused, typed = refused?.typed, children }: WhoFieldsProps) {
  const made = useTexts(madeTexts);
  const about = (name: string) => ({ name, defaultValue: typed?.[name], error: refused?.fields[name] });
  return (
    <>
      <div className="form-grid">
        <TextInput label={made('email')} type="email" autoComplete="email" required maxLength={254} span="half" {...about('email')} />
        <TextInput
          label={made('name')}
          optional={made('optional')}
          autoComplete="name"
          maxLength={maxRequestFieldLength.name}
          span="half"
          {...about('name')}
        />
        {children}
      </div>
      <TextArea label={made('note')} optional={made('optional')} rows={3} maxLength={maxRequestFieldLength.note} {...about('note')} />
      <HoneypotField />
    </>
  );
}
