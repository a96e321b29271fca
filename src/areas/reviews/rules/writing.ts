/** The table takes more; a buyer's page does not. */
export const maxReviewLength = 2000;

type Named = { readonly firstName: string; readonly lastName: string };

/** First name and initial, as pages show a buyer: Danielle R., or 李女士's 李** in Chinese writing. */
export function formatReviewerName({ firstName, lastName }: Named): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (/^\p{Script=Han}+$/u.test(last + first)) return `${[...(last || first)][0] ?? ''}**`;
  const initial = [...last][0];
  return [first, initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ') || '***';
}
