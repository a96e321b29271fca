import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { priceListSearch } from '#areas/catalog/rules/price-list.ts';
import { priceListTexts } from '#areas/documents/price-list-texts.ts';
import { priceListNote } from '#areas/documents/rules/price-list-note.ts';
import { grouped } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Empty } from '#ui/empty.tsx';
import { Pager } from '#ui/pager.tsx';
import { FactTable } from '#ui/table.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import type { Route } from './+types/page';
import type { PriceListPage } from './load.server.ts';
import type { MyPriceBySku } from './my-price-switch.tsx';
import { PriceTable } from './price-table.tsx';
import { QuickOrder, type TickedSkus } from './quick-order.tsx';
import { PriceListDownload, PriceSearch } from './tools.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { list } = loaderData;
  const say = translator(priceListTexts, site.language);
  // The first category is also the page without one.
  const isFirst = list.category?.slug === list.categories[0]?.slug;
  const category = isFirst ? '' : (list.category?.slug ?? '');
  const title = list.category && !isFirst ? say('titleOf', { category: list.category.name }) : say('title');
  return pageMeta(site, location.pathname, priceListSearch({ category, page: list.page }), {
    title,
    description: say('description'),
    keywords: say('keywords').split(', '),
    hidden: list.words !== '',
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('all-product-price') },
        ...(category ? [{ name: list.category?.name ?? '', path: hrefOf('all-product-price') + priceListSearch({ category }) }] : []),
      ]),
    ],
  });
}

export default function PriceListPageView({ loaderData }: Route.ComponentProps) {
  const say = useTexts(priceListTexts);
  const href = useHref();
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <PriceListView {...loaderData} />
    </>
  );
}

const MyPriceSwitch = lazy(async () => ({ default: (await import('./my-price-switch.tsx')).MyPriceSwitch }));

function PriceListView({ list, day, tiers, times }: PriceListPage) {
  const say = useTexts(priceListTexts);
  const href = useHref();
  // Selections survive a change of category: the page stays mounted.
  const [ticked, setTicked] = useState<TickedSkus>(new Map());
  const [mine, setMine] = useState<MyPriceBySku | null>(null);
  const [isMember, setMember] = useState(false);
  useEffect(() => setMember(mayBeLoggedIn()), []);
  const address = href('all-product-price');
  return (
    <div className="wrap price-list">
      <header className="list-head">
        <div>
          <h1>{list.category ? say('titleOf', { category: list.category.name }) : say('title')}</h1>
          <p className="no-print">{say('lead')}</p>
        </div>
      </header>
      <PriceSearch list={list} />
      <div className="no-print">
        <TabLinks
          label={say('categories')}
          links={list.categories.map(({ slug, name, count }) => ({
            to: address + priceListSearch({ category: slug, words: list.words }),
            label: name,
            count: grouped(count),
            current: slug === list.category?.slug,
          }))}
        />
      </div>
      {list.rows.length > 0 ? (
        <>
          <Legend />
          {isMember && (
            <Suspense>
              <MyPriceSwitch list={list} onMine={setMine} />
            </Suspense>
          )}
          <PriceTable list={list} mine={mine} ticked={ticked} onTick={setTicked} />
          <Pager
            label={say('pages')}
            page={list.page}
            pages={list.pages}
            hrefOf={(page) => address + priceListSearch({ category: list.category?.slug ?? '', words: list.words, page })}
            labels={{ previous: say('previous'), next: say('next') }}
          />
          <div className="price-notes">
            <p className="meta">
              {say('pricesOf', { day })} {priceListNote(say, times)} {say('fromNote')}
            </p>
            <PriceListDownload />
          </div>
        </>
      ) : (
        <Nothing list={list} />
      )}
      {tiers.length > 0 && (
        <section className="price-tiers" aria-labelledby="tiers">
          <div>
            <h2 id="tiers" className="title-4">
              {say('tiersTitle')}
            </h2>
            <p className="meta">
              {say('tiersText')}{' '}
              <Link className="link no-print" to={href('business-account')}>
                {say('tiersApply')}
              </Link>
            </p>
          </div>
          <FactTable
            caption={say('tiersTitle')}
            numbers
            rows={tiers.map(({ pieces, percent }) => ({
              label: say('tierPieces', { count: pieces }),
              value: say('tierOff', { percent }),
            }))}
          />
        </section>
      )}
      <QuickOrder ticked={ticked} onClear={() => setTicked(new Map())} />
    </div>
  );
}

function Legend() {
  const say = useTexts(priceListTexts);
  return (
    <ul className="price-legend meta">
      <li>
        <i className="price-tickmark" aria-hidden="true" /> {say('legendTick')}
      </li>
      <li>
        <i className="price-dot" aria-hidden="true" /> {say('legendOut')}
      </li>
      <li>
        <i className="price-none" aria-hidden="true" /> {say('legendNone')}
      </li>
    </ul>
  );
}

function Nothing({ list }: Pick<PriceListPage, 'list'>) {
  const say = useTexts(priceListTexts);
  const href = useHref();
  if (!list.category || !list.words) return <Empty title={say('bareTitle')} text={say('bareText')} />;
  return (
    <Empty
      title={say('emptyTitle', { category: list.category.name, words: list.words })}
      text={say('emptyText')}
      action={
        <ButtonLink to={href('all-product-price') + priceListSearch({ category: list.category.slug })}>{say('clearSearch')}</ButtonLink>
      }
    />
  );
}
