import { Form, Link } from 'react-router';
import { appointmentTexts } from '#areas/aftercare/texts.ts';
import { zoneName } from '#kernel/time-zone-names.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { AddTimesForm } from './add-times-form.tsx';
import { AppointmentPanel } from './appointment-panel.tsx';
import type { AppointmentCalendar } from './load.server.ts';
import { appointmentOfficeTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, appointmentOfficeTexts.title, appointmentOfficeTexts.description);
export const handle: OfficeHandle = {};

export default function AppointmentsPage({ loaderData: calendar, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(appointmentOfficeTexts);
  const { language } = useLocale();
  const href = useHref();
  useLiveUpdates('appointments');
  useSuccessToast(actionData);
  const at = (week: string): string => `${href('office-appointments')}?week=${week}`;
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub', { zone: zoneName(calendar.zone, language) })}
        actions={
          <>
            <ButtonLink to={at(calendar.before)}>{say('before')}</ButtonLink>
            <ButtonLink to={at(calendar.today)}>{say('today')}</ButtonLink>
            <ButtonLink to={at(calendar.after)}>{say('after')}</ButtonLink>
          </>
        }
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <div className="case-columns">
        <div className="stack stack-wide">
          <Week calendar={calendar} />
          <AddTimesForm calendar={calendar} />
        </div>
        <aside className="stack stack-wide">
          {calendar.chosen ? (
            <AppointmentPanel key={`${calendar.chosen.id} ${calendar.chosen.status}`} one={calendar.chosen} />
          ) : (
            <Card title={say('chooseTitle')}>
              <p className="muted">{say('chooseText')}</p>
            </Card>
          )}
          <ClipRequests calendar={calendar} />
        </aside>
      </div>
    </>
  );
}

function Week({ calendar }: { calendar: AppointmentCalendar }) {
  const say = useTexts(appointmentOfficeTexts);
  return (
    <Card title={say('week')} flush>
      <ol className="week">
        {calendar.week.map(({ day, weekday, dayText, isToday, slots }) => (
          <li key={day} className={classNames(isToday && 'is-today')}>
            <h3>
              {weekday} <small>{dayText}</small>
            </h3>
            {slots.length === 0 && <p className="muted small">{say('noTimes')}</p>}
            <ul>
              {slots.map((slot) => (
                <Slot key={slot.id} slot={slot} calendar={calendar} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type SlotProps = { slot: AppointmentCalendar['week'][number]['slots'][number]; calendar: AppointmentCalendar };

function Slot({ slot, calendar }: SlotProps) {
  const say = useTexts(appointmentOfficeTexts);
  const sayAppointment = useTexts(appointmentTexts);
  const href = useHref();
  const isFull = slot.isClosed || slot.bookedCount >= slot.capacity;
  return (
    <li className={classNames('week-slot', isFull && 'is-full', slot.isPast && 'is-past')}>
      <div className="row">
        <b className="num">{slot.time}</b>
        <span className="muted small num">
          {slot.isClosed ? say('closed') : say('free', { booked: slot.bookedCount, all: slot.capacity })}
        </span>
        {!slot.isPast && !slot.isClosed && (
          <Form method="post" preventScrollReset className="push">
            <input type="hidden" name="slot" value={slot.id} />
            <button className="icon-btn" type="submit" name="intent" value="close" aria-label={say('close', { time: slot.time })}>
              <CloseIcon size={14} />
            </button>
          </Form>
        )}
      </div>
      {slot.booked.map(({ id, name, channel, status }) => (
        <Link
          key={id}
          className={classNames('week-who', (status === 'cancelled' || status === 'missed') && 'is-off')}
          aria-current={calendar.chosen?.id === id ? 'true' : undefined}
          preventScrollReset
          to={`${href('office-appointments')}?week=${calendar.monday}&id=${id}`}
        >
          {name}
          <small>{`${sayAppointment(channel)} · ${sayAppointment(status)}`}</small>
        </Link>
      ))}
    </li>
  );
}

function ClipRequests({ calendar }: { calendar: AppointmentCalendar }) {
  const say = useTexts(appointmentOfficeTexts);
  const href = useHref();
  return (
    <Card title={say('clips')}>
      {calendar.clipRequests.length === 0 && <p className="muted">{say('noClips')}</p>}
      <ul className="stack">
        {calendar.clipRequests.map(({ id, number, name, day }) => (
          <li key={id}>
            <Link className="link" preventScrollReset to={`${href('office-appointments')}?week=${calendar.monday}&id=${id}`}>
              {number}
            </Link>{' '}
            {name} <span className="muted small">{day}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
