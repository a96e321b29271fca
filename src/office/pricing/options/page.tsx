import { Form, useNavigation } from 'react-router';
import { choiceTexts } from '#areas/pricing/choice-texts.ts';
import { builderKinds } from '#areas/pricing/rules/configuration.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { TableCard } from '#ui/office/table-card.tsx';
import { Views } from '#ui/office/views.tsx';
import { priceRuleOfficeTexts } from '../office-texts.ts';
import type { Route } from './+types/page';
import { ExclusionForm } from './exclusion-form.tsx';
import type { OptionsPageData } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, choiceTexts.title, choiceTexts.description);
export const handle: OfficeHandle = {};

export default function ChoicesPage({ loaderData: { desk: page, kind }, actionData }: Route.ComponentProps) {
  const say = useTexts(choiceTexts);
  const sayKind = useTexts(priceRuleOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  if (!page)
    return (
      <>
        <PageHead title={say('title')} />
        <Empty title={say('emptyTitle')} text={say('emptyText')} />
      </>
    );
  const { version, isDraft } = page;
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say(isDraft ? 'subDraft' : 'subLive', { version })}
        states={<Badge tone={isDraft ? 'warn' : 'ok'}>{sayKind(isDraft ? 'draft' : 'live')}</Badge>}
        actions={<ButtonLink to={`${href('office-price-rules')}?kind=${kind}`}>{say('toRules')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <Views
        label={sayKind('view')}
        views={builderKinds.map((one) => ({
          to: `${href('office-price-choices')}?kind=${one}`,
          label: sayKind(`kind-${one}`),
          current: one === kind,
        }))}
      />
      <div className="rule-columns">
        <OptionTable page={page} />
        <aside className="stack">
          <Card title={say('notMade')}>
            <ExclusionTable page={page} />
          </Card>
          <ExclusionForm key={page.exclusions.length} page={page} kind={kind} />
        </aside>
      </div>
    </>
  );
}

type Row = OptionsPageData['options'][number];

/** Each row is its own form. */
function OptionTable({ page }: { page: OptionsPageData }) {
  const say = useTexts(choiceTexts);
  const columns: readonly Column<Row>[] = [
    { id: 'step', label: say('step'), kind: 'line', width: '110px', cell: (row) => row.stepWord },
    { id: 'value', label: say('value'), kind: 'line', width: '130px', cell: (row) => <code>{row.value}</code> },
    { id: 'names', label: `${say('nameEn')} · ${say('nameZh')} · ${say('days')}`, kind: 'text', cell: (row) => <Names row={row} /> },
  ];
  return (
    <TableCard label={say('options')}>
      <DataTable caption={say('options')} columns={columns} rows={page.options} keyOf={(row) => `${row.step}:${row.value}`} />
    </TableCard>
  );
}

function Names({ row }: { row: Row }) {
  const say = useTexts(choiceTexts);
  const isBusy = useNavigation().formData?.get('id') === String(row.id);
  const field = (name: string, key: 'nameEn' | 'nameZh', value: string) => (
    <input
      className="input"
      name={name}
      key={value}
      aria-label={`${row.value}: ${say(key)}`}
      defaultValue={value}
      maxLength={60}
      required
    />
  );
  return (
    <Form method="post" className="choice-row" preventScrollReset>
      <input type="hidden" name="id" value={row.id} />
      {field('name_en', 'nameEn', row.nameEn)}
      {field('name_zh', 'nameZh', row.nameZh)}
      <input
        className="input num"
        name="days"
        key={row.leadDays}
        aria-label={`${row.value}: ${say('days')}`}
        defaultValue={row.leadDays}
        inputMode="numeric"
        required
      />
      <Button type="submit" name="intent" value="save" size="small" busy={isBusy} aria-label={say('saveOne', { name: row.name })}>
        {say('save')}
      </Button>
    </Form>
  );
}

function ExclusionTable({ page: { exclusions } }: { page: OptionsPageData }) {
  const say = useTexts(choiceTexts);
  if (exclusions.length === 0) return <p className="muted">{say('notMadeNone')}</p>;
  return (
    <ul className="rule-list">
      {exclusions.map(({ id, reason, parts }) => (
        <li key={id}>
          <span>{reason}</span>
          <small className="muted">{parts.join(' + ')}</small>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="allow" size="small" aria-label={`${say('allow')}: ${reason}`}>
              {say('allow')}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
