import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';

type LoadFailedProps = {
  title: ReactNode;
  /** What is missing, and that the rest is complete. */
  text?: ReactNode;
  retry: string;
  /** With script: load the part again. */
  onRetry?: () => void;
  /** Without: the address to reload, by default this page. */
  to?: string;
};

/** Shown exactly where the failed part would be. */
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
