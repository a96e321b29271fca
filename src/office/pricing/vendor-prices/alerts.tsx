import { Form, Link } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { signedPercent } from '../parts/vendor-effect.tsx';
import type { VendorPricesPageData } from './load.server.ts';

/** Unseen increases, outdated and missing prices; and the thresholds. */
export function VendorPriceAlerts({ page }: { page: VendorPricesPageData }) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  const count = page.alertCount + page.missing.length;
  return (
    <div className="stack">
      <Card title={say('alerts')} aside={count > 0 && <Badge tone="warn">{count}</Badge>}>
        {count === 0 && <p className="muted">{say('noAlerts')}</p>}
        <ul className="vendor-alerts">
          {page.missing.map((rule) => (
            <li key={rule.id}>
              <Link className="link" to={`${href('office-vendor-price-edit')}?id=${rule.specId}`}>
                {rule.name}
              </Link>
              <small className="muted">{say('missing')}</small>
            </li>
          ))}
          {page.alerts.map((alert) => (
            <li key={`${alert.kind} ${alert.priceId}`}>
              <span className="row">
                <Link className="link" to={pathTo(href('office-vendor-prices'), alert)} preventScrollReset>
                  {alert.kind === 'rise'
                    ? say('rise', { vendor: alert.vendor, move: signedPercent(alert.figure) })
                    : say('stale', { vendor: alert.vendor, days: alert.figure })}
                </Link>
                {alert.kind === 'rise' && (
                  <Form method="post" className="push" preventScrollReset>
                    <input type="hidden" name="intent" value="seen" />
                    <input type="hidden" name="id" value={alert.priceId} />
                    <Button type="submit" kind="bare" size="small">
                      {say('seen')}
                    </Button>
                  </Form>
                )}
              </span>
              <small className="muted">
                {[alert.what, alert.inches > 0 && say('inches', { inches: alert.inches })].filter(Boolean).join(say('comma'))}
              </small>
            </li>
          ))}
        </ul>
        {page.alertCount > page.alerts.length && (
          <p className="muted">{say('moreAlerts', { count: page.alertCount - page.alerts.length })}</p>
        )}
      </Card>
      <Card title={say('limits')}>
        <Form method="post" className="form-grid" preventScrollReset>
          <input type="hidden" name="intent" value="limits" />
          <TextInput
            span="half"
            label={say('risePercent')}
            name="risePercent"
            inputMode="numeric"
            defaultValue={page.limits.risePercent}
            required
          />
          <TextInput
            span="half"
            label={say('staleDays')}
            name="staleDays"
            inputMode="numeric"
            defaultValue={page.limits.staleDays}
            required
          />
          <span className="full-row">
            <Button type="submit">{say('saveLimits')}</Button>
          </span>
        </Form>
      </Card>
    </div>
  );
}

const pathTo = (path: string, { productKind, unit, words, specId }: VendorPricesPageData['alerts'][number]): string =>
  `${path}?${new URLSearchParams({ kind: productKind, unit, ...words, spec: String(specId) })}`;
