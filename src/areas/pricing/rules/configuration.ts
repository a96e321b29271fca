/** What can be composed; the words are those of the categories. */
export const builderKinds = ['wig', 'closure-frontal', 'bundle'] as const;
export type BuilderKind = (typeof builderKinds)[number];

/** Every question a builder may ask, in the order in which it asks: a later answer gives way to an earlier one. */
export const allBuilderSteps = ['cap', 'size', 'lace', 'texture', 'origin', 'length', 'density', 'colour', 'capSize', 'part'] as const;
export type BuilderStep = (typeof allBuilderSteps)[number];

const asked: Readonly<Record<BuilderKind, readonly BuilderStep[]>> = {
  wig: ['cap', 'lace', 'texture', 'length', 'density', 'colour', 'capSize'],
  'closure-frontal': ['size', 'lace', 'texture', 'length', 'density', 'colour', 'part'],
  bundle: ['texture', 'origin', 'length', 'colour'],
};
export const builderStepsOf = (kind: BuilderKind): readonly BuilderStep[] => asked[kind];

/** One piece as it was composed. Every value is the word of an option; lengths are inches, densities percent. */
export type Configuration = { readonly kind: BuilderKind; readonly extras: readonly string[] } & {
  readonly [step in BuilderStep]?: string;
};

export const isBuilderKind = (word: unknown): word is BuilderKind => builderKinds.some((kind) => kind === word);

const word = /^[A-Za-z0-9-]{1,24}$/;
const mostExtras = 8;

/** What somebody sent, read into a configuration: what is not of this kind is dropped, what is not a word makes it none. */
export function configurationIn(sent: unknown): Configuration | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const given = new Map<string, unknown>(Object.entries(sent));
  const kind = given.get('kind');
  if (!isBuilderKind(kind)) return null;
  const extras = given.get('extras') ?? [];
  if (!Array.isArray(extras) || extras.length > mostExtras || !extras.every(isWord)) return null;
  const chosen: { [step in BuilderStep]?: string } = {};
  for (const step of builderStepsOf(kind)) {
    const value = given.get(step);
    if (value === undefined || value === null || value === '') continue;
    const text = typeof value === 'number' ? String(value) : value;
    if (!isWord(text)) return null;
    chosen[step] = text;
  }
  return { kind, ...chosen, extras: [...new Set(extras)].sort() };
}

const isWord = (value: unknown): value is string => typeof value === 'string' && word.test(value);

/** The same piece always has the same text: an address, a key of a cache, a thing to compare. */
export function textOf(configuration: Configuration): string {
  const query = new URLSearchParams({ kind: configuration.kind });
  for (const step of builderStepsOf(configuration.kind)) {
    const value = configuration[step];
    if (value !== undefined) query.set(step, value);
  }
  if (configuration.extras.length > 0) query.set('extras', [...configuration.extras].sort().join('.'));
  return query.toString();
}

/** Reads such a text, or any query with the same keys. */
export function configurationOf(query: URLSearchParams): Configuration | null {
  const extras = query.getAll('extras').flatMap((text) => text.split('.').filter(Boolean));
  return configurationIn({ ...Object.fromEntries(query), extras });
}
