import { useState } from 'react';
import { Link } from 'react-router';
import { checkParcelWeight } from '#areas/picking/rules/packing.ts';
import { grouped } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { TextInput } from '#ui/field.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { OpenPickingOrder } from './load.server.ts';
import { pickingTexts } from './office-texts.ts';

const parcelChoices = [1, 2, 3, 4];

/** Each parcel's weight against the calculated one; several parcels also list their contents. */
export function WeighForm({ chosen, parcels }: { chosen: OpenPickingOrder; parcels: number }) {
  const say = useTexts(pickingTexts);
  const href = useHref();
  const [grams, setGrams] = useState(String(parcels === 1 ? (chosen.packed[0]?.grams ?? '') : ''));
  const weight = /^\d{1,6}$/.test(grams) ? Number(grams) : 0;
  const verdict = weight > 0 && parcels === 1 ? checkParcelWeight(weight, chosen.bookGrams) : null;
  const at = `${href('office-online-order')}?show=totes&order=${encodeURIComponent(chosen.number)}`;
  const places = Array.from({ length: parcels }, (_, index) => index + 1);
  return (
    <section className="step">
      <h3>
        <span className={verdict === 'fits' ? 'step-mark is-done' : 'step-mark'}>2</span>
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
              defaultValue={chosen.packed.find(({ parcel }) => parcel === place)?.grams}
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
                      name={`share.${line.lineId}_${place}`}
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

/** Staff decide whether the buyer sees the photos. */
export function ParcelPhotos({ chosen, parcels }: { chosen: OpenPickingOrder; parcels: number }) {
  const say = useTexts(pickingTexts);
  const hasPhoto = chosen.packed.some((one) => one.hasPhoto);
  return (
    <section className="step">
      <h3>
        <span className={hasPhoto ? 'step-mark is-done' : 'step-mark'}>3</span>
        {say('photo')}
      </h3>
      {hasPhoto && <p className="small soft">{say('hasPhoto')}</p>}
      {Array.from({ length: parcels }, (_, at) => at + 1).map((place) => (
        <UploadField
          key={place}
          label={parcels === 1 ? say('photo') : say('photoOf', { parcel: place })}
          name={`photo.${place}`}
          maxFiles={1}
        />
      ))}
      <label className="check">
        <input type="checkbox" name="photo_shared" value="1" />
        {say('photoShared')}
      </label>
    </section>
  );
}
