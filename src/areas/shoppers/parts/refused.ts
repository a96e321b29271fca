/** What a form's action says when it refuses: the sentence for the form, sentences for its fields, and what was typed. */
export type Refusing = {
  readonly problem: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
  readonly isLocked?: boolean;
  /** Which form of a page with several was meant. */
  readonly of?: string;
};

/** The refusal in an action's answer, if it is one. */
export function refusingIn(answer: object | undefined): Refusing | null {
  if (!answer || !('problem' in answer)) return null;
  return 'typed' in answer ? (answer as Refusing) : { problem: String(answer.problem), fields: {}, typed: {} };
}
