import { randomBytes } from 'node:crypto';

/** One issue in PayPal's format. */
export type Issue = { readonly issue: string; readonly field?: string; readonly value?: string; readonly description?: string };

const kinds = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  AUTHENTICATION_FAILURE: [401, 'Authentication failed due to missing authorization header, or invalid authentication credentials.'],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNSUPPORTED_MEDIA_TYPE: [415, "The server does not support the request payload's media type."],
  UNPROCESSABLE_ENTITY: [422, 'The requested action could not be performed, semantically incorrect, or failed business validation.'],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error has occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const;
export type Kind = keyof typeof kinds;

/** PayPal's error envelope. */
export function refuse(kind: Kind, issues: readonly Issue[] = []): Response {
  const [status, message] = kinds[kind];
  const debugId = randomBytes(7).toString('hex').slice(0, 13);
  const [first] = issues;
  const details = issues.map(({ issue, field, value, description }) => ({
    ...(field === undefined ? {} : { field, location: field.startsWith('/') ? 'body' : 'path' }),
    ...(value === undefined ? {} : { value }),
    issue,
    description: description ?? describe(issue),
  }));
  const about = `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${first?.issue ?? kind}`;
  const links = first ? [{ href: about, rel: 'information_link', method: 'GET' }] : [];
  return Response.json(
    { name: kind, message, debug_id: debugId, ...(details.length > 0 ? { details } : {}), links },
    { status, headers: { 'paypal-debug-id': debugId } },
  );
}

export const unprocessable = (issue: string, more: Omit<Issue, 'issue'> = {}): Response =>
  refuse('UNPROCESSABLE_ENTITY', [{ issue, ...more }]);

/** AMOUNT_MISMATCH becomes "Amount mismatch."; programs read the issue, not the text. */
const describe = (issue: string): string => {
  const words = issue.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};
