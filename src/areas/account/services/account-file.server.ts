import { z } from 'zod';
import { readFormBody } from '#api/body.server.ts';
import { requireOwnPage } from '#api/mount.server.ts';
import { readForm } from '#api/read-form.ts';
import { DomainError, type DomainErrorName } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { userExportAccount } from '../calls.ts';
import { exportAccount } from './own-data.server.ts';

/** A form of two short fields. */
const maxBytes = 4096;
const page = z.object({ variant: z.enum(['desktop', 'mobile']).catch('desktop') });

/** The account page's message per error. */
const problems: Partial<Record<DomainErrorName, string>> = {
  passwordError: 'wrong',
  lackParameter: 'wrong',
  wordsTooLong: 'wrong',
  tooMany: 'many',
};

/** The call export_account for a plain form: a file, or back to the page with the reason. */
export async function accountFile(app: App, request: Request, caller: Caller): Promise<Response> {
  const form = await readFormBody(request, maxBytes).catch(() => new FormData());
  const { variant } = readForm(form, page);
  if (caller.shopperId === null) return leadTo(forVariant(hrefOf(variant === 'mobile' ? 'user' : 'login'), variant));
  try {
    requireOwnPage(request, app.origin);
    const { fileName, account } = await exportAccount(app, caller, readForm(form, userExportAccount.input).password);
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

const leadTo = (location: string): Response => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
