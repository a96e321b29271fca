import { Form } from 'react-router';
import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import type { GiveawayData } from './load.server.ts';

type Winner = GiveawayData['winners'][number];
const tones = {
  drawn: 'gold',
  reserve: 'line',
  contacted: 'gold',
  accepted: 'ok',
  sent: 'ok',
  replaced: 'plain',
  declined: 'plain',
} as const;

/** By position, with the actions possible for each. */
export function WinnersCard({ winners, giveawayId }: { winners: readonly Winner[]; giveawayId: number }) {
  const say = useTexts(giveawayOfficeTexts);
  return (
    <Card title={say('winners')}>
      <ul className="pane-lines">
        {winners.map((winner) => (
          <li key={winner.id}>
            <b className="num">{winner.place}</b>
            <span className="two fill-row">
              <span>
                {winner.name} <Badge tone={tones[winner.state]}>{say(`is-${winner.state}`)}</Badge>
              </span>
              <small className="muted">
                {[winner.email, winner.country, winner.answerBy && `${say('answerBy')} ${winner.answerBy}`, winner.note]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <WinnerActions winner={winner} giveawayId={giveawayId} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WinnerActions({ winner, giveawayId }: { winner: Winner; giveawayId: number }) {
  const say = useTexts(giveawayOfficeTexts);
  const winnerActions: readonly (readonly [string, string])[] =
    winner.state === 'contacted'
      ? [['accepted', say('accept')], ['declined', say('decline')], ...(winner.mayReplace ? ([['replaced', say('replace')]] as const) : [])]
      : winner.state === 'accepted'
        ? [['sent', say('markSent')]]
        : [];
  if (winnerActions.length === 0) return null;
  return (
    <Form method="post" className="push row" preventScrollReset>
      <input type="hidden" name="id" value={giveawayId} />
      <input type="hidden" name="winner" value={winner.id} />
      <input className="input pane-small" name="note" maxLength={300} aria-label={say('note')} placeholder={say('note')} />
      {winnerActions.map(([intent, label]) => (
        <Button key={intent} type="submit" size="small" name="intent" value={intent}>
          {label}
        </Button>
      ))}
    </Form>
  );
}
