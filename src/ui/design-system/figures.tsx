import { useTexts } from '#site/locale.tsx';
import { Bars } from '../office/bars.tsx';
import { Card, RowsLink } from '../office/card.tsx';
import { DetailGrid, SumList } from '../office/detail-grid.tsx';
import { StatCard, Stats } from '../office/stat-card.tsx';
import { StepsStrip } from '../office/steps-strip.tsx';
import { Timeline } from '../office/timeline.tsx';
import { Section, Specimen } from './piece.tsx';
import { uiTexts } from './texts.ts';

const counts = [38, 46, 31, 43, 20];

export function FigureSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="figures" title={say('figures')}>
      <Specimen name="Stats, StatCard, Delta" wide>
        <Stats label={say('statsName')}>
          <StatCard
            label={say('revenue')}
            value="$7,541.60"
            change={{ text: say('before', { change: '+12.6%' }), good: true }}
            to="#figures"
            current
          />
          <StatCard
            label={say('orders')}
            value="178"
            change={{ text: say('before', { change: '−3.1%' }), good: false }}
            to="#figures-orders"
          />
          <StatCard label={say('returns')} value="4" change={{ text: say('before', { change: '+1' }) }} />
        </Stats>
      </Specimen>
      <Specimen name="Bars">
        <Bars
          label={say('plot')}
          say={String}
          chosen="1"
          readOut={<b>{say('plotSaid', { day: 2, count: 46 })}</b>}
          bars={counts.map((value, index) => ({
            id: String(index),
            label: String(index + 1),
            value,
            before: index === 1 ? 40 : undefined,
            description: say('plotSaid', { day: index + 1, count: value }),
            partial: index === counts.length - 1,
          }))}
        />
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          entries={[
            { id: '4', what: say('nowPicking'), at: '10:41', weight: 'now' },
            { id: '3', what: say('paidBy'), at: '10:38', weight: 'key' },
            { id: '2', what: say('declined'), at: '10:36', weight: 'bad' },
            { id: '1', what: say('placed'), at: '10:35' },
          ]}
        />
      </Specimen>
      <Specimen name="Card, RowsLink">
        <Card title={say('tileName')} note={say('tileNote')} aside={<RowsLink to="#figures">{say('openRows')}</RowsLink>}>
          {say('factsText')}
        </Card>
      </Specimen>
      <Specimen name="StepsStrip" wide>
        <StepsStrip
          label={say('stepsName')}
          steps={[
            { label: say('placed'), note: '10:35', state: 'done' },
            { label: say('paid'), note: '10:38', state: 'done' },
            { label: say('picking'), note: '10:41', state: 'now' },
            { label: say('shipped'), state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen name="DetailGrid">
        <DetailGrid
          details={[
            { label: say('buyer'), value: 'Denise Walker' },
            { label: say('tracking'), value: '7946 0318 2231' },
          ]}
        />
      </Specimen>
      <Specimen name="SumList">
        <SumList
          sums={[
            { label: say('billGoods'), value: '214.20' },
            { label: say('billShipping'), value: '26.00', weight: 'quiet' },
            { label: say('billTotal'), value: '240.20', weight: 'total' },
          ]}
        />
      </Specimen>
    </Section>
  );
}
