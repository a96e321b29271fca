import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { inFieldWords } from '#site/field-names.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { pageAt } from '#site/match.ts';
import { variantOf } from '#site/variant.ts';
import { type App, appContext, type Caller, callerContext, tagsContext } from './app.ts';
import { type AuditFallback, withAuditFallback } from './audit.server.ts';
import { databaseErrorName } from './database/connection-errors.ts';

/** What a page's loader or action works with. */
export type PageContext = {
  readonly app: App;
  readonly caller: Caller;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  /** Says what the page shows, so that a change drops it from memory. */
  shows(...tags: string[]): void;
};

/** The door of every page's loader: permission, then the work, then refusals as answers with their status. */
export const load =
  <T>(work: (visit: PageContext) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    const visit = visitFrom(args);
    permit(visit);
    try {
      return await work(visit);
    } catch (error) {
      throw translated(error, visit);
    }
  };

export type FormProblem = { readonly problem: string; readonly field: string | null };

/** The door of every page's action: the same, and the request must come from our own page. Refusals come back to the form. */
export const act =
  <T>(work: (visit: PageContext & { form: FormData }) => Promise<T>) =>
  async (args: ActionFunctionArgs) => {
    const visit = visitFrom(args);
    permit(visit);
    if (!isOwnPage(visit)) throw data(null, { status: 403 });
    try {
      const form = withoutNul(await args.request.formData());
      if (!/^\/?bg\//.test(visit.pattern)) return await work({ ...visit, form });
      return await withAuditFallback(visit.app, visit.caller, askedOf(visit, form), () => work({ ...visit, form }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const problem: FormProblem = {
        problem: domainErrorText(inFieldWords(error, visit.caller.language), visit.caller.language),
        field: error.details.field === undefined ? null : String(error.details.field),
      };
      return data(problem, { status: domainErrors[error.why].status });
    }
  };

/** No text of the shop holds a NUL and no database takes one; nobody types it. */
function withoutNul(form: FormData): FormData {
  if (![...form.values()].some((value) => typeof value === 'string' && value.includes('\u0000'))) return form;
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') clean.append(name, value.replaceAll('\u0000', ''));
    else clean.append(name, value);
  }
  return clean;
}

/** What a form asked for, in case the work itself does not say what it changed. */
function askedOf({ url, params }: PageContext, form: FormData): AuditFallback {
  const name = pageAt(url.pathname)?.name ?? url.pathname;
  const intent = form.get('intent');
  const id = params['id'] ?? url.searchParams.get('id') ?? form.get('id');
  return {
    action: typeof intent === 'string' && intent ? `${name}: ${intent.slice(0, 60)}` : name,
    subject: [name, typeof id === 'string' ? id.slice(0, 60) : ''],
    after: Object.fromEntries(form),
  };
}

function visitFrom({ request, params, context, pattern }: LoaderFunctionArgs | ActionFunctionArgs): PageContext & { pattern: string } {
  const tags = context.get(tagsContext);
  const url = new URL(request.url);
  return {
    app: context.get(appContext),
    caller: context.get(callerContext),
    url,
    params,
    request,
    pattern,
    shows: (...more) => more.forEach((tag) => void tags.add(tag)),
  };
}

/** Checked for the document, for its data, and here again for each part: a leaf asked for alone is guarded too. */
export function permit({ caller, url, pattern }: Pick<PageContext, 'caller' | 'url'> & { readonly pattern: string }): void {
  const path = url.pathname.replace(/\.data$/, '');
  // The router reads /BG/index and /b%67/index as /bg/index: what it matched is what must be allowed, not what was typed.
  const matched = pattern.startsWith('/') ? pattern : `/${pattern}`;
  const found = pageAt(matched);
  if (!found) {
    if (matched === '/bg' || matched.startsWith('/bg/')) requireStaff(caller, null);
    return;
  }
  const { who } = found.page;
  if (who === 'anyone') return;
  if (who === 'shopper') {
    if (caller.shopperId) return;
    throw redirect(
      variantOf(matched) === 'mobile' ? forVariant(hrefOf('user'), 'mobile') : `${hrefOf('login')}?${new URLSearchParams({ back: path })}`,
    );
  }
  requireStaff(caller, path);
  if (!who.some((role) => caller.staff?.roles.includes(role))) throw data({ why: 'forbidden' }, { status: 403 });
}

/** After the login she stands where she wanted to go. */
function requireStaff(caller: Caller, wanted: string | null): void {
  if (caller.staff) return;
  const back = wanted === null || wanted === hrefOf('office') ? '' : `?${new URLSearchParams({ back: wanted })}`;
  throw redirect(hrefOf('office-login') + back);
}

function isOwnPage({ request, app, url }: PageContext): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const from = request.headers.get('origin');
  return from === app.origin || from === url.origin;
}

function translated(error: unknown, { caller, app }: PageContext): unknown {
  if (error instanceof DomainError)
    return data({ why: error.why, text: domainErrorText(error, caller.language) }, { status: domainErrors[error.why].status });
  const trouble = databaseErrorName(error);
  if (trouble !== null) {
    app.log.error({ err: error, requestId: caller.requestId }, 'database unavailable');
    return data(
      { why: trouble, text: domainErrorText(new DomainError(trouble), caller.language) },
      { status: domainErrors[trouble].status },
    );
  }
  return error;
}
