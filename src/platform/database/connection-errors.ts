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

/** Lock timeout, statement timeout, deadlock or serialization failure: a retry may succeed. */
const crowded = new Set(['55P03', '57014', '40P01', '40001']);

/** Error name for the caller when the database failed; null when the statement was at fault. */
export const databaseErrorName = (error: unknown): 'databaseAway' | 'unavailable' | null =>
  isConnectionError(error) ? 'databaseAway' : isCrowded(error) ? 'unavailable' : null;

/** True when the database is unreachable, as opposed to rejecting a statement. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (lost.has(code) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true;
  return error.cause !== undefined && error.cause !== error && isConnectionError(error.cause);
}

function isCrowded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && crowded.has(String(error.code))) return true;
  return error.cause !== undefined && error.cause !== error && isCrowded(error.cause);
}
