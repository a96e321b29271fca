import { Form, useLocation, useNavigation } from 'react-router';
import { appointmentStatusLabel } from '#areas/aftercare/rules/appointments.ts';
import { appointmentTexts } from '#areas/aftercare/texts.ts';
import type { Texts } from '#kernel/texts.ts';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useFocusOnResult } from '#ui/use-focus-on-result.ts';
import { bookingTexts, clipRequestTexts } from '../parts/booking-texts.ts';
import { TimeChoice } from '../parts/time-choice.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

/** The address contains the key, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: bookingTexts.ownTitle, description: bookingTexts.ownDescription });

const ownTexts = (isClip: boolean): Texts<keyof typeof bookingTexts> => (isClip ? { ...bookingTexts, ...clipRequestTexts } : bookingTexts);

type Own = NonNullable<Route.ComponentProps['loaderData']['one']>;

export default function AppointmentPage({ loaderData: { one, times, isNew }, actionData }: Route.ComponentProps) {
  const isClip = one?.channel === 'clip';
  const say = useTexts(ownTexts(isClip));
  const sayAppointment = useTexts(appointmentTexts);
  const href = useHref();
  const isMoved = Boolean(actionData && 'done' in actionData && actionData.done === 'move');
  const title = useFocusOnResult<HTMLHeadingElement>(isNew || isMoved);
  const isFresh = isNew && !isMoved && Boolean(one?.mayChange);
  if (!one)
    return (
      <div className="wrap page-head stack-3">
        <h1>{say('lostTitle')}</h1>
        <p className="lead">{say('lostText')}</p>
        <p>
          <ButtonLink kind="primary" to={href('video-see-hair')}>
            {say('again')}
          </ButtonLink>
        </p>
      </div>
    );
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  return (
    <div className="wrap page-head stack-3 custom-page">
      <header className="stack">
        <h1 ref={title} tabIndex={-1}>
          {say(isFresh ? 'newTitle' : 'ownTitle')}
        </h1>
        <p className="row">
          <span className="lead num">{say('number', { number: one.number })}</span>
          <Badge tone={one.mayChange ? 'gold' : one.status === 'done' ? 'ok' : 'line'}>{sayAppointment(appointmentStatusLabel(one))}</Badge>
        </p>
        {isFresh && <p>{say('newText', { email: one.email })}</p>}
      </header>
      {problem && <Notice tone="err">{problem}</Notice>}
      <div role="status" className="hide-empty">
        {isMoved && <Notice tone="ok">{say('moved')}</Notice>}
      </div>
      <Panel className="stack">
        <dl className="inquiry-facts">
          {one.when && <Fact label={say('whenLabel')} value={one.when} />}
          <Fact label={say('howLabel')} value={[sayAppointment(one.channel), one.contact].filter(Boolean).join(' · ')} />
          {one.goods.length > 0 && <Fact label={say('piecesLabel')} value={one.goods.join(' · ')} />}
          {one.wish && <Fact label={say('wish')} value={one.wish} />}
        </dl>
        <p className="row">
          {one.calendar && (
            <a className="btn btn-quiet" href={one.calendar} download>
              {say('calendar')}
            </a>
          )}
          {!one.mayChange && !one.clip && <ButtonLink to={href('video-see-hair')}>{say('again')}</ButtonLink>}
        </p>
      </Panel>
      {one.clip && <ClipCard one={one} clip={one.clip} />}
      {times.length > 0 && <RescheduleForm times={times} />}
      {one.mayChange && <CancelForm isClip={isClip} />}
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="long-words">{value}</dd>
  </div>
);

function ClipCard({ one, clip }: { one: Own; clip: string }) {
  const say = useTexts(bookingTexts);
  const { search } = useLocation();
  return (
    <Panel title={say('film')} className="stack">
      <p>
        <ButtonLink kind="primary" to={clip}>
          {say('watch')}
        </ButtonLink>
      </p>
      {!one.isShown && (
        <Form method="post" action={search} replace preventScrollReset className="stack">
          <input type="hidden" name="intent" value="show" />
          <input type="hidden" name="allow" value={one.mayShow ? '0' : '1'} />
          <p className="meta">{say(one.mayShow ? 'shown' : 'mayShow')}</p>
          <SubmitButton kind="quiet" size="small" className="at-start">
            {say(one.mayShow ? 'showNo' : 'showYes')}
          </SubmitButton>
        </Form>
      )}
    </Panel>
  );
}

function RescheduleForm({ times }: { times: Route.ComponentProps['loaderData']['times'] }) {
  const say = useTexts(bookingTexts);
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === 'move';
  return (
    <details className="panel">
      <summary className="link tap-target">{say('move')}</summary>
      <Form method="post" action={search} replace preventScrollReset className="stack space-above">
        <input type="hidden" name="intent" value="move" />
        <TimeChoice days={times} />
        <SubmitButton className="at-start" busy={isBusy}>
          {say('moveDo')}
        </SubmitButton>
      </Form>
    </details>
  );
}

function CancelForm({ isClip }: { isClip: boolean }) {
  const say = useTexts(ownTexts(isClip));
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <details>
      <summary className="link tap-target">{say('cancel')}</summary>
      <Form method="post" action={search} replace preventScrollReset className="stack space-above">
        <input type="hidden" name="intent" value="cancel" />
        <p className="meta">{say('cancelAsk')}</p>
        <SubmitButton kind="danger" size="small" className="at-start" busy={isBusy}>
          {say('cancelYes')}
        </SubmitButton>
      </Form>
    </details>
  );
}
