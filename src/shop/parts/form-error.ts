import type { FormProblem } from '#platform/load.server.ts';

/** What a form shows of its refusal: the message, field errors, and the input. */
export type Refusing = Pick<FormProblem, 'problem' | 'fields' | 'typed'> & Partial<Pick<FormProblem, 'intent' | 'isLocked' | 'isWaiting'>>;

export function refusingIn(answer: object | undefined): Refusing | null {
  if (!answer || !('problem' in answer)) return null;
  return 'typed' in answer ? (answer as Refusing) : { problem: String(answer.problem), fields: {}, typed: {} };
}

/** The email address in the answer of an action that sent an email. */
export const emailRequestedIn = (answer: object | undefined): string | null =>
  answer && 'askedFor' in answer && typeof answer.askedFor === 'string' ? answer.askedFor : null;
