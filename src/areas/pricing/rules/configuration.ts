/** What can be built; the values are category handles. */
export const builderKinds = ['wig', 'closure-frontal', 'bundle'] as const;
export type BuilderKind = (typeof builderKinds)[number];

/** All builder steps in order: a later choice gives way to an earlier one. */
export const allBuilderSteps = ['cap', 'size', 'lace', 'texture', 'origin', 'length', 'density', 'colour', 'capSize', 'part'] as const;
export type BuilderStep = (typeof allBuilderSteps)[number];

const stepsByKind: Readonly<Record<BuilderKind, readonly BuilderStep[]>> = {
  wig: ['cap', 'lace', 'texture', 'length', 'density', 'colour', 'capSize'],
  'closure-frontal': ['size', 'lace', 'texture', 'length', 'density', 'colour', 'part'],
  bundle: ['texture', 'origin', 'length', 'colour'],
};
export const builderStepsOf = (kind: BuilderKind): readonly BuilderStep[] => stepsByKind[kind];

/** One built item. Every value is an option's key; lengths are inches, densities percent. */
export type Configuration = { readonly kind: BuilderKind; readonly extras: readonly string[] } & {
  readonly [step in BuilderStep]?: string;
};

export const isBuilderKind = (value: unknown): value is BuilderKind => builderKinds.some((kind) => kind === value);

const valuePattern = /^[A-Za-z0-9-]{1,24}$/;
const maxExtras = 8;

/** Parses input into a configuration: fields of another kind are dropped, invalid values make it null. */
export function configurationIn(sent: unknown): Configuration | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const given = new Map<string, unknown>(Object.entries(sent));
  const kind = given.get('kind');
  if (!isBuilderKind(kind)) return null;
  const extras = given.get('extras') ?? [];
  if (!Array.isArray(extras) || extras.length > maxExtras || !extras.every(isWord)) return null;
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

const isWord = (value: unknown): value is string => typeof value === 'string' && valuePattern.test(value);

/** Canonical text of a configuration: for addresses, cache keys and comparisons. */
export function textOf(configuration: Configuration): string {
  const query = new URLSearchParams({ kind: configuration.kind });
  for (const step of builderStepsOf(configuration.kind)) {
    const value = configuration[step];
    if (value !== undefined) query.set(step, value);
  }
  if (configuration.extras.length > 0) query.set('extras', [...configuration.extras].sort().join('.'));
  return query.toString();
}

/** Parses that text, or any query with the same keys. */
export function configurationOf(query: URLSearchParams): Configuration | null {
  const extras = query.getAll('extras').flatMap((text) => text.split('.').filter(Boolean));
  return configurationIn({ ...Object.fromEntries(query), extras });
}
