import { Form, useNavigation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import type { AppointmentCalendar } from './load.server.ts';
import { appointmentOfficeTexts } from './texts.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const workdays = 5;

/** Existing times stay. */
export function AddTimesForm({ calendar }: { calendar: AppointmentCalendar }) {
  const say = useTexts(appointmentOfficeTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'make';
  return (
    <Card title={say('make')}>
      <Form method="post" preventScrollReset className="stack stack-wide" key={calendar.monday}>
        <div className="form-grid">
          <TextInput span="half" label={say('from')} type="date" name="from" required defaultValue={calendar.monday} />
          <TextInput span="half" label={say('to')} type="date" name="to" required defaultValue={calendar.week.at(-1)?.day} />
          <TextInput span="half" label={say('begins')} type="time" name="begins" required defaultValue="10:00" />
          <TextInput span="half" label={say('ends')} type="time" name="ends" required defaultValue="16:00" />
          <TextInput span="half" label={say('minutes')} type="number" name="minutes" min={10} max={240} required defaultValue={30} />
          <TextInput span="half" label={say('capacity')} type="number" name="capacity" min={1} max={20} required defaultValue={1} />
        </div>
        <fieldset className="row">
          <legend className="field-label">{say('weekdays')}</legend>
          {weekdays.map((name, index) => (
            <Checkbox key={name} name="weekday" value={index + 1} label={say(name)} defaultChecked={index < workdays} />
          ))}
        </fieldset>
        <SubmitButton name="intent" value="make" className="at-start" busy={isBusy}>
          {say(isBusy ? 'busy' : 'makeDo')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
