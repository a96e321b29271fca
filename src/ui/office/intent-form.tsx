import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '../button.tsx';

/** A short form in an office card: its fields and one quiet button. */
export function IntentForm({ intent, submitLabel, children }: { intent: string; submitLabel: string; children: ReactNode }) {
  return (
    <Form method="post" className="form-grid" preventScrollReset>
      {children}
      <span className="full-row">
        <SubmitButton kind="quiet" name="intent" value={intent}>
          {submitLabel}
        </SubmitButton>
      </span>
    </Form>
  );
}
