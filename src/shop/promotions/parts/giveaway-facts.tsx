import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import type { GiveawayView } from '#areas/promotions/services/giveaways.server.ts';
import { useTexts } from '#site/locale.tsx';

const maxNames = 8;

export function GiveawayFacts({ giveaway, short }: { giveaway: GiveawayView; short?: boolean }) {
  const say = useTexts(giveawayTexts);
  const zone = giveaway.timeZone in giveawayTexts ? say(giveaway.timeZone as 'UTC') : giveaway.timeZone;
  const names = giveaway.countries.slice(0, maxNames).map(({ name }) => name);
  const more = giveaway.countries.length - names.length;
  const isOver = giveaway.state !== 'running' && giveaway.state !== 'coming';
  return (
    <dl className="prize-facts">
      {!isOver && <Fact name={say('begins')} value={say('when', { at: giveaway.starts, zone })} />}
      <Fact name={say(isOver ? 'ended' : 'ends')} value={say('when', { at: giveaway.ends, zone })} />
      <Fact name={say('winners')} value={String(giveaway.winnerCount)} />
      {giveaway.state !== 'coming' && <Fact name={say('entries')} value={String(giveaway.entryCount)} />}
      {!short && (
        <Fact
          name={say('countries')}
          value={more > 0 ? say('andMore', { names: names.join(say('comma')), count: more }) : names.join(say('comma'))}
        />
      )}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </>
  );
}
