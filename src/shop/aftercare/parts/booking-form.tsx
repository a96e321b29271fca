import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { channels, maxAppointmentRequestLength } from '#areas/aftercare/rules/appointments.ts';
import type { BookingPage } from '#areas/aftercare/services/booking-page.server.ts';
import { appointmentTexts } from '#areas/aftercare/texts.ts';
import { zoneName } from '#kernel/time-zone-names.ts';
import type { FormProblem } from '#platform/load.server.ts';
import { HoneypotField } from '#shop/custom/parts/honeypot-field.tsx';
import { useLocale, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { RadioGroup } from '#ui/check.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { bookingTexts } from './booking-texts.ts';
import { TimeChoice } from './time-choice.tsx';

type Answer = Partial<Pick<FormProblem, 'problem' | 'fields' | 'typed'>> | undefined;

/** Selected products are shown above and sent along. */
export function BookingForm({ page, answer }: { page: BookingPage; answer: Answer }) {
  const { language } = useLocale();
  const say = useTexts(bookingTexts);
  const sayAppointment = useTexts(appointmentTexts);
  const typed = answer?.typed ?? {};
  const [channel, setChannel] = useState(typed.channel ?? 'whatsapp');
  const isBusy = useNavigation().formData?.get('intent') === 'book';
  const isClip = channel === 'clip';
  const problemAt = (field: string) => answer?.fields?.[field];
  return (
    <Form method="post" preventScrollReset className="booking-form">
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="zone" value={page.zone} />
      {page.goods.map(({ id }) => (
        <input key={id} type="hidden" name="sku" value={id} />
      ))}
      {page.inquiry && (
        <>
          <input type="hidden" name="inquiry" value={page.inquiry.number} />
          <input type="hidden" name="inquiry_key" value={page.inquiry.key} />
          <p className="meta">{say('forInquiry', { number: page.inquiry.number })}</p>
        </>
      )}
      {page.orders.length > 0 && (
        <Select label={say('order')} optional={say('optional')} name="order" defaultValue={typed.order ?? ''}>
          <option value="">{say('noOrder')}</option>
          {page.orders.map(({ number, day }) => (
            <option key={number} value={number}>
              {number} · {day}
            </option>
          ))}
        </Select>
      )}
      <RadioGroup
        legend={say('how')}
        name="channel"
        chosen={channel}
        options={channels.map((value) => ({ value, label: sayAppointment(value) }))}
        onPick={setChannel}
      />
      {isClip ? (
        <p className="meta">{say('clipTold')}</p>
      ) : (
        <>
          <TextInput
            label={say('contact')}
            help={say('contactHelp')}
            name="contact"
            maxLength={120}
            defaultValue={typed.contact}
            error={problemAt('contact')}
          />
          <fieldset>
            <legend className="field-label">{say('when')}</legend>
            <p className="meta space-below">{say('zoneTold', { zone: zoneName(page.zone, language), offset: page.offset })}</p>
            {problemAt('slot') && <p className="err">{problemAt('slot')}</p>}
            {page.times.length === 0 ? <Notice tone="warn">{say('noTimes')}</Notice> : <TimeChoice days={page.times} chosen={typed.slot} />}
          </fieldset>
        </>
      )}
      <fieldset className="stack">
        <legend className="field-label">{say('about')}</legend>
        <div className="booking-you">
          <TextInput
            label={say('name')}
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={typed.name ?? page.asker?.name}
          />
          <TextInput
            label={say('email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={typed.email ?? page.asker?.email}
          />
        </div>
        <TextArea
          label={say('wish')}
          optional={say('optional')}
          name="wish"
          rows={3}
          maxLength={maxAppointmentRequestLength}
          defaultValue={typed.wish}
        />
        <HoneypotField />
      </fieldset>
      {answer?.problem && (
        <Notice tone="err">
          <b>{say('failed')}</b> {answer.problem}
        </Notice>
      )}
      <SubmitButton size="big" className="at-start" busy={isBusy}>
        {say(isBusy ? 'sending' : 'send')}
      </SubmitButton>
    </Form>
  );
}
