import { Form, useNavigation } from 'react-router';
import { builderKinds } from '#areas/pricing/rules/configuration.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Views } from '#ui/office/views.tsx';
import { priceRuleOfficeTexts } from '../office-texts.ts';
import type { Route } from './+types/page';
import { PriceRulesSidebar } from './price-rules-sidebar.tsx';
import { RuleTable } from './rule-table.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, priceRuleOfficeTexts.title, priceRuleOfficeTexts.description);
export const handle: OfficeHandle = {};

export default function RulesPage({ loaderData: { table: page, kind }, actionData }: Route.ComponentProps) {
  const say = useTexts(priceRuleOfficeTexts);
  const href = useHref();
  if (!page)
    return (
      <>
        <PageHead title={say('title')} />
        <Empty title={say('emptyTitle')} text={say('emptyText')} />
      </>
    );
  const { version, state } = page.shown;
  const tones = { draft: 'warn', live: 'ok', retired: 'plain' } as const;
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub', { version: page.liveVersion })}
        states={<Badge tone={tones[state]}>{`${say('version', { version })} · ${say(state)}`}</Badge>}
        actions={state === 'draft' && <DraftActions />}
      />
      {actionData?.problem && <Notice tone="err">{actionData.problem}</Notice>}
      <Views
        label={say('view')}
        views={builderKinds.map((one) => ({
          to: `${href('office-price-rules')}?${new URLSearchParams({ kind: one, ...(state === 'retired' && { version: String(version) }) })}`,
          label: say(`kind-${one}`),
          current: one === kind,
        }))}
      />
      <div className="rule-columns">
        <RuleTable page={page} />
        <PriceRulesSidebar page={page} kind={kind} />
      </div>
    </>
  );
}

function DraftActions() {
  const say = useTexts(priceRuleOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <Form method="post" className="rule-actions">
        <TextInput label={say('note')} name="note" maxLength={200} required />
        <SubmitButton name="intent" value="publish" busy={isBusy}>
          {say('publish')}
        </SubmitButton>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value="discard">
          {say('discard')}
        </Button>
      </Form>
    </>
  );
}
