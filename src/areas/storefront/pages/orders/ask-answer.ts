/** What became of a question about an order; the message comes back where it was refused. */
export type AskAnswer = { readonly isAsked: boolean; readonly problem: string | null; readonly message: string };

export function answerIn(answer: object | undefined): AskAnswer | null {
  if (!answer || !('problem' in answer)) return null;
  return {
    isAsked: 'isAsked' in answer && answer.isAsked === true,
    problem: typeof answer.problem === 'string' ? answer.problem : null,
    message: 'message' in answer ? String(answer.message) : '',
  };
}
