type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;
export type CamelCased<T> = { [Name in keyof T as Camel<Name & string>]: T[Name] };

/** Wire names (name_en) to property names (nameEn). */
export const toCamelCase = <T extends object>(wire: T): CamelCased<T> =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  ) as CamelCased<T>;

/** Lower case letters, digits and single hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');
