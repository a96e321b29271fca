import { useEffect } from 'react';
import { Form, Link, useLocation, useNavigate, useSubmit } from 'react-router';
import { maxAppointmentGoods } from '#areas/aftercare/rules/appointments.ts';
import type { BookingPage } from '#areas/aftercare/services/booking-page.server.ts';
import { zoneName } from '#kernel/time-zone-names.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { RemoveChip } from '#ui/chip.tsx';
import { Select } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { BookingForm } from './booking-form.tsx';
import { bookingTexts } from './booking-texts.ts';

/** Products, time zone and form. Choices above the form are in the address, so it works without script. */
export function AppointmentBooking({ page, answer }: { page: BookingPage; answer: object | undefined }) {
  const say = useTexts(bookingTexts);
  useBrowserZone(page.isChosen);
  return (
    <Panel title={say('title')} className="booking" aside={<span className="meta">{say('lead')}</span>}>
      <ChosenProducts page={page} />
      <TimeZoneForm page={page} />
      <BookingForm page={page} answer={answer} key={page.zone} />
    </Panel>
  );
}

/** The first render uses the shop's time zone; the browser's replaces it once known. */
function useBrowserZone(isChosen: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isChosen) return;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone) return;
    const next = new URLSearchParams(search);
    next.set('zone', zone);
    void navigate(`${pathname}?${next}`, { replace: true, preventScrollReset: true });
  }, [isChosen, navigate, pathname, search]);
}

const at = (page: BookingPage, ids: readonly number[], find = ''): string => {
  const search = new URLSearchParams();
  if (ids.length > 0) search.set('sku', ids.join(','));
  if (page.isChosen) search.set('zone', page.zone);
  if (find) search.set('find', find);
  return `?${search}`;
};

function ChosenProducts({ page }: { page: BookingPage }) {
  const say = useTexts(bookingTexts);
  const ids = page.goods.map(({ id }) => id);
  const isFull = ids.length >= maxAppointmentGoods;
  return (
    <section className="stack" aria-labelledby="booking-pieces">
      <h3 id="booking-pieces" className="field-label">
        {say('pieces')}
      </h3>
      {ids.length === 0 && <p className="meta">{say('none')}</p>}
      <ul className="row">
        {page.goods.map(({ id, name }) => (
          <li key={id}>
            <RemoveChip
              label={say('remove', { name })}
              preventScrollReset
              to={at(
                page,
                ids.filter((one) => one !== id),
              )}
            >
              {name}
            </RemoveChip>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="meta">{say('full')}</p>
      ) : (
        <Form method="get" preventScrollReset className="booking-find">
          {ids.length > 0 && <input type="hidden" name="sku" value={ids.join(',')} />}
          {page.isChosen && <input type="hidden" name="zone" value={page.zone} />}
          <input
            className="input"
            type="search"
            name="find"
            aria-label={say('find')}
            placeholder={say('findHint')}
            defaultValue={page.find}
            maxLength={60}
          />
          <Button type="submit">{say('findDo')}</Button>
        </Form>
      )}
      {page.found && !isFull && (
        <ul className="booking-found">
          {page.found.length === 0 && <li className="meta">{say('nothing')}</li>}
          {page.found
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, name, code }) => (
              <li key={id}>
                <span>
                  {name} <span className="meta num">{code}</span>
                </span>
                <Link className="link tap-target booking-add" preventScrollReset to={at(page, [...ids, id])}>
                  {say('add')}
                </Link>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

function TimeZoneForm({ page }: { page: BookingPage }) {
  const { language } = useLocale();
  const say = useTexts(bookingTexts);
  const submit = useSubmit();
  const ids = page.goods.map(({ id }) => id);
  return (
    <Form method="get" preventScrollReset className="booking-zone">
      {ids.length > 0 && <input type="hidden" name="sku" value={ids.join(',')} />}
      <Select
        label={say('zone')}
        name="zone"
        defaultValue={page.zone}
        key={page.zone}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true, replace: true })}
      >
        {page.zones.map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone, language)}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="btn btn-quiet">
          {say('zoneDo')}
        </button>
      </noscript>
    </Form>
  );
}
