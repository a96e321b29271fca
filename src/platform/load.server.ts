import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { InputError } from '#kernel/limits.ts';
import type { Language, LocalizedText } from '#kernel/texts.ts';
import { withFieldLabels } from '#site/field-names.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { pageAt } from '#site/match.ts';
import { variantOf } from '#site/variant.ts';
import { type App, appContext, type Caller, callerContext, tagsContext } from './app.ts';
import { type AuditFallback, withAuditFallback } from './audit.server.ts';
import { databaseErrorName } from './database/connection-errors.ts';
import { requestedPath } from './requested-path.ts';

/** What a page's loader or action receives. */
export type PageContext = {
  readonly app: App;
  readonly caller: Caller;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  /** Adds cache tags, so that a change invalidates the page. */
  shows(...tags: string[]): void;
};

/** Wraps every loader: permission, then the work, then errors as responses with their status. */
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

/** A form's refusal: the message, field errors, and the input. */
export type FormProblem = {
  readonly problem: string;
  readonly field: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** Values for the fields of the form: without script the page is rendered again. */
  readonly typed: Readonly<Record<string, string>>;
  /** Which form of a page with several. */
  readonly intent: string;
  /** Too many were wrong; and: the account waits for its email. */
  readonly isLocked: boolean;
  readonly isWaiting: boolean;
};

/** An article is the longest text of a form; it comes back whole. */
const maxTypedLength = 100_000;

/** Texts of a form's errors: the labels of its fields, and sentences of its own. */
export type FormErrorTexts = {
  readonly labels: Readonly<Record<string, LocalizedText>>;
  readonly says?: (refused: DomainError, language: Language) => string | undefined;
};

export type ActionContext = PageContext & { readonly form: FormData };

/** Wraps every action: the same, and the request must come from our own page. Errors are returned to the form. */
export const formAction =
  <T>(work: (visit: ActionContext) => Promise<T>, texts: FormErrorTexts = { labels: {} }) =>
  async (args: ActionFunctionArgs) => {
    const visit = visitFrom(args);
    permit(visit);
    if (!isOwnPage(visit)) throw data(null, { status: 403 });
    const form = withoutNul(await args.request.formData());
    try {
      if (!/^\/?bg\//.test(visit.pattern)) return await work({ ...visit, form });
      return await withAuditFallback(visit.app, visit.caller, auditFallbackOf(visit, form), () => work({ ...visit, form }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return data(problemOf(error, form, texts, visit.caller.language), { status: domainErrors[error.why].status });
    }
  };

/** The action of a page with several forms or buttons: each by the `intent` it sends. */
export const actions = <Works extends Readonly<Record<string, (visit: ActionContext) => Promise<unknown>>>>(
  works: Works,
  texts?: FormErrorTexts,
) =>
  formAction(async (visit): Promise<Awaited<ReturnType<Works[keyof Works]>>> => {
    const intent = intentOf(visit.form);
    const work = Object.hasOwn(works, intent) ? works[intent] : undefined;
    if (!work) throw new DomainError('badValue', { field: 'intent' });
    return work(visit) as Promise<Awaited<ReturnType<Works[keyof Works]>>>;
  }, texts);

/** The last one counts: a button after a hidden field sends its own intent. */
const intentOf = (form: FormData): string => String(form.getAll('intent').at(-1) ?? '');

function problemOf(refused: DomainError, form: FormData, { labels, says }: FormErrorTexts, language: Language): FormProblem {
  const sentence = (one: DomainError): string => says?.(one, language) ?? domainErrorText(withFieldLabels(one, language, labels), language);
  const nameOf = ({ details }: DomainError): string | null => (details.field === undefined ? null : String(details.field));
  const fields: Record<string, string> = {};
  for (const one of refused instanceof InputError ? refused.all : [refused]) {
    const name = nameOf(one);
    // One message per field: its first problem.
    if (name !== null && (refused instanceof InputError || name in labels)) fields[name] ??= sentence(one);
  }
  return {
    problem: sentence(refused),
    field: nameOf(refused),
    fields,
    typed: typedTexts(form),
    intent: intentOf(form),
    isLocked: refused.why === 'tooMany',
    isWaiting: refused.why === 'notActivated',
  };
}

/** What goes back into the fields of a form that is made anew; a password never does. */
export const typedTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    sentTexts(form).flatMap(([name, value]) => (name.endsWith('password') ? [] : [[name, value.slice(0, maxTypedLength)]])),
  );

/** What a form says in words, in order; to be sent again as it was. */
export const sentTexts = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));

/** NUL is never valid text and no database accepts it. */
function withoutNul(form: FormData): FormData {
  if (![...form.values()].some((value) => typeof value === 'string' && value.includes('\u0000'))) return form;
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') clean.append(name, value.replaceAll('\u0000', ''));
    else clean.append(name, value);
  }
  return clean;
}

/** The form's contents, in case the service writes no audit entry. */
function auditFallbackOf({ url, params }: PageContext, form: FormData): AuditFallback {
  const name = pageAt(url.pathname)?.name ?? url.pathname;
  const intent = intentOf(form);
  const id = params['id'] ?? url.searchParams.get('id') ?? form.get('id');
  return {
    action: intent ? `${name}: ${intent.slice(0, 60)}` : name,
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

/** Checked for the document, for its data, and here again for each part: a leaf requested alone is guarded too. */
export function permit({ caller, url, pattern }: Pick<PageContext, 'caller' | 'url'> & { readonly pattern: string }): void {
  // The router reads /BG/index and /b%67/index as /bg/index: permission is checked for what it matched, not for what was typed.
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
    throw loginRedirect(url, variantOf(matched));
  }
  requireStaff(caller, found.page.isReturnTarget ? requestedPath(url) : null);
  if (!who.some((role) => caller.staff?.roles.includes(role))) throw data({ why: 'forbidden' }, { status: 403 });
}

/** To the login, which leads back to this address. */
export const loginRedirect = (url: URL, variant = variantOf(url.pathname)): Response =>
  redirect(`${forVariant(hrefOf(variant === 'mobile' ? 'user' : 'login'), variant)}?${new URLSearchParams({ back: requestedPath(url) })}`);

/** Returns to the requested page after login. */
function requireStaff(caller: Caller, path: string | null): void {
  if (caller.staff) return;
  const back = path === null || path === hrefOf('office') ? '' : `?${new URLSearchParams({ back: path })}`;
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
