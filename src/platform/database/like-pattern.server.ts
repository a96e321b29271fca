/**
 * LIKE pattern for typed text in lower case. The trigram index finds three characters anywhere; one or two Latin characters are matched
 * only at the start of a word.
 */
export function likePattern(typed: string): string {
  const text = typed.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return /^[a-z0-9]{1,2}$/.test(text) ? `% ${text}%` : `%${text}%`;
}
