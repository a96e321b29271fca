import { Link } from 'react-router';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { bookingTexts } from '../booking/booking-texts.ts';
import { BookingForm } from '../booking/form.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, bookingTexts.inTitle, bookingTexts.inDescription);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['F2'], says: bookingTexts.keyScan },
    { keys: ['12', '*'], says: bookingTexts.keyTwelve },
    { keys: ['Ctrl', '↵'], says: bookingTexts.keyBook },
  ],
};

export default function StockInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, open, isCounting } = loaderData;
  const say = useTexts(bookingTexts);
  const href = useHref();
  const answer = actionData && 'version' in actionData ? actionData : null;
  const at = `${href('office-stock-in')}?order=${order?.id}`;
  return (
    <>
      <PageHead
        title={say('inTitle')}
        sub={order ? say('receiveSub', { number: order.number, vendor: order.vendor }) : say('inSub')}
        back={order && <Link to={`${href('office-stock-order')}?id=${order.id}`}>{say('seePurchase')}</Link>}
        actions={
          order ? (
            <ButtonLink to={isCounting ? at : `${at}&count=1`}>{say(isCounting ? 'allCame' : 'countByScan')}</ButtonLink>
          ) : (
            <ButtonLink to={href('office-stock')}>{say('seeLevels')}</ButtonLink>
          )
        }
      />
      <BookingForm
        key={`${order?.id ?? 0} ${isCounting} ${answer?.version ?? 'start'}`}
        direction="in"
        reasons={loaderData.reasons}
        start={{ key: answer?.key ?? loaderData.key, lines: answer?.lines ?? loaderData.lines, head: answer?.head ?? null }}
        order={order}
        open={open}
        result={answer?.message ?? null}
        warning={answer?.warning ?? null}
        problem={actionData?.problem ?? null}
      />
    </>
  );
}
