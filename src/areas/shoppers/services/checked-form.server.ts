import { data } from 'react-router';
import type { z } from 'zod';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { refusalOf } from '#kernel/limits.ts';
import type { Language, LocalizedText } from '#kernel/texts.ts';
import { withFieldLabels } from '#site/field-names.ts';
import type { Refusing } from '../parts/form-error.ts';

/** Form field labels by call field name. */
type Labels = Readonly<Record<string, LocalizedText>>;

type Sent<Input extends z.ZodType> = {
  readonly schema: Input;
  readonly raw: unknown;
  /** Values to refill after a refusal: without script the page is rendered again. */
  readonly typed: Readonly<Record<string, string>>;
  /** Which form of a page with several. */
  readonly intent?: string;
  readonly labels: Labels;
  readonly language: Language;
  /** A custom message for an issue. */
  readonly says?: (issue: z.core.$ZodIssue) => string | undefined;
};

/** Checks a form by the schema of its call, then does the work; what is refused comes back to its fields, with what was typed. */
export async function checkedForm<Input extends z.ZodType, Done>(sent: Sent<Input>, work: (input: z.output<Input>) => Promise<Done>) {
  const { schema, raw, typed, intent = '', labels, language, says } = sent;
  const sentence = (refused: DomainError): string => domainErrorText(withFieldLabels(refused, language, labels), language);
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    // One message per field: its first problem.
    const fields: Record<string, string> = {};
    const refused = refusalOf(parsed.error).all;
    parsed.error.issues.forEach((issue, index) => {
      fields[String(issue.path[0] ?? '')] ??= says?.(issue) ?? sentence(refused[index] ?? new DomainError('badValue'));
    });
    return data({ problem: Object.values(fields)[0] ?? '', fields, typed, intent } satisfies Refusing, { status: 400 });
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { why, details } = error;
    const problem = sentence(error);
    const field = String(details.field ?? '');
    const refusal: Refusing = {
      problem,
      fields: field in labels ? { [field]: problem } : {},
      typed,
      intent,
      isLocked: why === 'tooMany',
      isWaiting: why === 'notActivated',
    };
    return data(refusal, { status: domainErrors[why].status });
  }
}
