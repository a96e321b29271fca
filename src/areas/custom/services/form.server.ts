import { data } from 'react-router';
import type { z } from 'zod';
import { takeUpload } from '#areas/content/services/uploads.server.ts';
import type { Refusing } from '#areas/shoppers/parts/refused.ts';
import { Refused, refusals, refusalText } from '#kernel/errors.ts';
import { inLanguage, type Language, type Pair } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { mostPhotos } from '../rules/limits.ts';
import { noTaps, type Taps } from '../rules/picture/region.ts';
import { madeTexts, pictureTexts } from '../texts.ts';

const labels: Readonly<Record<string, Pair>> = {
  email: madeTexts.email,
  name: madeTexts.name,
  note: madeTexts.note,
  phone_number: madeTexts.phone,
  wished_on: madeTexts.wishedOn,
  budget: madeTexts.budget,
  upload_ids: pictureTexts.photos,
};

export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 10_000).trim() : '';
};
export const textsIn = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string');
/** An empty field is no answer. */
export const givenIn = (form: FormData, name: string): string | null => textIn(form, name) || null;
export const numberIn = (form: FormData, name: string): number | null => {
  const typed = textIn(form, name).replace(',', '.');
  return typed === '' ? null : Number(typed);
};

const mostFormBytes = 45 * 1024 * 1024;

/** A plain form carries its photos with it; more than five large ones are not even read. */
export function refuseHuge(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) > mostFormBytes) throw new Refused('tooLarge');
}

/** The photos of a form: those sent beforehand by their names, those that came with a plain form taken now. */
export async function photosIn(app: App, caller: Caller, form: FormData): Promise<string[]> {
  const files = form.getAll('photos').filter((file): file is File => typeof file !== 'string' && file.size > 0);
  if (files.length > mostPhotos) throw new Refused('tooLarge');
  const taken: string[] = [];
  for (const file of files)
    taken.push(await takeUpload(app, caller, { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }));
  return [...textsIn(form, 'upload_ids'), ...taken].slice(0, mostPhotos);
}

/** "0.4 0.1 0.5 0.9": the crown, then the tips. */
export function tapsIn(form: FormData): Taps[] {
  return textsIn(form, 'taps').map((typed) => {
    const [cx, cy, tx, ty] = typed.split(' ').map(Number);
    const point = (x: number | undefined, y: number | undefined) =>
      x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
    return typed === '' ? noTaps : { crown: point(cx, cy), tip: point(tx, ty) };
  });
}

/** Checks a form, then does the work; what is refused comes back to its fields, with what was typed. */
export async function fromForm<Input extends z.ZodType, Done>(
  schema: Input,
  raw: Readonly<Record<string, unknown>>,
  { language, form }: { language: Language; form: FormData },
  work: (input: z.output<Input>) => Promise<Done>,
) {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 10_000)]] : [])),
  );
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) fields[String(issue.path[0] ?? '')] ??= sentenceFor(issue, language);
    return data({ problem: Object.values(fields)[0] ?? '', fields, typed } satisfies Refusing, { status: 400 });
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const field = String(error.details.field ?? '');
    const problem = refusalText(new Refused(error.why, { ...error.details, field: labelOf(field, language) }), language);
    return data({ problem, fields: field in labels ? { [field]: problem } : {}, typed } satisfies Refusing, {
      status: refusals[error.why].status,
    });
  }
}

function sentenceFor(issue: z.core.$ZodIssue, language: Language): string {
  const field = labelOf(String(issue.path[0] ?? ''), language);
  if (issue.code === 'custom' && issue.message === 'badMailbox') return inLanguage(refusals.badMailbox.text, language);
  const why = issue.code === 'too_small' || issue.code === 'invalid_type' ? 'lackParameter' : 'badValue';
  return inLanguage(refusals[why].text, language, { field });
}

const labelOf = (field: string, language: Language): string => {
  const label = labels[field];
  return label ? inLanguage(label, language) : field;
};
