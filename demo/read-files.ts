import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#platform/root.server.ts';

/** The demo's files lie beside its code in the repository; the built server reads them there too. */
const folder = join(projectRoot(), 'demo');

/** English first, then Chinese. */
export const bilingual = z.tuple([z.string(), z.string()]).readonly();
export type BilingualPair = z.infer<typeof bilingual>;
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).readonly();
export const whole = z.int().nonnegative();

/** A JSON file of the demo, checked; whoever breaks it reads which file and which entry. */
export function readJson<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return check(file, schema, parse(file, readFileSync(join(folder, file), 'utf8')));
}

/** A Markdown file: front matter, `name: value` a line with every value in JSON, and the text below it. */
export function readMarkdown<T extends z.ZodType>(file: string, schema: T): { readonly head: z.output<T>; readonly body: string } {
  const [, lines = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  const head = lines.split('\n').map((line) => {
    const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return [name, parse(`${file}: ${line}`, value)] as const;
  });
  return { head: check(file, schema, Object.fromEntries(head)), body: body.trim() };
}

/** Paths below the demo's folder, in the order of the alphabet. */
export const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: folder }).sort();

function parse(at: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`demo/${at}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function check<T extends z.ZodType>(file: string, schema: T, value: unknown): z.output<T> {
  // Each schema is used once: compiling it would cost more than it saves.
  const read = schema.safeParse(value, { jitless: true });
  if (read.success) return read.data;
  throw new Error(
    `demo/${file}: ${read.error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`).join('; ')}`,
  );
}
