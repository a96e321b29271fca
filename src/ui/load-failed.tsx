import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';

type LoadFailedProps = {
  title: ReactNode;
  /** What is missing, and that the rest is whole. */
  text?: ReactNode;
  retry: string;
  /** With script: load the part again. */
  onRetry?: () => void;
  /** Without: the address to open again. */
  to?: string;
};

/** Stands exactly where the part that failed would stand. */
export function LoadFailed({ title, text, retry, onRetry, to = '' }: LoadFailedProps) {
  return (
    <div className="failed" role="alert">
      <b>{title}</b>
      {text && <p>{text}</p>}
      {onRetry ? (
        <Button onClick={onRetry}>{retry}</Button>
      ) : (
        <ButtonLink to={to} reloadDocument>
          {retry}
        </ButtonLink>
      )}
    </div>
  );
}
