import type { FairPrice } from '#areas/builder/services/fair-price.server.ts';
import { textOf } from '#areas/pricing/rules/configuration.ts';
import { dollarText } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { FactTable, Table } from '#ui/table.tsx';
import type { Route } from './+types/page';
import { fairTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = translator(fairTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('a-fair-price') },
      ]),
    ],
  });
}

export default function FairPricePage({ loaderData }: Route.ComponentProps) {
  const say = useTexts(fairTexts);
  const href = useHref();
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <FairView page={loaderData.page} />
    </>
  );
}

function FairView({ page }: { page: FairPrice | null }) {
  const say = useTexts(fairTexts);
  const href = useHref();
  if (!page)
    return (
      <div className="wrap">
        <ListHead title={say('title')} />
        <Empty title={say('emptyTitle')} text={say('emptyText')} />
      </div>
    );
  return (
    <div className="wrap">
      <ListHead title={say('title')} lead={say('lead')} />
      <nav className="chips" aria-label={say('kinds')}>
        {page.kinds.map((kind) => (
          <ChipLink key={kind} on={kind === page.kind} to={`${href('a-fair-price')}?kind=${kind}`} preventScrollReset>
            {say(`kind-${kind}`)}
          </ChipLink>
        ))}
      </nav>
      <Parts page={page} />
      <div className="fair-tables">
        <section aria-labelledby="fair-lines">
          <h2 id="fair-lines">{say('everyLine')}</h2>
          <FactTable
            caption={say('everyLine')}
            numbers
            rows={page.lines.map(({ name, cents: amount, share }) => ({
              label: name,
              // The margin and the hair are lines and shares at once.
              ...(name === say(share) ? {} : { note: say(share) }),
              value: dollarText(amount),
            }))}
            total={{ label: say('sum'), value: dollarText(page.priceCents) }}
          />
        </section>
        <div className="fair-steps">
          <Steps title={say('byLength')} head={say('length')} rows={page.lengths} />
          {page.densities.length > 0 && <Steps title={say('byDensity')} head={say('density')} rows={page.densities} />}
        </div>
      </div>
      <div className="fair-end">
        <p className="prose">{say('promise')}</p>
        <p className="meta">
          {page.costsOf ? say('rules', { version: page.version, day: page.costsOf }) : say('rulesOnly', { version: page.version })}
        </p>
        <ButtonLink kind="primary" to={`${href('ai-pricing')}?${textOf(page.example)}`}>
          {say('own')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The price as a tape cut into its parts, and what each part is for. */
function Parts({ page: { words, priceCents, grams, sums } }: { page: FairPrice }) {
  const say = useTexts(fairTexts);
  return (
    <section className="money-parts" aria-labelledby="fair-title">
      <p className="meta">
        {words.join(' · ')} · {say('grams', { grams })}
      </p>
      <h2 id="fair-title">{say('costs', { price: dollarText(priceCents) })}</h2>
      <div className="fair-tape" aria-hidden="true">
        {sums.map(({ share, cents: amount, percent }) => (
          <span key={share} className={`is-${share}`} style={{ flexGrow: amount }}>
            {percent >= 8 && say('percent', { percent })}
          </span>
        ))}
      </div>
      <dl>
        {sums.map(({ share, cents: amount, percent }) => (
          <div key={share}>
            <dt>
              <i className={`is-${share}`} aria-hidden="true" />
              {say(share)}
              <span className="num">
                {dollarText(amount)} · {say('percent', { percent })}
              </span>
            </dt>
            <dd>{say(`${share}-text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Steps({ title, head, rows }: { title: string; head: string; rows: FairPrice['lengths'] }) {
  const say = useTexts(fairTexts);
  return (
    <section>
      <h2>{title}</h2>
      <Table caption={title}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className="r">
              {say('weight')}
            </th>
            <th scope="col" className="r">
              {say('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, name, grams, cents: amount, isExample }) => (
            <tr key={value} className={classNames(isExample && 'is-here')}>
              <th scope="row">{name}</th>
              <td className="r">{say('grams', { grams })}</td>
              <td className="r">{dollarText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
