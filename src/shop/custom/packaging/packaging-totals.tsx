import { customQuestionTexts } from '#areas/custom/option-texts.ts';
import { type PackagingPart, packagingDays, packagingParts, packagingPrice, packagingTiers } from '#areas/custom/rules/packaging.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { packagingTexts } from './packaging-texts.ts';

type SumsProps = { parts: readonly PackagingPart[]; quantity: number };

export function PackagingTotals({ parts, quantity }: SumsProps) {
  const say = useTexts(packagingTexts);
  const question = useTexts(customQuestionTexts);
  if (parts.length === 0) return null;
  const price = packagingPrice(parts, quantity);
  return (
    <section className="custom-estimate" aria-live="polite">
      <h2 className="title-text">{say('sum')}</h2>
      <p>
        <b className="custom-price num">{dollars(cents(price.totalCents))}</b>
      </p>
      <dl className="custom-lines num">
        {price.lines.map(({ part, eachCents, totalCents }) => (
          <div key={part}>
            <dt>
              {question(part)} <span className="meta">{say('each', { count: quantity, price: dollars(cents(eachCents)) })}</span>
            </dt>
            <dd>{dollars(cents(totalCents))}</dd>
          </div>
        ))}
        <div>
          <dt>{say('setup')}</dt>
          <dd>{dollars(cents(price.setupCents))}</dd>
        </div>
      </dl>
      <p className="meta">{say('days', { days: packagingDays })}</p>
    </section>
  );
}

/** Unit price per quantity tier; the current tier is marked. */
export function PackagingTiers({ parts, quantity }: SumsProps) {
  const say = useTexts(packagingTexts);
  const question = useTexts(customQuestionTexts);
  const now = packagingTiers.findLastIndex((from) => quantity >= from);
  return (
    <section aria-labelledby="tiers" className="tiers-scroll">
      <h2 id="tiers" className="title-text space-below">
        {say('tiers')}
      </h2>
      <table className="custom-tiers num">
        <thead>
          <tr>
            <th scope="col">{say('part')}</th>
            {packagingTiers.map((from, at) => (
              <th key={from} scope="col" className={at === now ? 'is-now' : undefined}>
                {say('fromCount', { count: grouped(from) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{question(part)}</th>
              {packagingParts[part].prices.map((price, at) => (
                <td key={price} className={at === now ? 'is-now' : undefined}>
                  {dollars(cents(price))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
