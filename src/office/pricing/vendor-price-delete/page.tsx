import { Form, Link, useNavigation } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { EffectNote } from '../parts/vendor-effect.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, vendorPriceTexts.endTitle, vendorPriceTexts.description);

/** Deleting means ending on a date: the history stays. */
export default function VendorEndPage({ loaderData: price, actionData }: Route.ComponentProps) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={say('endTitle')}
        sub={say('endText')}
        back={<Link to={`${href('office-vendor-price-edit')}?id=${price.specId}`}>{price.vendor}</Link>}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="vendor-below">
        <Card title={price.what}>
          <div className="stack">
            <DetailGrid
              details={[
                { label: say('vendor'), value: price.vendor },
                ...(price.inches > 0 ? [{ label: say('length'), value: say('inches', { inches: price.inches }) }] : []),
                { label: say('price'), value: price.price },
                { label: say('from'), value: price.from },
              ]}
            />
            {price.endedOn === null ? (
              <Form method="post" className="form-grid">
                <input type="hidden" name="id" value={price.id} />
                <TextInput span="third" label={say('endOn')} name="on" type="date" defaultValue={price.today} required />
                <TextInput span="two-thirds" label={say('reason')} name="reason" maxLength={300} required />
                <span className="full-row">
                  <SubmitButton kind="danger" name="intent" value="end" busy={isBusy}>
                    {say('endNow')}
                  </SubmitButton>
                </span>
              </Form>
            ) : (
              <Form method="post" className="row">
                <input type="hidden" name="id" value={price.id} />
                <span>{price.isTakenBack ? say('takenBack') : say('alreadyEnded', { day: price.endedOn })}</span>
                {!price.isTakenBack && (
                  <SubmitButton kind="quiet" name="intent" value="reopen" busy={isBusy}>
                    {say('reopen')}
                  </SubmitButton>
                )}
              </Form>
            )}
          </div>
        </Card>
        <Card title={say('effect')}>
          <EffectNote effect={price.effect} />
        </Card>
      </div>
    </>
  );
}
