import type { PricePage } from '#areas/builder/services/price-page.server.ts';
import { useSay } from '#site/here.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { Notice } from '#ui/notice.tsx';
import { ChoiceForm, Heard, SentenceForm } from './form.tsx';
import { Result, Waiting } from './result.tsx';
import { priceTexts } from './texts.ts';

type PriceViewProps = { page: PricePage | null; problem?: string | undefined };

/** The question at the left, the price at the right; on a phone the price comes first once there is one. */
export function PriceView({ page, problem }: PriceViewProps) {
  const say = useSay(priceTexts);
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
      <div className="price-desk">
        <div className="price-ask">
          {problem && <Notice tone="err">{problem}</Notice>}
          {page.isGone && <Notice tone="warn">{say('gone')}</Notice>}
          <SentenceForm key={`q ${page.sentence}`} sentence={page.sentence} />
          <Heard page={page} />
          <ChoiceForm key={JSON.stringify([page.kind, page.steps, page.quantity])} page={page} />
        </div>
        <div className="price-say">{page.result ? <Result key={page.result.number} result={page.result} /> : <Waiting />}</div>
      </div>
    </div>
  );
}
