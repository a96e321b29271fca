import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { Timeline } from '#ui/office/timeline.tsx';
import type { OrderPageData, TimelineRow } from './load.server.ts';
import { orderOfficeTexts } from './order-office-texts.ts';

const sides = ['everything', 'onlyMessages', 'onlyChanges'] as const;
type Side = (typeof sides)[number];
const shows: Readonly<Record<Side, (row: TimelineRow) => boolean>> = {
  everything: () => true,
  onlyMessages: ({ kind }) => kind !== 'change',
  onlyChanges: ({ kind }) => kind === 'change',
};

/** Newest first, with a message form. */
export function TimelineCard({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const [side, setSide] = useState<Side>('everything');
  const choices = (
    <span className="segments segments-small">
      {sides.map((one) => (
        <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
          {say(one)}
        </button>
      ))}
    </span>
  );
  return (
    <Card title={say('timeline')} aside={choices}>
      <Timeline
        entries={order.history.filter(shows[side]).map((row, index) => ({
          id: row.id,
          at: row.at,
          dateTime: row.dateTime,
          weight: index === 0 && side !== 'onlyMessages' ? 'now' : row.kind === 'change' ? 'key' : 'plain',
          what: <TimelineText row={row} />,
        }))}
      />
      {order.may.write && <MessageForm order={order} />}
    </Card>
  );
}

function TimelineText({ row }: { row: TimelineRow }) {
  const say = useTexts(orderOfficeTexts);
  if (row.kind === 'change')
    return (
      <>
        <b>{row.what}</b> {row.words && <span className="soft">{row.words}</span>} <span className="muted small">{row.by}</span>
      </>
    );
  return (
    <>
      {row.kind === 'note' && <Badge tone="gold">{say('note')}</Badge>} <span className="keep-lines">{row.words}</span>{' '}
      <span className="muted small">{row.by}</span>
    </>
  );
}

function MessageForm({ order: { number, email } }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const [isNote, setNote] = useState(false);
  const busy = useNavigation().formData?.get('intent');
  const intent = isNote ? 'note' : 'message';
  return (
    <Form method="post" preventScrollReset className="stack order-write">
      <input type="hidden" name="number" value={number} />
      <div className="row">
        <span className="segments segments-small">
          <button type="button" aria-pressed={!isNote} onClick={() => setNote(false)}>
            {say('toShopper')}
          </button>
          <button type="button" aria-pressed={isNote} onClick={() => setNote(true)}>
            {say('forStaff')}
          </button>
        </span>
        {!isNote && <span className="push small muted">{say('byMail', { email })}</span>}
      </div>
      <TextArea label={say(isNote ? 'forStaff' : 'toShopper')} name="message" rows={3} required maxLength={4000} data-shortcut="m" />
      <div className="row">
        <SubmitButton kind="quiet" name="intent" value={intent} busy={busy === intent}>
          {busy === intent ? say('busy') : say(isNote ? 'keepNote' : 'sendMessage')}
        </SubmitButton>
      </div>
    </Form>
  );
}
