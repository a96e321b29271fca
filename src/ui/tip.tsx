import { type ReactNode, useId } from 'react';

/** A short explanation on hover and focus; the page must make sense without it. */
export function Tip({ label, text }: { label: ReactNode; text: ReactNode }) {
  const id = useId();
  return (
    <span className="tip">
      <button type="button" className="link" aria-describedby={id}>
        {label}
      </button>
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
