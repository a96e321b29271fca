import { requireOwnPage } from '#api/mount.server.ts';
import { DomainError, type DomainErrorName } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { exportAccount } from './own-data.server.ts';

const maxBytes = 4096;

/** The account page's message per error. */
const problems: Partial<Record<DomainErrorName, string>> = { passwordError: 'wrong', lackParameter: 'wrong', tooMany: 'many' };

/** The call export_account for a plain form: a file, or back to the page with the reason. */
export async function accountFile(app: App, request: Request, caller: Caller): Promise<Response> {
  const form = await formOf(request);
  const variant = form.get('variant') === 'mobile' ? 'mobile' : 'desktop';
  if (caller.shopperId === null) return leadTo(forVariant(hrefOf(variant === 'mobile' ? 'user' : 'login'), variant));
  try {
    requireOwnPage(request, app.origin);
    const { fileName, account } = await exportAccount(app, caller, passwordIn(form));
    return new Response(`${JSON.stringify(account, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    const problem = error instanceof DomainError ? problems[error.why] : undefined;
    if (problem) return leadTo(`${forVariant(hrefOf('account-info'), variant)}?file=${problem}#your-data`);
    if (error instanceof DomainError) return leadTo(forVariant(hrefOf('home'), variant));
    throw error;
  }
}

/** A form of two short fields; anything longer is refused. */
async function formOf(request: Request): Promise<FormData> {
  const length = Number(request.headers.get('content-length') ?? maxBytes + 1);
  return length > maxBytes ? new FormData() : request.formData().catch(() => new FormData());
}

function passwordIn(form: FormData): string {
  const typed = form.get('password');
  if (typeof typed !== 'string' || typed === '') throw new DomainError('lackParameter', { field: 'password' });
  return typed;
}

const leadTo = (location: string): Response => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
