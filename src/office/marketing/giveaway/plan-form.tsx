import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { timeZones } from '#areas/promotions/rules/giveaway.ts';
import { useTexts } from '#site/locale.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { BilingualFields, PlanCard } from '../parts/plan-card.tsx';
import type { GiveawayData } from './load.server.ts';

export function PlanForm({ data: { giveaway, soon } }: { data: GiveawayData }) {
  const say = useTexts(giveawayOfficeTexts);
  const zones = useTexts(giveawayTexts);
  const count = (name: 'winnerCount' | 'reserveCount', usual: number) => (
    <TextInput span="third" label={say(name)} name={name} inputMode="numeric" defaultValue={giveaway?.[name] ?? usual} required />
  );
  return (
    <PlanCard
      plan={giveaway}
      soon={soon}
      span="half"
      page={
        <TextInput
          span="full-row"
          label={say('slug')}
          help={say('slugHelp')}
          name="slug"
          maxLength={60}
          defaultValue={giveaway?.slug}
          required
        />
      }
      description={
        <>
          <BilingualFields
            span="half"
            name="prize"
            labels={[say('prizeEn'), say('prizeZh')]}
            maxLength={300}
            values={[giveaway?.prizeEn, giveaway?.prizeZh]}
            required
          />
          <BilingualFields
            span="half"
            name="rules"
            labels={[say('rulesEn'), say('rulesZh')]}
            maxLength={4000}
            rows={5}
            values={[giveaway?.rulesEn, giveaway?.rulesZh]}
            required
          />
        </>
      }
    >
      <Select span="third" label={say('timeZone')} name="timeZone" defaultValue={giveaway?.timeZone}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone}>
            {zones(zone)}
          </option>
        ))}
      </Select>
      {count('winnerCount', 1)}
      {count('reserveCount', 2)}
      <TextInput
        span="full-row"
        label={say('countries')}
        help={say('countriesHelp')}
        name="countries"
        defaultValue={giveaway?.countries ?? 'US'}
        required
      />
      <span className="full-row">
        <Checkbox name="givesShareEntry" value="yes" label={say('givesShareEntry')} defaultChecked={giveaway?.givesShareEntry} />
      </span>
    </PlanCard>
  );
}
