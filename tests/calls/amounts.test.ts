import { expect, test } from 'vitest';
import { handlers } from '../../src/calls.server.ts';

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly in?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
};
type Schema = { readonly _zod: { readonly def: Definition }; safeParse(value: unknown): { success: boolean } };

/** Every field of an input by its path, and its schema. */
function* fieldsOf(schema: Schema, path = ''): Generator<[path: string, field: Schema]> {
  const { def } = schema._zod;
  yield [path, schema];
  for (const [name, field] of Object.entries(def.shape ?? {})) yield* fieldsOf(field, `${path}.${name}`);
  for (const inner of [def.innerType, def.element, def.in, def.valueType, ...(def.options ?? [])]) if (inner) yield* fieldsOf(inner, path);
}
const takes = (field: Schema, value: number) => field.safeParse(value).success;

/** Fields of staff calls that take a value, as "path field". */
const taking = (value: number): string[] =>
  handlers
    .filter(({ call }) => Array.isArray(call.who))
    .flatMap(({ call }) =>
      [...fieldsOf(call.input as unknown as Schema)].filter(([, field]) => takes(field, value)).map(([path]) => call.path + path),
    );

/** Numbers that are no money. */
const isNoMoney = (field: string) => /\/(attribute_value|keyword|vendor_hair_price)\/\w+\.(amount|position|rate)$/.test(field);

test('an amount with more than two decimals is refused in every staff call', () => {
  expect(taking(1.05).some((field) => field.endsWith('/admin/sku/add.cost'))).toBe(true);
  expect(taking(1.005).filter((field) => !field.endsWith('.product_attribute') && !isNoMoney(field))).toEqual([]);
});

test('a price of zero is refused in every staff call', () => {
  expect(taking(1).some((field) => field.endsWith('/admin/sku/add.price'))).toBe(true);
  expect([...new Set(taking(0))].filter((field) => /[._](price|quoted|payment)$/.test(field))).toEqual([]);
});
