import { Form, Link, useLocation } from 'react-router';
import { saleSlugs } from '#areas/promotions/rules/sale.ts';
import { saleOfficeTexts } from '#areas/promotions/sale-office-texts.ts';
import { ConfirmBelowCost } from '#office/parts/confirm-below-cost.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { useFocusOnResult } from '#ui/use-focus-on-result.ts';
import { BilingualFields, PlanCard } from '../parts/plan-card.tsx';
import { SaleBadge } from '../parts/sale-badge.tsx';
import type { Route } from './+types/page';
import { AddGoods } from './add-products-form.tsx';
import { EffectCard } from './effect-card.tsx';
import { HeldGoods } from './held-goods.tsx';
import type { SaleData } from './load.server.ts';
import { SaleProductTable } from './sale-product-table.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, saleOfficeTexts.title, saleOfficeTexts.description);

/** A refusal changes nothing here, but its cost is new. */
export const shouldRevalidate = () => true;

export default function SalePage({ loaderData: data, actionData }: Route.ComponentProps) {
  const say = useTexts(saleOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const { key } = useLocation();
  const { sale } = data;
  return (
    <>
      <PageHead
        title={sale ? sale.name : say('newTitle')}
        sub={sale && announcementText(sale, say)}
        back={<Link to={href('office-promotions')}>{say('back')}</Link>}
        states={sale && <SaleBadge state={sale.state} />}
        actions={sale && <SaleActions sale={sale} />}
      />
      {actionData && 'problem' in actionData && <Problem key={key} answer={actionData} />}
      {actionData && 'would' in actionData && <Notice>{actionData.would}</Notice>}
      {sale && data.held && <HeldGoods held={data.held} saleId={sale.id} />}
      <div className="vendor-below">
        <div className="stack">
          {sale && <SaleProductTable data={data} saleId={sale.id} />}
          {!sale && <PlanForm data={data} />}
        </div>
        {sale && (
          <div className="stack sale-side">
            {data.total > 0 && (sale.state === 'draft' || sale.state === 'announced') && (
              <EffectCard saleId={sale.id} isAnnounced={sale.isAnnounced} />
            )}
            {sale.state !== 'over' && <AddGoods data={data} saleId={sale.id} />}
            <PlanForm key={sale.id} data={data} />
          </div>
        )}
      </div>
    </>
  );
}

type Sale = NonNullable<SaleData['sale']>;

const announcementText = (
  sale: Sale,
  say: (key: 'announcedAt' | 'willAnnounce' | 'notAnnounced', fill?: Record<string, string>) => string,
): string => {
  if (!sale.announced) return say('notAnnounced');
  return say(sale.isPublic ? 'announcedAt' : 'willAnnounce', { when: sale.announced });
};

function SaleActions({ sale }: { sale: Sale }) {
  const say = useTexts(saleOfficeTexts);
  const actionButton = (intent: string, label: string) => (
    <Form method="post" key={intent}>
      <input type="hidden" name="id" value={sale.id} />
      <Button type="submit" name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
  return (
    <>
      {sale.path && sale.isPublic && (
        <a className="btn btn-quiet" href={sale.path}>
          {say('seePage')}
        </a>
      )}
      {sale.state === 'running' && actionButton('end', say('endNow'))}
      {sale.isAnnounced && sale.state !== 'over' && actionButton('take-back', say('takeBack'))}
      {!sale.isAnnounced && !sale.hasLowered && actionButton('delete', say('delete'))}
    </>
  );
}

type ProblemProps = { answer: { readonly problem: string; readonly again?: readonly (readonly [string, string])[] } };

/** The forms are far below, so a refusal is scrolled into view. */
function Problem({ answer: { problem, again } }: ProblemProps) {
  const place = useFocusOnResult<HTMLDivElement>(true);
  return (
    <div ref={place} tabIndex={-1} className="sale-problem">
      <Notice tone="err" action={again && <ConfirmBelowCost fields={again} />}>
        {problem}
      </Notice>
    </div>
  );
}

function PlanForm({ data: { sale, soon } }: { data: SaleData }) {
  const say = useTexts(saleOfficeTexts);
  return (
    <PlanCard
      plan={sale}
      soon={soon}
      span="full-row"
      page={
        <Select span="full-row" label={say('sale')} name="slug" defaultValue={sale?.slug ?? 'crazy-sale'}>
          {saleSlugs.map((slug) => (
            <option key={slug} value={slug}>
              {say(slug)}
            </option>
          ))}
        </Select>
      }
      description={
        <BilingualFields
          span="full-row"
          name="intro"
          labels={[say('introEn'), say('introZh')]}
          maxLength={600}
          rows={2}
          values={[sale?.introEn, sale?.introZh]}
          optional={say('optional')}
        />
      }
    />
  );
}
