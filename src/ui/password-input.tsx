import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from '#ui/field.tsx';

type PasswordProps = FieldProps & { labels: { show: string; hide: string } } & ComponentProps<'input'>;

/** A password that can be revealed; without script a plain password field. */
export function PasswordInput({ label, help, error, span, labels, id, ...input }: PasswordProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, help, error, span, id }}>
      {(wire) => (
        <div className="with-peek">
          <input autoComplete="current-password" {...input} {...wire} type={isShown ? 'text' : 'password'} className="input" />
          <button type="button" className="peek" aria-controls={wire.id} onClick={() => setShown(!isShown)}>
            {isShown ? labels.hide : labels.show}
          </button>
        </div>
      )}
    </Field>
  );
}
