import { DomainError } from '#kernel/errors.ts';
import { maxListItems } from './fields.ts';

/** Limits of a request body. */
export const limits = { bytes: 256 * 1024, depth: 10, keys: 1000, text: 2000, list: maxListItems } as const;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Bytes are counted while reading, whatever the length header says. */
export async function readJson(request: Request, maxTextLength: number = limits.text): Promise<unknown> {
  const text = await readText(request, limits.bytes);
  if (text.trim() === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new DomainError('notJson');
  const value = parse(text);
  measure(value, maxTextLength);
  return value;
}

export async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('unmarshal');
  }
}

/** A form that comes from elsewhere than our own pages, to be read by `readForm`. */
export async function readFormBody(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) throw new DomainError('unmarshal');
  const body = new Response(new Uint8Array(await readBytes(request, maxBytes)), { headers: { 'content-type': type } });
  try {
    return await body.formData();
  } catch {
    throw new DomainError('unmarshal');
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError('tooLarge');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new DomainError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Dangerous keys are refused, not cleaned: nobody sends them by accident. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (forbidden.has(key)) throw new DomainError('unmarshal');
      return value;
    });
  } catch {
    throw new DomainError('unmarshal');
  }
}

function measure(root: unknown, maxTextLength: number): void {
  let keys = 0;
  const walk = (value: unknown, depth: number): void => {
    if (depth > limits.depth) throw new DomainError('tooLarge');
    if (typeof value === 'string' && (value.length > maxTextLength || value.includes('\u0000'))) throw new DomainError('tooLarge');
    if (typeof value !== 'object' || value === null) return;
    const inside = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) && value.length > limits.list) throw new DomainError('listTooLong', { most: limits.list });
    keys += inside.length;
    if (keys > limits.keys) throw new DomainError('tooLarge');
    for (const one of inside) walk(one, depth + 1);
  };
  walk(root, 0);
}

/** A query as an object; duplicate keys count once, unless the call takes a list. */
export function readQuery(url: URL, lists: readonly string[]): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(url.searchParams.keys())) {
    if (forbidden.has(key)) throw new DomainError('unmarshal');
    const values = url.searchParams.getAll(key);
    if (values.length > limits.list || values.some((value) => value.length > limits.text || value.includes('\u0000')))
      throw new DomainError('tooLarge');
    found[key] = lists.includes(key) ? values : (values.at(-1) ?? '');
  }
  return { ...found };
}
