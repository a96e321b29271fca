import type { ReactNode } from 'react';

export type StripStep = { label: string; note?: ReactNode; state: 'done' | 'now' | 'ahead' };

/** Progress with one field per step. */
export function StepsStrip({ label, steps }: { label: string; steps: readonly StripStep[] }) {
  return (
    <ol className="card strip" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={step.state === 'done' ? 'is-done' : undefined}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <b>{step.label}</b>
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  );
}
