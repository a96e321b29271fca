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

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, bookingTexts.outTitle, bookingTexts.outDescription);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['F2'], says: bookingTexts.keyScan },
    { keys: ['12', '*'], says: bookingTexts.keyTwelve },
    { keys: ['Ctrl', '↵'], says: bookingTexts.keyBook },
  ],
};

export default function StockOutPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(bookingTexts);
  const href = useHref();
  const answer = actionData && 'version' in actionData ? actionData : null;
  return (
    <>
      <PageHead
        title={say('outTitle')}
        sub={say('outSub')}
        actions={<ButtonLink to={href('office-stock')}>{say('seeLevels')}</ButtonLink>}
      />
      <BookingForm
        key={answer?.version ?? 'start'}
        direction="out"
        reasons={loaderData.reasons}
        start={{ key: answer?.key ?? loaderData.key, lines: answer?.lines ?? [], head: answer?.head ?? null }}
        order={null}
        open={[]}
        result={answer?.message ?? null}
        warning={answer?.warning ?? null}
        problem={actionData?.problem ?? null}
      />
    </>
  );
}
