/** What a form's action says when it refuses: the sentence for the form, sentences for its fields, and what was typed. */
export type Refusing = {
  readonly problem: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
  /** Too many were wrong; and: the account waits for its letter. */
  readonly isLocked?: boolean;
  /** Which form of a page with several was meant. */
  readonly of?: string;
  readonly isWaiting?: boolean;
};

/** The refusal in an action's answer, if it is one. */
export function refusingIn(answer: object | undefined): Refusing | null {
  if (!answer || !('problem' in answer)) return null;
  return 'typed' in answer ? (answer as Refusing) : { problem: String(answer.problem), fields: {}, typed: {} };
}

/** The mailbox a letter was asked for, in the answer of an action that did so. */
export const emailRequestedIn = (answer: object | undefined): string | null =>
  answer && 'askedFor' in answer && typeof answer.askedFor === 'string' ? answer.askedFor : null;
