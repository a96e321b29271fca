import { returnTexts } from '#areas/aftercare/case-texts.ts';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/page';
import { ReturnForm } from './form.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

/** The address contains the guest key, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: returnTexts.title, description: returnTexts.description });

export default function ReturnRequestPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const say = useTexts(returnTexts);
  const href = useHref();
  const { variant } = useLocale();
  return (
    <div className={variant === 'mobile' ? 'wrap page-head services' : 'wrap page-head services return-page'}>
      <header>
        <h1>{say('title')}</h1>
        {order && !order.problem && <p className="lead space-above-small">{say('lead', { number: order.number, day: order.until })}</p>}
      </header>
      {!order && (
        <div className="stack">
          <p>{say('chooseOrder')}</p>
          <p>
            <ButtonLink kind="primary" to={href('services')}>
              {say('toServices')}
            </ButtonLink>
          </p>
        </div>
      )}
      {order?.problem && (
        <Notice tone="warn">
          <b>{say('notNow')}.</b> {order.problem}
        </Notice>
      )}
      {order && !order.problem && <ReturnForm order={order} answer={actionData} />}
    </div>
  );
}
