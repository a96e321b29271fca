import { useTexts } from '#site/locale.tsx';
import { Accordion } from '../accordion.tsx';
import { Key } from '../kbd.tsx';
import { Pager } from '../pager.tsx';
import { Panel } from '../panel.tsx';
import { FactTable } from '../table.tsx';
import { TabLinks, Tabs } from '../tabs.tsx';
import { Piece, Row, Section } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function PlacePieces() {
  const say = useTexts(uiTexts);
  return (
    <Section id="places" title={say('places')}>
      <Piece name="Tabs">
        <Tabs
          label={say('tabsName')}
          tabs={[
            { id: 'facts', label: say('tabFacts'), panel: say('factsText') },
            { id: 'care', label: say('tabCare'), panel: say('careText') },
          ]}
        />
      </Piece>
      <Piece name="TabLinks">
        <TabLinks
          label={say('tabLinksName')}
          links={[
            { to: '#places', label: say('viewAll'), count: 48, current: true },
            { to: '#places-paid', label: say('paid'), count: 14 },
            { to: '#places-shipped', label: say('shipped') },
          ]}
        />
      </Piece>
      <Piece name="Pager">
        <Pager
          label={say('pagerName')}
          page={4}
          pages={12}
          hrefOf={(page) => `#page-${page}`}
          words={{ previous: say('previous'), next: say('next') }}
        />
      </Piece>
      <Piece name="Accordion">
        <Accordion
          folds={[
            { id: 'ship', title: say('foldShip'), body: say('foldShipText'), open: true },
            { id: 'back', title: say('foldBack'), body: say('foldBackText') },
          ]}
        />
      </Piece>
      <Piece name="FactTable">
        <FactTable
          caption={say('billName')}
          numbers
          rows={[
            { label: say('billGoods'), note: say('goodsName'), value: '$214.20' },
            { label: say('billShipping'), value: '$26.00' },
          ]}
          total={{ label: say('billTotal'), value: '$240.20' }}
        />
      </Piece>
      <Piece name="Panel">
        <Panel title={say('panelTitle')}>
          <p>{say('foldShipText')}</p>
        </Panel>
      </Piece>
      <Piece name="Key">
        <Row>
          <Key>Ctrl</Key>
          <Key>↵</Key>
        </Row>
      </Piece>
    </Section>
  );
}
