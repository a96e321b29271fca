import { Form, Link } from 'react-router';
import { categoryList } from '#areas/catalog/rules/office-lists.ts';
import { ColumnMenu, visibleColumns } from '#office/parts/list-tools.tsx';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { openHref } from '#site/list.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { PictureDrop } from '../parts/picture-drop.tsx';
import { RowFacts, SortableList } from '../parts/sortable-list.tsx';
import type { Route } from './+types/page';
import { categoryOfficeTexts } from './category-office-texts.ts';
import { CategoryTextsForm } from './category-texts-form.tsx';
import type { CategoryData, OneCategory } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, categoryOfficeTexts.title, categoryOfficeTexts.description);
export const handle: OfficeHandle = { keys: [{ keys: ['n'], says: categoryOfficeTexts.keyNew }] };

export default function CategoriesPage({
  loaderData: { categories, properties, one, isNew, chosen },
  actionData: answered,
}: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(categoryOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  useLiveUpdates('goods');
  const here = href('office-categories');
  const columns = useCategoryColumns();
  return (
    <>
      <PageHead
        title={one?.name ?? say('title')}
        back={one ? <Link to={here}>{say('title')}</Link> : undefined}
        actions={
          <>
            {one && <CategoryActions one={one} />}
            <ButtonLink kind="primary" to={`${here}?id=new`} data-shortcut="n">
              {say('new')}
            </ButtonLink>
          </>
        }
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="product-columns">
        <Card
          title={say('list')}
          note={say('orderHelp')}
          aside={<ColumnMenu spec={categoryList} chosen={chosen} columns={columns} />}
          flush
        >
          <SortableList rows={categories} intent="order" current={one?.category.id}>
            {(row) => (
              <RowFacts to={openHref(categoryList, chosen, { id: row.id })} row={row} columns={visibleColumns(columns, chosen.columns)} />
            )}
          </SortableList>
        </Card>
        {one || isNew ? (
          <div className="stack">
            <CategoryTextsForm one={one} />
            {one && <CategoryPicture one={one} />}
            {one && <Properties one={one} properties={properties} />}
            {one && <Faqs one={one} />}
          </div>
        ) : (
          <Empty title={say('title')} text={say('none')} />
        )}
      </div>
    </>
  );
}

type ListedCategory = CategoryData['categories'][number];

function useCategoryColumns(): readonly Column<ListedCategory>[] {
  const say = useTexts(categoryOfficeTexts);
  return [
    { id: 'name', label: say('category'), fixed: true, cell: ({ name }) => name },
    { id: 'groups', label: say('groupCount'), cell: ({ groupCount }) => say('groupsOf', { count: groupCount }) },
    { id: 'skus', label: say('skuCount'), cell: ({ skuCount }) => say('skusOf', { count: skuCount }) },
    { id: 'slug', label: say('slug'), aside: true, cell: ({ slug }) => slug },
    { id: 'state', label: say('hidden'), cell: ({ isHidden }) => isHidden && <Badge tone="line">{say('hidden')}</Badge> },
  ];
}

function CategoryActions({ one: { category, name, path } }: { one: OneCategory }) {
  const say = useTexts(categoryOfficeTexts);
  const href = useHref();
  return (
    <>
      {!category.isHidden && <ButtonLink to={path}>{say('inShop')}</ButtonLink>}
      <ButtonLink to={`${href('office-spus')}?category=${category.id}`}>{say('groups')}</ButtonLink>
      <Form method="post" className="row" preventScrollReset>
        <input type="hidden" name="id" value={category.id} />
        <input type="hidden" name="name" value={name} />
        <Button type="submit" name="intent" value={category.isHidden ? 'show' : 'hide'}>
          {say(category.isHidden ? 'show' : 'hide')}
        </Button>
        {category.groupCount === 0 && (
          <Button type="submit" name="intent" value="remove" className="btn-danger">
            {say('remove')}
          </Button>
        )}
      </Form>
    </>
  );
}

/** Used on the home page, in menus and at the head of its list. */
function CategoryPicture({ one: { category, name } }: { one: OneCategory }) {
  const say = useTexts(categoryOfficeTexts);
  return (
    <Card title={say('picture')} note={say('pictureHelp')}>
      <div className="goods-cover">
        {category.pictureUrl === '' ? (
          <p className="muted">{say('noPicture')}</p>
        ) : (
          <img src={`${category.pictureUrl}-450.webp`} alt={name} width="120" height="150" />
        )}
        <PictureDrop maxFiles={1} intent="picture" id={category.id} />
      </div>
    </Card>
  );
}

function Properties({ one: { category, filters }, properties }: { one: OneCategory; properties: CategoryData['properties'] }) {
  const say = useTexts(categoryOfficeTexts);
  const place = (id: number): number => {
    const at = filters.findIndex(({ attributeId }) => attributeId === id);
    return at < 0 ? filters.length : at;
  };
  return (
    <Card title={say('properties')} note={say('propertiesHelp')}>
      <Form method="post" preventScrollReset key={category.id}>
        <input type="hidden" name="id" value={category.id} />
        <input type="hidden" name="intent" value="filter-step" />
        <div className="goods-properties">
          {[...properties]
            .sort((a, b) => place(a.id) - place(b.id))
            .map(({ id, name }) => {
              const filter = filters.find(({ attributeId }) => attributeId === id);
              return (
                <div key={id}>
                  <label className="check">
                    <input
                      type="checkbox"
                      name="uses"
                      value={id}
                      defaultChecked={filter !== undefined}
                      aria-label={`${name}: ${say('uses')}`}
                    />{' '}
                    {name}
                  </label>
                  <label className="check muted">
                    <input
                      type="checkbox"
                      name="filters"
                      value={id}
                      defaultChecked={filter?.isFilterable}
                      aria-label={`${name}: ${say('filter')}`}
                    />{' '}
                    {say('filter')}
                  </label>
                  {filter && (
                    <span className="goods-steps">
                      {(['upNamed', 'downNamed'] as const).map((direction) => (
                        <Button
                          key={direction}
                          type="submit"
                          size="small"
                          kind="bare"
                          name="step"
                          value={`${id} ${direction === 'upNamed' ? -1 : 1}`}
                          aria-label={say(direction, { name })}
                        >
                          {direction === 'upNamed' ? '↑' : '↓'}
                        </Button>
                      ))}
                    </span>
                  )}
                </div>
              );
            })}
        </div>
        <p className="goods-save">
          <Button kind="primary" type="submit" name="intent" value="properties">
            {say('save')}
          </Button>
        </p>
      </Form>
    </Card>
  );
}

const fields = [
  ['questionEn', 'question_en'],
  ['questionZh', 'question_zh'],
  ['answerEn', 'answer_en'],
  ['answerZh', 'answer_zh'],
] as const;

function Faqs({ one: { category, faqs } }: { one: OneCategory }) {
  const say = useTexts(categoryOfficeTexts);
  const { language } = useLocale();
  return (
    <Card title={say('faq')} note={String(faqs.length)}>
      {faqs.length === 0 && <p className="muted">{say('noFaq')}</p>}
      {[...faqs, null].map((faq, at) => (
        <details key={faq?.id ?? 'new'} className="goods-values">
          <summary>{faq ? faq[language === 'zh' ? 'questionZh' : 'questionEn'] : say('addFaq')}</summary>
          <Form method="post" className="form-grid" preventScrollReset>
            <input type="hidden" name="id" value={category.id} />
            {faq && <input type="hidden" name="faq" value={faq.id} />}
            {fields.map(([column, name]) => {
              const props = {
                span: 'half',
                label: say(column),
                name,
                defaultValue: faq?.[column] ?? '',
                required: true,
                lang: name.endsWith('zh') ? 'zh-Hans' : 'en',
              };
              return name.startsWith('question') ? (
                <TextInput key={name} {...props} maxLength={300} />
              ) : (
                <TextArea key={name} {...props} rows={4} maxLength={2000} />
              );
            })}
            <span className="row full-row">
              <Button kind="primary" size="small" type="submit" name="intent" value={faq ? 'faq-save' : 'faq-add'}>
                {say(faq ? 'save' : 'addFaq')}
              </Button>
              {faq && (
                <Button size="small" kind="bare" type="submit" name="intent" value="faq-remove">
                  {say('remove')}
                </Button>
              )}
            </span>
          </Form>
          {faq && at > 0 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={category.id} />
              <input
                type="hidden"
                name="order"
                value={swapped(
                  faqs.map(({ id }) => id),
                  at,
                ).join()}
              />
              <Button size="small" kind="bare" type="submit" name="intent" value="faq-order">
                {say('up')}
              </Button>
            </Form>
          )}
        </details>
      ))}
    </Card>
  );
}

const swapped = (ids: readonly number[], at: number): number[] =>
  ids.map((id, index) => (index === at ? (ids[at - 1] ?? id) : index === at - 1 ? (ids[at] ?? id) : id));
