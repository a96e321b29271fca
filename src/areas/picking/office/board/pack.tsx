import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { grouped } from '#kernel/money.ts';
import { useHref, useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { pickingTexts } from '../../office-texts.ts';
import { scaleSays } from '../../rules/packing.ts';
import type { ChosenOrder } from './load.server.ts';

const parcelChoices = [1, 2, 3, 4];

/** The order at the bench: picked, weighed, labelled, sent. */
export function PackPanel({ chosen, parcels }: { chosen: ChosenOrder | null; parcels: number }) {
  const say = useSay(pickingTexts);
  const busy = useNavigation().formData;
  if (!chosen)
    return (
      <aside className="card bench-pack">
        <Empty title={say('chooseTote')} text={say('noTotesText')} />
      </aside>
    );
  const { tote, number, pieces, left } = chosen;
  return (
    <aside className="card bench-pack" aria-label={say('tote', { tote })}>
      <header>
        <h2>
          {say('tote', { tote })}, {number}
        </h2>
      </header>
      <Form method="post" className="bench-form" preventScrollReset>
        <input type="hidden" name="number" value={number} />
        <div className="scroll">
          <section className="step">
            <h3>
              <span className={left === 0 ? 'step-no is-done' : 'step-no'}>1</span>
              {say('stepPicked')}
              <span className={left === 0 ? 'push up small' : 'push small'}>{say('ofPieces', { picked: pieces - left, pieces })}</span>
            </h3>
            {chosen.isTest && <Notice tone="warn">{say('test')}</Notice>}
            {chosen.isDiscreet && <Notice tone="warn">{say('discreet')}</Notice>}
            {chosen.message && <Notice tone="warn">{chosen.message}</Notice>}
          </section>
          <Weigh chosen={chosen} parcels={parcels} />
          <section className="step">
            <h3>
              <span className="step-no">3</span>
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
        <div className="bench-foot">
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
          <p className="small soft">{say('shipNote')}</p>
        </div>
      </Form>
      <Aside number={number} />
    </aside>
  );
}

/** Each parcel on the scale, against its goods by the book; several parcels also say what lies in which. */
function Weigh({ chosen, parcels }: { chosen: ChosenOrder; parcels: number }) {
  const say = useSay(pickingTexts);
  const href = useHref();
  const [grams, setGrams] = useState('');
  const weight = /^\d{1,6}$/.test(grams) ? Number(grams) : 0;
  const verdict = weight > 0 && parcels === 1 ? scaleSays(weight, chosen.bookGrams) : null;
  const at = `${href('office-online-order')}?show=totes&order=${encodeURIComponent(chosen.number)}`;
  const places = Array.from({ length: parcels }, (_, place) => place + 1);
  return (
    <section className="step">
      <h3>
        <span className={verdict === 'fits' ? 'step-no is-done' : 'step-no'}>2</span>
        {say('stepWeigh')}
        <span className="push row small">
          {say('parcels')}
          <nav className="segments segments-small" aria-label={say('parcels')}>
            {parcelChoices.map((count) => (
              <Link key={count} to={`${at}&parcels=${count}`} aria-current={count === parcels ? 'true' : undefined} preventScrollReset>
                {count}
              </Link>
            ))}
          </nav>
        </span>
      </h3>
      <div className="scale">
        <p>
          {say('byBook')}
          <b>{say('grams', { grams: grouped(chosen.bookGrams) })}</b>
        </p>
        {parcels === 1 ? (
          <TextInput
            label={say('onScale')}
            name="grams"
            inputMode="numeric"
            pattern="\d{1,5}"
            value={grams}
            onChange={(event) => setGrams(event.currentTarget.value)}
            required
          />
        ) : (
          places.map((place) => (
            <TextInput
              key={place}
              label={say('onScaleOf', { parcel: place })}
              name="grams"
              inputMode="numeric"
              pattern="\d{1,5}"
              required
            />
          ))
        )}
        {verdict && (
          <p>
            {say('boxAndPaper')}
            <b className={verdict === 'fits' ? 'up' : 'warn'}>{say('grams', { grams: weight - chosen.bookGrams })}</b>
          </p>
        )}
      </div>
      {verdict && <p className={`small ${verdict === 'fits' ? 'soft' : 'warn'}`}>{say(verdict)}</p>}
      {parcels > 1 && (
        <table className="grid-table is-tight shares">
          <thead>
            <tr>
              <th scope="col">{say('piece')}</th>
              {places.map((place) => (
                <th key={place} scope="col" className="num">
                  {say('parcel', { parcel: place })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chosen.lines.map((line) => (
              <tr key={line.lineId}>
                <th scope="row">
                  <input type="hidden" name="line" value={line.lineId} />
                  <small>{line.code || line.name}</small>
                </th>
                {places.map((place) => (
                  <td key={place} className="num">
                    <input
                      className="input num"
                      name={`share_${line.lineId}_${place}`}
                      inputMode="numeric"
                      aria-label={say('share', { code: line.code || line.name, parcel: place })}
                      defaultValue={place === 1 ? line.quantity : 0}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Where the carrier cannot be asked: its name and number, written down. */
function ByHand() {
  const say = useSay(pickingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">{say('byHand')}</summary>
      {isOpen && <input type="hidden" name="way" value="hand" />}
      <div className="form-grid mt-2">
        <TextInput span="f3" label={say('carrier')} name="carrier" maxLength={60} required={isOpen} />
        <TextInput span="f3" label={say('code')} name="code" maxLength={40} required={isOpen} />
      </div>
    </details>
  );
}

function Aside({ number }: { number: string }) {
  const say = useSay(pickingTexts);
  return (
    <details className="bench-aside">
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
