import { Form } from 'react-router';
import { propertyList } from '#areas/catalog/rules/office-lists.ts';
import { ColumnMenu, visibleColumns } from '#office/parts/list-tools.tsx';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { openHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { categoryOfficeTexts } from '../categories/category-office-texts.ts';
import { MoveButtons, RowFacts, SortableList } from '../parts/sortable-list.tsx';
import type { Route } from './+types/page';
import type { PropertyData } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, categoryOfficeTexts.propertiesTitle, categoryOfficeTexts.propertiesDescription);
export const handle: OfficeHandle = { keys: [{ keys: ['n'], says: categoryOfficeTexts.keyNew }] };

const kinds = ['choice', 'colour', 'length', 'number'] as const;

export default function PropertiesPage({ loaderData: { properties, one, brands, chosen }, actionData }: Route.ComponentProps) {
  const say = useTexts(categoryOfficeTexts);
  const columns = usePropertyColumns();
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('propertiesTitle')} sub={say('propertiesDescription')} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="product-columns">
        <div className="stack">
          <Card
            title={say('properties')}
            note={say('orderHelp')}
            aside={<ColumnMenu spec={propertyList} chosen={chosen} columns={columns} />}
            flush
          >
            <SortableList rows={properties} intent="property-order" current={one?.id}>
              {(row) => (
                <RowFacts to={openHref(propertyList, chosen, { id: row.id })} row={row} columns={visibleColumns(columns, chosen.columns)} />
              )}
            </SortableList>
          </Card>
          <Card title={say('addProperty')}>
            <Form method="post" className="stack" preventScrollReset data-shortcut="n">
              <Field name="key" label={say('key')} help={say('keyHelp')} />
              <Field name="nameEn" label={say('nameEn')} />
              <Field name="nameZh" label={say('nameZh')} />
              <select className="input" name="kind" aria-label={say('kind')}>
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {say(kind)}
                  </option>
                ))}
              </select>
              <Button type="submit" name="intent" value="property-add">
                {say('create')}
              </Button>
            </Form>
          </Card>
        </div>
        <div className="stack">
          {one && <AttributeValues one={one} />}
          <Brands brands={brands} />
        </div>
      </div>
    </>
  );
}

function usePropertyColumns(): readonly Column<PropertyData['properties'][number]>[] {
  const say = useTexts(categoryOfficeTexts);
  return [
    { id: 'name', label: say('property'), fixed: true, cell: ({ name }) => name },
    { id: 'key', label: say('key'), cell: ({ key }) => key },
    { id: 'kind', label: say('kind'), cell: ({ kind }) => say(kind) },
    { id: 'values', label: say('valueCount'), cell: ({ valueCount }) => say('values', { count: valueCount }) },
  ];
}

function Field({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input className="input" name={name} maxLength={80} required />
      {help && <span className="help">{help}</span>}
    </label>
  );
}

function AttributeValues({ one }: { one: NonNullable<PropertyData['one']> }) {
  const say = useTexts(categoryOfficeTexts);
  const hasShade = one.kind === 'colour';
  const heads = ['value', 'code', 'nameEn', 'nameZh', hasShade ? 'shade' : 'amount'] as const;
  return (
    <Card title={say('valuesOf', { name: one.name })} note={String(one.values.length)} flush>
      <div className="scroll goods-tall">
        <table className="grid-table is-tight goods-lines">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {say(head)}
                </th>
              ))}
              <th scope="col" className="num">
                {say('used')}
              </th>
              <th scope="col">{say('place')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {[...one.values, null].map((value) => (
              <tr key={value?.id ?? 'new'}>
                <LineFields
                  form={`value-${value?.id ?? 'new'}`}
                  names={['value', 'code', 'nameEn', 'nameZh', hasShade ? 'rootHex' : 'amount']}
                  row={value}
                  say={say}
                />
                <td className="num">{value?.uses ?? ''}</td>
                <td className="nowrap">{value && <MoveButtons intent="value-step" id={value.id} of={one.id} name={value.value} />}</td>
                <td className="nowrap">
                  <Form method="post" id={`value-${value?.id ?? 'new'}`} className="row" preventScrollReset>
                    <input type="hidden" name="id" value={value?.id ?? one.id} />
                    <Button size="small" type="submit" name="intent" value={value ? 'value-save' : 'value-add'}>
                      {say(value ? 'save' : 'addValue')}
                    </Button>
                    {value && value.uses === 0 && (
                      <Button size="small" kind="bare" type="submit" name="intent" value="value-remove" formNoValidate>
                        {say('remove')}
                      </Button>
                    )}
                  </Form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type Say = ReturnType<typeof useTexts<typeof categoryOfficeTexts>>;
type LineProps = { form: string; names: readonly string[]; row: object | null; say: Say };
const columnTextKeys = {
  value: 'value',
  code: 'code',
  nameEn: 'nameEn',
  nameZh: 'nameZh',
  rootHex: 'shade',
  amount: 'amount',
  slug: 'slug',
} as const;
const free = ['code', 'rootHex', 'amount'];

/** Borderless fields, submitted by the form at the end of their line. */
function LineFields({ form, names, row, say }: LineProps) {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return names.map((name) => (
    <td key={name} className="cell">
      <input
        className="input"
        form={form}
        name={name}
        aria-label={`${say(columnTextKeys[name as keyof typeof columnTextKeys])} ${String(values.nameEn ?? '')}`}
        defaultValue={String(values[name] ?? '')}
        maxLength={80}
        required={!free.includes(name)}
        lang={name === 'nameZh' ? 'zh-Hans' : undefined}
      />
    </td>
  ));
}

function Brands({ brands }: { brands: PropertyData['brands'] }) {
  const say = useTexts(categoryOfficeTexts);
  return (
    <Card title={say('brands')} note={String(brands.length)} flush>
      <table className="grid-table is-tight goods-lines">
        <thead>
          <tr>
            {(['slug', 'nameEn', 'nameZh'] as const).map((head) => (
              <th key={head} scope="col">
                {say(head)}
              </th>
            ))}
            <th scope="col" className="num">
              {say('groupCount')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[...brands, null].map((brand) => (
            <tr key={brand?.id ?? 'new'}>
              <LineFields form={`brand-${brand?.id ?? 'new'}`} names={['slug', 'nameEn', 'nameZh']} row={brand} say={say} />
              <td className="num">{brand?.groupCount ?? ''}</td>
              <td className="nowrap">
                <Form method="post" id={`brand-${brand?.id ?? 'new'}`} className="row" preventScrollReset>
                  {brand && <input type="hidden" name="id" value={brand.id} />}
                  <Button size="small" type="submit" name="intent" value={brand ? 'brand-save' : 'brand-add'}>
                    {say(brand ? 'save' : 'addBrand')}
                  </Button>
                  {brand && brand.groupCount === 0 && (
                    <Button size="small" kind="bare" type="submit" name="intent" value="brand-remove" formNoValidate>
                      {say('remove')}
                    </Button>
                  )}
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
