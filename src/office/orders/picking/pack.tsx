import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OpenPickingOrder } from './load.server.ts';
import { pickingTexts } from './office-texts.ts';
import { ParcelPhotos, WeighForm } from './weigh-form.tsx';

/** The current order: picked, weighed, labeled, shipped. */
export function PackPanel({ chosen, parcels }: { chosen: OpenPickingOrder | null; parcels: number }) {
  const say = useTexts(pickingTexts);
  const busy = useNavigation().formData;
  if (!chosen)
    return (
      <aside className="card picking-pack">
        <Empty title={say('chooseTote')} text={say('noTotesText')} />
      </aside>
    );
  const { tote, number, pieces, left } = chosen;
  return (
    <aside className="card picking-pack" aria-label={say('tote', { tote })}>
      <header>
        <h2>
          {say('tote', { tote })}, {number}
        </h2>
      </header>
      <Form method="post" className="picking-form" preventScrollReset>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="seen" value={chosen.seen} />
        <div className="scroll">
          <section className="step">
            <h3>
              <span className={left === 0 ? 'step-mark is-done' : 'step-mark'}>1</span>
              {say('stepPicked')}
              <span className={left === 0 ? 'push up small' : 'push small'}>{say('ofPieces', { picked: pieces - left, pieces })}</span>
            </h3>
            {chosen.takeOut.length > 0 && (
              <Notice tone="err">
                <b>{say('takeOutTitle')}</b>
                <ul>
                  {chosen.takeOut.map(({ lineId, code, name, count, left: stays }) => (
                    <li key={lineId}>{say('takeOut', { count, name: [code, name].filter(Boolean).join(' '), left: stays })}</li>
                  ))}
                </ul>
                <label className="check" key={chosen.seen}>
                  <input type="checkbox" required />
                  {say('takenOut')}
                </label>
              </Notice>
            )}
            {chosen.isCancelAsked && <Notice tone="err">{say('cancelAsked')}</Notice>}
            {chosen.isTest && <Notice tone="warn">{say('test')}</Notice>}
            {chosen.isDiscreet && <Notice tone="warn">{say('discreet')}</Notice>}
            {chosen.message && <Notice tone="warn">{chosen.message}</Notice>}
          </section>
          <WeighForm chosen={chosen} parcels={parcels} />
          <ParcelPhotos chosen={chosen} parcels={parcels} />
          <section className="step">
            <h3>
              <span className="step-mark">4</span>
              {say('stepLabel')}
              <span className="push small soft">{chosen.service || say('usual')}</span>
            </h3>
            <address className="ship-to">
              <b>{chosen.name}</b>
              {chosen.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <ByHand />
          </section>
        </div>
        <div className="picking-foot">
          {left > 0 && <p className="small warn">{say('shipWait', { left })}</p>}
          <SubmitButton
            block
            size="big"
            name="intent"
            value="ship"
            busy={busy?.get('intent') === 'ship'}
            aria-disabled={left > 0 || undefined}
          >
            {say(busy?.get('intent') === 'ship' ? 'shipping' : 'ship')}
          </SubmitButton>
          <SubmitButton
            block
            kind="quiet"
            name="intent"
            value="pack"
            busy={busy?.get('intent') === 'pack'}
            aria-disabled={left > 0 || undefined}
          >
            {say('pack')}
          </SubmitButton>
          <p className="small soft">{say('shipNote')}</p>
        </div>
      </Form>
      <Aside number={number} />
    </aside>
  );
}

/** Without the carrier: its name and tracking number, entered by staff. */
function ByHand() {
  const say = useTexts(pickingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">{say('byHand')}</summary>
      {isOpen && <input type="hidden" name="way" value="hand" />}
      <div className="form-grid space-above">
        <TextInput span="half" label={say('carrier')} name="carrier" maxLength={60} required={isOpen} />
        <TextInput span="half" label={say('code')} name="code" maxLength={40} required={isOpen} />
      </div>
    </details>
  );
}

function Aside({ number }: { number: string }) {
  const say = useTexts(pickingTexts);
  return (
    <details className="picking-aside">
      <summary className="small">{say('putAside')}</summary>
      <Form method="post" className="row" preventScrollReset>
        <input type="hidden" name="number" value={number} />
        <input className="input" name="reason" aria-label={say('asideWhy')} placeholder={say('asideWhy')} maxLength={200} required />
        <SubmitButton kind="danger" size="small" name="intent" value="aside">
          {say('asideDo')}
        </SubmitButton>
      </Form>
    </details>
  );
}
