import { useTexts } from '#site/locale.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Empty } from '../empty.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Notice } from '../notice.tsx';
import { Progress } from '../progress.tsx';
import { RowsSkeleton, TextSkeleton } from '../skeleton.tsx';
import { Table } from '../table.tsx';
import { Row, Section, Specimen, Stack } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function StateSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="states" title={say('states')}>
      <Specimen name="Badge">
        <Row>
          <Badge tone="warn" mark="open">
            {say('awaiting')}
          </Badge>
          <Badge tone="ok">{say('paid')}</Badge>
          <Badge tone="gold" mark="half">
            {say('picking')}
          </Badge>
          <Badge tone="accent">{say('shipped')}</Badge>
          <Badge tone="line">{say('delivered')}</Badge>
          <Badge mark="open">{say('cancelled')}</Badge>
          <Badge tone="err">{say('failedPayment')}</Badge>
          <Badge tone="err" mark="open">
            {say('refunded')}
          </Badge>
          <Badge mark="none">{say('newBadge')}</Badge>
        </Row>
      </Specimen>
      <Specimen name="Notice">
        <Stack>
          <Notice>{say('noticePlain')}</Notice>
          <Notice tone="ok">{say('noticeOk')}</Notice>
          <Notice tone="warn" action={<Button size="small">{say('quiet')}</Button>}>
            {say('noticeWarn')}
          </Notice>
          <Notice tone="err">{say('noticeErr')}</Notice>
        </Stack>
      </Specimen>
      <Specimen name="Empty">
        <Empty title={say('emptyTitle')} text={say('emptyText')} action={<Button size="small">{say('clearAll')}</Button>} />
      </Specimen>
      <Specimen name="LoadFailed">
        <LoadFailed title={say('failTitle')} text={say('failText')} retry={say('tryAgain')} />
      </Specimen>
      <Specimen name="TextSkeleton, Progress">
        <Stack>
          <TextSkeleton lines={4} />
          <Progress value={62} max={100} label={say('progress')} />
        </Stack>
      </Specimen>
      <Specimen name="RowsSkeleton">
        <Table caption={say('rowsComing')}>
          <tbody aria-busy="true">
            <RowsSkeleton rows={3} columns={3} />
          </tbody>
        </Table>
      </Specimen>
    </Section>
  );
}
