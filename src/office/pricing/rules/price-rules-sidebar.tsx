import { Form, Link } from 'react-router';
import type { BuilderKind } from '#areas/pricing/rules/configuration.ts';
import { dollarText } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { priceRuleOfficeTexts } from '../office-texts.ts';
import type { PriceRulesPageData } from './load.server.ts';
import { formatBasisPoints } from './rule-table.tsx';

const signed = (bp: number): string => `${bp > 0 ? '+' : ''}${(bp / 100).toFixed(1)}%`;

/** The draft's effect, changes, exclusions and versions. */
export function PriceRulesSidebar({ page, kind }: { page: PriceRulesPageData; kind: BuilderKind }) {
  const say = useTexts(priceRuleOfficeTexts);
  return (
    <aside className="stack">
      <Card title={say('effect')}>{page.effect.length === 0 ? <p className="muted">{say('effectNone')}</p> : <Effects page={page} />}</Card>
      <Card title={say('changes', { version: page.shown.version })}>
        {page.changes.length === 0 ? <p className="muted">{say('noChanges')}</p> : <Changes page={page} />}
      </Card>
      <Card title={say('versions')}>
        <Versions page={page} kind={kind} />
      </Card>
      <Card title={say('exclusions')}>
        <ul className="rule-list">
          {page.exclusions.map(({ id, reason, condition }) => (
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

function Effects({ page }: { page: PriceRulesPageData }) {
  const say = useTexts(priceRuleOfficeTexts);
  return (
    <ul className="rule-list">
      {page.effect.map(({ kind, looked, moved, meanBp, least, most }) => (
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

const maxChanges = 40;

function Changes({ page }: { page: PriceRulesPageData }) {
  const say = useTexts(priceRuleOfficeTexts);
  const value = (figure: string, amount: number | null): string => {
    if (amount === null) return '';
    if (figure === 'amountCents') return dollarText(amount);
    return figure === 'factorBp' ? `${formatBasisPoints(amount)}%` : String(amount);
  };
  return (
    <ul className="rule-list">
      {page.changes.slice(0, maxChanges).map(({ id, name, key, figure, from, to }) => (
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

function Versions({ page, kind }: { page: PriceRulesPageData; kind: BuilderKind }) {
  const say = useTexts(priceRuleOfficeTexts);
  const href = useHref();
  const hasDraft = page.versions.some(({ state }) => state === 'draft');
  return (
    <ol className="rule-list">
      {page.versions.map(({ version, state, note, who, when }) => (
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
