import { listSearch } from '#areas/catalog/rules/filters.ts';
import { priceBandListOf, priceBandLists, ruleLists } from '#areas/catalog/rules/rule-lists.ts';
import type { RuleListPage } from '#areas/catalog/services/rule-lists.server.ts';
import { grouped } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { roundPrice } from './rule-list-texts-of.ts';
import { ruleListTexts } from './texts.ts';

/** Navigation between price bands, and the switch that leaves out what a cheaper band has. */
export function ListTabs({ page }: { page: RuleListPage }) {
  const say = useTexts(ruleListTexts);
  const href = useHref();
  const hall = priceBandListOf(page.name);
  if (!hall) return null;
  const cheaper = priceBandLists[priceBandLists.indexOf(hall) - 1];
  const to = roundPrice(ruleLists[hall].belowCents);
  const firstPage = { ...page.list, page: 1 };
  return (
    <div className="rule-list-tabs">
      <TabLinks
        label={say('halls')}
        links={page.halls.map((one) => ({
          to: href(one.hall),
          label: say(`${one.hall}-title`),
          count: grouped(one.count),
          current: one.hall === hall,
        }))}
      />
      {cheaper && (
        <nav className="chips rule-list-bands" aria-label={say('band')}>
          <ChipLink to={href(hall) + listSearch(firstPage)} on={!page.isBandOnly} preventScrollReset>
            {say('wholeHall', { to })}
          </ChipLink>
          <ChipLink to={href(hall) + listSearch(firstPage, { band: 'only' })} on={page.isBandOnly} preventScrollReset>
            {say('onlyBand', { from: roundPrice(ruleLists[cheaper].belowCents), to })}
          </ChipLink>
        </nav>
      )}
    </div>
  );
}
