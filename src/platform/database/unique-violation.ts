/** True for a violation of this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === '23505') return 'constraint' in error && error.constraint === index;
  return 'cause' in error && isUniqueViolation(error.cause, index);
}
