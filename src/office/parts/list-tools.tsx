import { Columns3, Download, Star } from 'lucide-react';
import { Form, Link, useSubmit } from 'react-router';
import { fileHref, fileKinds } from '#areas/staff/rules/paths.ts';
import type { SavedView } from '#areas/staff/services/views.server.ts';
import { type Chosen, fieldsOf, type ListSpec, listHref, pathOf } from '#site/list.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Column } from '#ui/office/columns.ts';
import { listTexts } from './list-texts.ts';

type Props<Spec extends ListSpec> = { readonly spec: Spec; readonly chosen: Chosen<Spec> };

/** A check changes the list at once, without script by the button. */
export function ColumnMenu<Spec extends ListSpec, Row>({ spec, chosen, columns }: Props<Spec> & { columns: readonly Column<Row>[] }) {
  const say = useTexts(listTexts);
  const submit = useSubmit();
  const shown = new Set(visibleColumns(columns, chosen.columns).map(({ id }) => id));
  const choose = (form: HTMLFormElement) => {
    const ticked = new FormData(form).getAll('col').map(String);
    void submit(new URLSearchParams(new URL(listHref(spec, chosen, { columns: ticked }), 'http://x').search), { action: pathOf(spec) });
  };
  const face = (
    <>
      <Columns3 strokeWidth={1.75} aria-hidden="true" />
      {say('columns')}
    </>
  );
  return (
    <Menu label={face} buttonClassName="btn btn-quiet btn-small">
      <form className="column-form" onChange={(event) => choose(event.currentTarget)}>
        {columns.map(({ id, label, fixed }) =>
          label === '' ? (
            <input key={id} type="hidden" name="col" value={id} />
          ) : (
            <label key={id} className="check">
              <input type="checkbox" name="col" value={id} defaultChecked={shown.has(id)} disabled={fixed} />
              {fixed && <input type="hidden" name="col" value={id} />}
              <span>{label}</span>
            </label>
          ),
        )}
      </form>
      <Link to={listHref(spec, chosen, { columns: null })} preventScrollReset>
        {say('usualColumns')}
      </Link>
    </Menu>
  );
}

/** The chosen columns, else the default ones. */
export const visibleColumns = <Row,>(columns: readonly Column<Row>[], chosen: readonly string[] | null): readonly Column<Row>[] =>
  columns.filter(({ id, aside, fixed }) => fixed || (chosen ? chosen.includes(id) : !aside));

export function FileMenu<Spec extends ListSpec>({ spec, chosen }: Props<Spec>) {
  const say = useTexts(listTexts);
  const face = (
    <>
      <Download strokeWidth={1.75} aria-hidden="true" />
      {say('file')}
    </>
  );
  return (
    <Menu label={face} buttonClassName="btn btn-quiet btn-small">
      {fileKinds.map((kind) => (
        <a key={kind} href={fileHref(spec, chosen, kind)} download>
          {say(kind)}
        </a>
      ))}
    </Menu>
  );
}

/** Saves the choices as a view, or deletes the current one. */
export function ViewMenu<Spec extends ListSpec>({ spec, chosen, current }: Props<Spec> & { current: SavedView | undefined }) {
  const say = useTexts(listTexts);
  const href = useHref();
  const query = new URLSearchParams(fieldsOf(spec, { ...chosen, page: 1 }).map(([name, value]) => [name, value])).toString();
  const face = (
    <>
      <Star strokeWidth={1.75} aria-hidden="true" />
      {say('saveView')}
    </>
  );
  return (
    <Menu label={face} buttonClassName="btn btn-quiet btn-small">
      <Form className="filter-form" method="post" action={href('office-views')}>
        <input type="hidden" name="list" value={spec.page} />
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="intent" value="save" />
        <input className="input" name="name" aria-label={say('viewName')} placeholder={say('viewName')} maxLength={40} required />
        <SubmitButton size="small">{say('save')}</SubmitButton>
      </Form>
      {current && (
        <Form method="post" action={href('office-views')}>
          <input type="hidden" name="list" value={spec.page} />
          <input type="hidden" name="intent" value="drop" />
          <input type="hidden" name="id" value={current.id} />
          <button type="submit">{say('dropView')}</button>
        </Form>
      )}
    </Menu>
  );
}
