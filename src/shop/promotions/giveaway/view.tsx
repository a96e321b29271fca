import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import type { GiveawayPage } from '#areas/promotions/services/giveaways.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Picture } from '#ui/picture.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { GiveawayFacts } from '../parts/giveaway-facts.tsx';

type Props = { giveaway: GiveawayPage };

export function GiveawayHeader({ giveaway }: Props) {
  return (
    <header className="prize-head">
      {giveaway.picture && <Picture base={giveaway.picture} alt="" eager sizes="(min-width: 1024px) 300px, 100vw" />}
      <div className="stack">
        <h1>{giveaway.title}</h1>
        <p className="lead">{giveaway.prize}</p>
        <GiveawayFacts giveaway={giveaway} />
      </div>
    </header>
  );
}

/** Enter, wait, or see the winners. */
export function GiveawayStatus({ giveaway }: Props) {
  const say = useTexts(giveawayTexts);
  switch (giveaway.state) {
    case 'running':
      return (
        <Panel title={say('enterTitle')}>
          <EntryForm giveaway={giveaway} />
        </Panel>
      );
    case 'coming':
      return <Notice>{say('notYet', { at: giveaway.starts })}</Notice>;
    case 'ended':
      return <Notice>{say('waiting')}</Notice>;
    case 'cancelled':
      return <Notice tone="warn">{say('calledOff')}</Notice>;
    case 'drawn':
      return <Notice tone="ok">{say('isDrawn')}</Notice>;
    default:
      return (
        <Panel title={say('won')}>
          <dl className="prize-facts">
            {giveaway.winners.map(({ place, name }) => (
              <div key={place} className="no-box">
                <dt>{say('place', { place })}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      );
  }
}

export function GiveawayRules({ giveaway }: Props) {
  const say = useTexts(giveawayTexts);
  return (
    <section className="stack" aria-labelledby="rules">
      <h2 id="rules" className="title-4">
        {say('rules')}
      </h2>
      <ul className="prize-rules">
        <li>{say('free')}</li>
        {giveaway.rules
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </section>
  );
}

/** Published hashes, and how to verify the draw. */
export function GiveawayFairness({ giveaway: { slug, seedHash, list, state } }: Props) {
  const say = useTexts(giveawayTexts);
  const href = useHref();
  if (state === 'cancelled') return null;
  return (
    <section className="stack" aria-labelledby="fair">
      <h2 id="fair" className="title-4">
        {say('fair')}
      </h2>
      <p>{say('fairText')}</p>
      <dl className="stack">
        <div>
          <dt className="meta">{say('seedHash')}</dt>
          <dd className="hash">{seedHash}</dd>
        </div>
        {list && (
          <div>
            <dt className="meta">{say('root')}</dt>
            <dd className="hash">{list.root}</dd>
          </div>
        )}
      </dl>
      {list && (
        <span>
          <ButtonLink to={href('giveaway-draw', { slug })}>{say('check')}</ButtonLink>
        </span>
      )}
    </section>
  );
}
