import { Link } from 'react-router';
import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import type { GiveawayView } from '#areas/promotions/services/giveaways.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { GiveawayFacts } from '../parts/giveaway-facts.tsx';
import type { GiveawaysData } from './load.server.ts';

/** Running ones large, upcoming and past ones small. */
export function GiveawayCards({ giveaways: { running, coming, over } }: Pick<GiveawaysData, 'giveaways'>) {
  const say = useTexts(giveawayTexts);
  return (
    <div className="giveaway-cards">
      {running.length === 0 && <Empty title={say('noneTitle')} text={say('noneText')} />}
      {running.length > 0 && (
        <div className="prize-cards">
          {running.map((giveaway) => (
            <LargeCard key={giveaway.slug} giveaway={giveaway} />
          ))}
        </div>
      )}
      <Small title={say('coming')} giveaways={coming} />
      <Small title={say('over')} giveaways={over} />
    </div>
  );
}

function LargeCard({ giveaway }: { giveaway: GiveawayView }) {
  const say = useTexts(giveawayTexts);
  const href = useHref();
  return (
    <section className="prize-card" aria-labelledby={`g-${giveaway.slug}`}>
      {giveaway.picture ? <Picture base={giveaway.picture} alt="" eager sizes="(min-width: 1024px) 260px, 100vw" /> : <span />}
      <div>
        <h2 id={`g-${giveaway.slug}`}>{giveaway.title}</h2>
        <p className="lead">{giveaway.prize}</p>
        <GiveawayFacts giveaway={giveaway} />
        <p className="meta">{say('free')}</p>
        <span>
          <ButtonLink kind="primary" size="big" to={href('giveaway', { slug: giveaway.slug })}>
            {say('enter')}
          </ButtonLink>
        </span>
      </div>
    </section>
  );
}

function Small({ title, giveaways }: { title: string; giveaways: readonly GiveawayView[] }) {
  const say = useTexts(giveawayTexts);
  const href = useHref();
  if (giveaways.length === 0) return null;
  return (
    <>
      <h2 className="title-4">{title}</h2>
      <div className="prize-cards is-small">
        {giveaways.map((giveaway) => (
          <div className="prize-card" key={giveaway.slug}>
            {giveaway.picture ? <Picture base={giveaway.picture} alt="" sizes="96px" /> : <span />}
            <div>
              <h3>
                <Link to={href('giveaway', { slug: giveaway.slug })}>{giveaway.title}</Link>
              </h3>
              <p>{giveaway.prize}</p>
              <GiveawayFacts giveaway={giveaway} short />
              <span className="meta">
                {say(giveaway.state === 'coming' ? 'look' : 'result')} <ChevronRightIcon size={16} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
