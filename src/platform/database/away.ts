const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EMBEDDED_GONE',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
]);

/** True when the database itself is not there, as opposed to not liking what it was asked. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (lost.has(code) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true;
  return error.cause !== undefined && error.cause !== error && isAway(error.cause);
}
