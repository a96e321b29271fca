import { Link } from 'react-router';
import type { Estimate } from '#areas/custom/services/custom-form.server.ts';
import { madeTexts } from '#areas/custom/texts.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { customTexts } from '../parts/custom-texts.ts';

export function EstimateBox({ estimate, isBusy }: { estimate: Estimate; isBusy: boolean }) {
  const say = useTexts(customTexts);
  const made = useTexts(madeTexts);
  return (
    <aside className="custom-estimate" aria-busy={isBusy}>
      <h2 className="title-text">{say('estimate')}</h2>
      <div aria-live="polite">
        <Answer estimate={estimate} />
      </div>
      <p className="meta">{say('notBinding')}</p>
      <p className="meta">{made('finalSale')}</p>
    </aside>
  );
}

function Answer({ estimate }: { estimate: Estimate }) {
  const say = useTexts(customTexts);
  const here = useVariantPath();
  if (estimate.state === 'open') return <p>{say('estimateWait')}</p>;
  if (estimate.state === 'person') return <p>{say('person')}</p>;
  if (estimate.state === 'impossible')
    return (
      <Notice tone="warn">
        <b>{say('impossible')}</b> {estimate.reasons.join(' ')}
      </Notice>
    );
  return (
    <div className="stack">
      <p>
        <b className="custom-price num">{estimate.price}</b> <span className="meta">{say('each')}</span>
      </p>
      <p className="meta num">
        {say('leadDays', { days: estimate.leadDays })} · {say('grams', { grams: estimate.grams })} ·{' '}
        {say('deposit', { amount: estimate.deposit })}
      </p>
      {estimate.sku && (
        <p>
          {say('finished')}{' '}
          <Link className="link" to={here(estimate.sku.path)}>
            {estimate.sku.name}
          </Link>
        </p>
      )}
      <details>
        <summary className="link">{say('why')}</summary>
        <dl className="custom-sums num">
          {estimate.why.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
