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
  const count = (name: 'winner_count' | 'reserve_count', label: string, value: number) => (
    <TextInput span="third" label={label} name={name} inputMode="numeric" defaultValue={value} required />
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
      <Select span="third" label={say('timeZone')} name="time_zone" defaultValue={giveaway?.timeZone}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone}>
            {zones(zone)}
          </option>
        ))}
      </Select>
      {count('winner_count', say('winnerCount'), giveaway?.winnerCount ?? 1)}
      {count('reserve_count', say('reserveCount'), giveaway?.reserveCount ?? 2)}
      <TextInput
        span="full-row"
        label={say('countries')}
        help={say('countriesHelp')}
        name="countries"
        defaultValue={giveaway?.countries ?? 'US'}
        required
      />
      <span className="full-row">
        <Checkbox name="gives_share_entry" value="yes" label={say('givesShareEntry')} defaultChecked={giveaway?.givesShareEntry} />
      </span>
    </PlanCard>
  );
}
