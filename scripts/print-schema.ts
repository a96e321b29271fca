import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type IndexedColumn, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { areas } from '../tests/house/tree.ts';

type Part = ReturnType<typeof getTableConfig>;

const root = join(import.meta.dirname, '..');
const dialect = new PgDialect();

const sections: string[] = [];
let count = 0;
for (const { name, patterns } of owners()) {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }).sort());
  const tables = (await Promise.all(files.map(tablesOf))).flat();
  count += tables.length;
  if (tables.length > 0) sections.push(`## ${name}\n\n${tables.join('\n')}`);
}
writeFileSync(
  join(root, 'docs/schema.md'),
  `# Tables of the house\n\nMade by \`npm run schema\` from the tables files; ${count} tables. Do not edit by hand.\n\n${sections.join('\n')}`,
);
console.log(`docs/schema.md: ${count} tables`);

function owners() {
  const platform = { name: 'platform', patterns: ['src/platform/tables.ts', 'src/platform/tables/*.ts'] };
  const ranked = areas.map((area) => ({ name: area, patterns: [`src/areas/${area}/tables.ts`, `src/areas/${area}/tables/*.ts`] }));
  return [platform, ...ranked];
}

async function tablesOf(file: string): Promise<string[]> {
  const source = readFileSync(join(root, file), 'utf8');
  const exported: Record<string, unknown> = await import(join(root, file));
  return Object.entries(exported)
    .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable))
    .sort(([a], [b]) => source.indexOf(`export const ${a} =`) - source.indexOf(`export const ${b} =`))
    .map(([name, table]) => described(name, getTableConfig(table), docOf(source, name)));
}

function docOf(source: string, name: string): string {
  const doc = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name} =`)
    .exec(source)?.[1]
    ?.replace(/\s+(\* )?/g, ' ')
    .trim();
  if (!doc) throw new Error(`table ${name} has no line that says what one row is`);
  return doc;
}

function described(name: string, part: Part, doc: string): string {
  const columns = part.columns.map((column) => `| ${column.name} | ${column.getSQLType()} | ${traits(column, part)} |`);
  return [
    `### ${part.name} (\`${name}\`)`,
    '',
    doc,
    '',
    '| column | type | |',
    '|---|---|---|',
    ...columns,
    '',
    ...keys(part).map((key) => `- ${key}`),
    '',
  ].join('\n');
}

function traits(column: PgColumn, part: Part): string {
  const target = part.foreignKeys
    .map((key) => key.reference())
    .find(({ columns }) => columns.length === 1 && columns[0]?.name === column.name);
  const columnTraits = [
    column.primary && 'key',
    column.notNull || column.primary ? '' : 'may be null',
    column.isUnique && 'unique',
    column.generated && 'computed',
    column.enumValues?.length && column.enumValues.join(', '),
    target && `→ ${getTableConfig(target.foreignTable).name}`,
  ];
  return columnTraits.filter(Boolean).join('; ');
}

function keys(part: Part): string[] {
  return [
    ...part.primaryKeys.map((key) => `key: ${names(key.columns)}`),
    ...part.uniqueConstraints.map((key) => `unique: ${names(key.columns)}`),
    ...part.foreignKeys
      .map((key) => key.reference())
      .filter(({ columns }) => columns.length > 1)
      .map(({ columns, foreignTable }) => `${names(columns)} → ${getTableConfig(foreignTable).name}`),
    ...part.indexes.map(({ config }) => {
      const where = config.where ? ` where ${sqlOf(config.where)}` : '';
      return `${config.unique ? 'unique' : 'index'}: ${config.columns.map(indexed).join(', ')}${where}`;
    }),
    ...part.checks.map(
      (check) =>
        `check ${check.name}: ${sqlOf(check.value)
          .replaceAll(`"${part.name}".`, '')
          .replaceAll(/"([a-z_0-9]+)"/g, '$1')}`,
    ),
  ];
}

function names(columns: { name: string }[]): string {
  return columns.map((column) => column.name).join(', ');
}

function indexed(column: object): string {
  if (is(column, SQL)) return sqlOf(column);
  const { name, indexConfig } = column as Partial<IndexedColumn>;
  return `${name}${indexConfig?.order === 'desc' ? ' desc' : ''}`;
}

function sqlOf(value: SQL): string {
  return dialect.sqlToQuery(value).sql;
}
