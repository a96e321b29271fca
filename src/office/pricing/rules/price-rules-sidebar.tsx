import { Form, Link } from 'react-router';
import type { BuilderKind } from '#areas/pricing/rules/configuration.ts';
import { dollarText } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { priceRuleOfficeTexts } from '../office-texts.ts';
import type { PriceRulesPageData } from './load.server.ts';
import { formatBasisPoints } from './rule-table.tsx';

const signed = (bp: number): string => `${bp > 0 ? '+' : ''}${(bp / 100).toFixed(1)} %`;

/** What a draft would do, what changed, what is not made, and every version there was. */
export function PriceRulesSidebar({ desk, kind }: { desk: PriceRulesPageData; kind: BuilderKind }) {
  const say = useTexts(priceRuleOfficeTexts);
  return (
    <aside className="stack">
      <Card title={say('effect')}>{desk.effect.length === 0 ? <p className="muted">{say('effectNone')}</p> : <Effects desk={desk} />}</Card>
      <Card title={say('changes', { version: desk.shown.version })}>
        {desk.changes.length === 0 ? <p className="muted">{say('noChanges')}</p> : <Changes desk={desk} />}
      </Card>
      <Card title={say('versions')}>
        <Versions desk={desk} kind={kind} />
      </Card>
      <Card title={say('exclusions')}>
        <ul className="rule-list">
          {desk.exclusions.map(({ id, reason, condition }) => (
            <li key={id}>
              {reason}
              <small className="muted">{condition}</small>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}

function Effects({ desk }: { desk: PriceRulesPageData }) {
  const say = useTexts(priceRuleOfficeTexts);
  return (
    <ul className="rule-list">
      {desk.effect.map(({ kind, looked, moved, meanBp, least, most }) => (
        <li key={kind}>
          {say('effectLine', { kind: say(`kind-${kind}`), moved, looked, mean: signed(meanBp) })}
          {least && most && (
            <small className="muted">
              {say('effectSpan', {
                least: `${dollarText(least.before)} → ${dollarText(least.after)}`,
                most: `${dollarText(most.before)} → ${dollarText(most.after)}`,
              })}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

const mostShown = 40;

function Changes({ desk }: { desk: PriceRulesPageData }) {
  const say = useTexts(priceRuleOfficeTexts);
  const value = (figure: string, amount: number | null): string => {
    if (amount === null) return '';
    if (figure === 'amountCents') return dollarText(amount);
    return figure === 'factorBp' ? `${formatBasisPoints(amount)} %` : String(amount);
  };
  return (
    <ul className="rule-list">
      {desk.changes.slice(0, mostShown).map(({ id, name, key, figure, from, to }) => (
        <li key={id}>
          {from === null
            ? `${name}: ${say(figure)}`
            : say('fromTo', { name, figure: say(figure), from: value(figure, from), to: value(figure, to) })}
          {key && <small className="muted">{key}</small>}
        </li>
      ))}
    </ul>
  );
}

function Versions({ desk, kind }: { desk: PriceRulesPageData; kind: BuilderKind }) {
  const say = useTexts(priceRuleOfficeTexts);
  const href = useHref();
  const hasDraft = desk.versions.some(({ state }) => state === 'draft');
  return (
    <ol className="rule-list">
      {desk.versions.map(({ version, state, note, who, when }) => (
        <li key={version}>
          <span className="rule-version">
            <Link
              className="link"
              to={`${href('office-price-rules')}?${new URLSearchParams({ kind, version: String(version) })}`}
              preventScrollReset
            >
              {say('version', { version })}
            </Link>{' '}
            · {say(state)}
            {state === 'retired' && !hasDraft && (
              <Form method="post">
                <input type="hidden" name="version" value={version} />
                <Button type="submit" name="intent" value="back" size="small" aria-label={say('bringBackOne', { version })}>
                  {say('bringBack')}
                </Button>
              </Form>
            )}
          </span>
          {note && <span>{note}</span>}
          <small className="muted">{say('by', { who: who || say('nobody'), when })}</small>
        </li>
      ))}
    </ol>
  );
}
