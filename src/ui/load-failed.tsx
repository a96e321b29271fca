import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';

type LoadFailedProps = {
  title: ReactNode;
  /** What is missing, and that the rest is whole. */
  text?: ReactNode;
  retry: string;
  /** With script: load the part again. */
  onRetry?: () => void;
  /** Without: the address to open again, this page unless said. */
  to?: string;
};

/** Stands exactly where the part that failed would stand. */
export function LoadFailed({ title, text, retry, onRetry, to }: LoadFailedProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="failed" role="alert">
      <b>{title}</b>
      {text && <p>{text}</p>}
      {onRetry ? (
        <Button onClick={onRetry}>{retry}</Button>
      ) : (
        <ButtonLink to={to ?? `${pathname}${search}`} reloadDocument>
          {retry}
        </ButtonLink>
      )}
    </div>
  );
}
