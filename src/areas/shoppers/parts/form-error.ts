/** A form's refusal: the message, field errors, and the input. */
export type Refusing = {
  readonly problem: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
  /** Too many failures; and: the account awaits activation. */
  readonly isLocked?: boolean;
  /** Which form of a page with several. */
  readonly of?: string;
  readonly isWaiting?: boolean;
};

export function refusingIn(answer: object | undefined): Refusing | null {
  if (!answer || !('problem' in answer)) return null;
  return 'typed' in answer ? (answer as Refusing) : { problem: String(answer.problem), fields: {}, typed: {} };
}

/** The email address in the answer of an action that sent an email. */
export const emailRequestedIn = (answer: object | undefined): string | null =>
  answer && 'askedFor' in answer && typeof answer.askedFor === 'string' ? answer.askedFor : null;
