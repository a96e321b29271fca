/** The table allows more; the buyer's form does not. */
export const maxReviewLength = 2000;

type Named = { readonly firstName: string; readonly lastName: string };

/** First name and initial: Danielle R., or 李** in Chinese. */
export function formatReviewerName({ firstName, lastName }: Named): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (/^\p{Script=Han}+$/u.test(last + first)) return `${[...(last || first)][0] ?? ''}**`;
  const initial = [...last][0];
  return [first, initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ') || '***';
}
