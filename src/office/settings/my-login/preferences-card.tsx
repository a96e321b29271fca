import { Form } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';
import type { OwnPreferences } from './load.server.ts';

/** Each language in itself. */
const ownNames = { en: 'English', zh: '中文' } as const;

/** Language and time zone: everything in the office is written in them. */
export function PreferencesCard({ language, timeZone, zones, now }: OwnPreferences) {
  const say = useTexts(staffAuthTexts);
  return (
    <Card title={say('preferences')} note={say('preferencesNote', { now })}>
      <Form method="post" className="stack-wide">
        <Select label={say('language')} name="language" defaultValue={language}>
          <option value="en">{ownNames.en}</option>
          <option value="zh" lang="zh-Hans">
            {ownNames.zh}
          </option>
        </Select>
        <Select label={say('timeZone')} help={say('timeZoneHelp')} name="time_zone" defaultValue={timeZone}>
          {zones.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <div>
          <SubmitButton name="intent" value="preferences">
            {say('savePreferences')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
