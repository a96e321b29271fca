/**
 * The pattern of small letters that hold what somebody typed. An index of three signs each finds it anywhere; one or two Latin signs
 * it finds only where a word begins, and there they are looked for.
 */
export function likePattern(typed: string): string {
  const word = typed.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return /^[a-z0-9]{1,2}$/.test(word) ? `% ${word}%` : `%${word}%`;
}
