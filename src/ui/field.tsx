import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Shown beside the label when the field is optional. */
  optional?: string;
  /** Columns of the six in .form-grid, with "keep" to stay narrow on phones: "f3 keep". */
  span?: string;
};

/** Attributes that connect a control to its label, help and error. */
export type Wire = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FrameProps = FieldProps & { id?: string; children: (wire: Wire) => ReactNode };

export function Field({ label, help, error, optional, span, id: given, children }: FrameProps) {
  const made = useId();
  const id = given ?? made;
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', span)}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional">{optional}</span>}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextInput({ label, help, error, optional, span, id, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, help, error, optional, span, id }}>
      {(wire) => <input {...input} {...wire} className={classNames('input', className)} />}
    </Field>
  );
}

export function TextArea({ label, help, error, optional, span, id, className, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, help, error, optional, span, id }}>
      {(wire) => <textarea {...area} {...wire} className={classNames('input', className)} />}
    </Field>
  );
}

/** Children are the options. */
export function Select({ label, help, error, optional, span, id, className, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, help, error, optional, span, id }}>
      {(wire) => <select {...select} {...wire} className={classNames('input', className)} />}
    </Field>
  );
}
