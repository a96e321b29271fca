import { useTexts } from '#site/locale.tsx';
import { Accordion } from '../accordion.tsx';
import { Key } from '../kbd.tsx';
import { Pager } from '../pager.tsx';
import { Panel } from '../panel.tsx';
import { FactTable } from '../table.tsx';
import { TabLinks, Tabs } from '../tabs.tsx';
import { Row, Section, Specimen } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function NavigationSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="places" title={say('places')}>
      <Specimen name="Tabs">
        <Tabs
          label={say('tabsName')}
          tabs={[
            { id: 'facts', label: say('tabFacts'), panel: say('factsText') },
            { id: 'care', label: say('tabCare'), panel: say('careText') },
          ]}
        />
      </Specimen>
      <Specimen name="TabLinks">
        <TabLinks
          label={say('tabLinksName')}
          links={[
            { to: '#places', label: say('viewAll'), count: 48, current: true },
            { to: '#places-paid', label: say('paid'), count: 14 },
            { to: '#places-shipped', label: say('shipped') },
          ]}
        />
      </Specimen>
      <Specimen name="Pager">
        <Pager
          label={say('pagerName')}
          page={4}
          pages={12}
          hrefOf={(page) => `#page-${page}`}
          labels={{ previous: say('previous'), next: say('next') }}
        />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          folds={[
            { id: 'ship', title: say('foldShip'), body: say('foldShipText'), open: true },
            { id: 'back', title: say('foldBack'), body: say('foldBackText') },
          ]}
        />
      </Specimen>
      <Specimen name="FactTable">
        <FactTable
          caption={say('billName')}
          numbers
          rows={[
            { label: say('billGoods'), note: say('goodsName'), value: '$214.20' },
            { label: say('billShipping'), value: '$26.00' },
          ]}
          total={{ label: say('billTotal'), value: '$240.20' }}
        />
      </Specimen>
      <Specimen name="Panel">
        <Panel title={say('panelTitle')}>
          <p>{say('foldShipText')}</p>
        </Panel>
      </Specimen>
      <Specimen name="Key">
        <Row>
          <Key>Ctrl</Key>
          <Key>↵</Key>
        </Row>
      </Specimen>
    </Section>
  );
}
