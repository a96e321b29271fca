import { Form, useNavigation } from 'react-router';
import { useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { giveawayDeskTexts } from '../../giveaway-desk-texts.ts';
import { giveawayTexts } from '../../giveaway-texts.ts';
import { timeZones } from '../../rules/giveaway.ts';
import type { GiveawayData } from './load.server.ts';

const pairs = [
  ['titleEn', 'titleZh', 120],
  ['prizeEn', 'prizeZh', 300],
] as const;

export function PlanForm({ data: { giveaway, soon } }: { data: GiveawayData }) {
  const say = useSay(giveawayDeskTexts);
  const zones = useSay(giveawayTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={say('plan')} note={say('timeNote')}>
      <Form method="post" className="form-grid">
        {giveaway && <input type="hidden" name="id" value={giveaway.id} />}
        <TextInput span="f6" label={say('slug')} help={say('slugHelp')} name="slug" maxLength={60} defaultValue={giveaway?.slug} required />
        {pairs.flatMap(([en, zh, most]) => [
          <TextInput key={en} span="f3" label={say(en)} name={en} maxLength={most} defaultValue={giveaway?.[en]} required />,
          <TextInput key={zh} span="f3" label={say(zh)} name={zh} maxLength={most} lang="zh" defaultValue={giveaway?.[zh]} required />,
        ])}
        <TextArea span="f3" label={say('rulesEn')} name="rulesEn" rows={5} maxLength={4000} defaultValue={giveaway?.rulesEn} required />
        <TextArea
          span="f3"
          label={say('rulesZh')}
          name="rulesZh"
          rows={5}
          maxLength={4000}
          lang="zh"
          defaultValue={giveaway?.rulesZh}
          required
        />
        <TextInput
          span="f3"
          label={say('starts')}
          name="startsAt"
          type="datetime-local"
          defaultValue={giveaway?.startsAt ?? soon.starts}
          required
        />
        <TextInput
          span="f3"
          label={say('ends')}
          name="endsAt"
          type="datetime-local"
          defaultValue={giveaway?.endsAt ?? soon.ends}
          required
        />
        <Select span="f2" label={say('timeZone')} name="timeZone" defaultValue={giveaway?.timeZone}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone}>
              {zones(zone)}
            </option>
          ))}
        </Select>
        <TextInput
          span="f2"
          label={say('winnerCount')}
          name="winnerCount"
          inputMode="numeric"
          defaultValue={giveaway?.winnerCount ?? 1}
          required
        />
        <TextInput
          span="f2"
          label={say('reserveCount')}
          name="reserveCount"
          inputMode="numeric"
          defaultValue={giveaway?.reserveCount ?? 2}
          required
        />
        <TextInput
          span="f6"
          label={say('countries')}
          help={say('countriesHelp')}
          name="countries"
          defaultValue={giveaway?.countries ?? 'US'}
          required
        />
        <TextInput
          span="f6"
          label={say('pictureUrl')}
          optional={say('optional')}
          name="pictureUrl"
          maxLength={300}
          defaultValue={giveaway?.pictureUrl}
        />
        <span className="f6">
          <Checkbox name="givesShareEntry" value="yes" label={say('givesShareEntry')} defaultChecked={giveaway?.givesShareEntry} />
        </span>
        <span className="f6">
          <SubmitButton kind={giveaway ? 'quiet' : 'primary'} name="intent" value="save" busy={isBusy}>
            {say(giveaway ? 'save' : 'saveNew')}
          </SubmitButton>
        </span>
      </Form>
    </Card>
  );
}
