import { Form, useNavigation } from 'react-router';
import { labelSheetRoute } from '#areas/picking/rules/label-paths.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextInput } from '#ui/field.tsx';
import { useTicked } from '#ui/office/use-ticked.ts';
import type { TodaysLabel, ToteOrder } from './load.server.ts';
import { pickingTexts } from './office-texts.ts';

type LabelsProps = { totes: readonly ToteOrder[]; labels: readonly TodaysLabel[]; tomorrow: string };

/** Parcels without a label, today's labels, and the pickup. */
export function BoardLabels({ totes, labels, tomorrow }: LabelsProps) {
  const say = useTexts(pickingTexts);
  const packed = totes.filter(({ parcels }) => parcels > 0);
  const isBusy = useNavigation().formData?.get('intent') === 'fetch';
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        {packed.length > 0 && <Packed packed={packed} />}
        {labels.length > 0 && <Bought labels={labels} />}
        {packed.length + labels.length === 0 && <Empty title={say('noLabels')} text={say('noLabelsText')} />}
      </div>
      <Form method="post" className="picking-foot" preventScrollReset>
        <b>{say('fetchTitle')}</b>
        <div className="row">
          <TextInput label={say('fetchDay')} name="day" type="date" defaultValue={tomorrow} required />
          <SubmitButton kind="quiet" name="intent" value="fetch" busy={isBusy}>
            {say('fetchDo')}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** One click buys a label for each parcel of the selected orders. */
function Packed({ packed }: { packed: readonly ToteOrder[] }) {
  const say = useTexts(pickingTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'labels';
  const { form, ticked, onChange } = useTicked('orders');
  return (
    <Form
      method="post"
      preventScrollReset
      key={packed.map(({ number }) => number).join()}
      ref={form}
      onChange={onChange}
      aria-label={say('toLabel')}
    >
      <h2 className="picking-waiting">{say('toLabel')}</h2>
      {packed.map((order) => (
        <label key={order.number} className="tote">
          <input type="hidden" name={`seen.${order.number}`} value={order.seen} />
          <input
            type="checkbox"
            name="orders"
            value={order.number}
            defaultChecked={!order.isTest}
            aria-label={say('tickOne', { number: order.number })}
          />
          <b>{order.name}</b>
          <span className="soft small">{say('tote', { tote: order.tote })}</span>
          <small>
            {order.number}, {order.place}
          </small>
          <small>{say('parcelCount', { count: order.parcels })}</small>
        </label>
      ))}
      <div className="picking-foot">
        {ticked === 0 && <p className="small warn">{say('tickFirst')}</p>}
        <SubmitButton block name="intent" value="labels" busy={isBusy} disabled={ticked === 0}>
          {say(isBusy ? 'shipping' : 'buyMany')}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** A plain form that opens one document with the selected labels. */
function Bought({ labels }: { labels: readonly TodaysLabel[] }) {
  const say = useTexts(pickingTexts);
  const { form, ticked, onChange } = useTicked('label');
  return (
    <form action={labelSheetRoute} target="_blank" aria-label={say('bought')} rel="noopener" ref={form} onChange={onChange}>
      <h2 className="picking-waiting">{say('bought')}</h2>
      <ul>
        {labels.map((label) => (
          <li key={label.sheet} className="tote is-label">
            {label.href && (
              <input type="checkbox" name="label" value={label.sheet} aria-label={say('tickLabel', { tracking: label.tracking })} />
            )}
            <b>{label.name}</b>
            <span className="soft small">{label.at}</span>
            <small>
              {label.number}, {say('grams', { grams: label.grams })}
            </small>
            <small>
              {label.href ? (
                <a
                  className="link"
                  href={label.href}
                  target="_blank"
                  rel="noopener"
                  aria-label={say('printLabel', { tracking: label.tracking })}
                >
                  {label.tracking}
                </a>
              ) : (
                `${label.carrier} ${label.tracking}`
              )}
            </small>
          </li>
        ))}
      </ul>
      <div className="picking-foot">
        {ticked === 0 && <p className="small soft">{say('tickLabelFirst')}</p>}
        <SubmitButton block kind="quiet" disabled={ticked === 0}>
          {say('printTicked')}
        </SubmitButton>
      </div>
    </form>
  );
}
