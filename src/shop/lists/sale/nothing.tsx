import { useSay } from '#site/here.tsx';
import { Empty } from '#ui/empty.tsx';
import { saleTexts } from './texts.ts';

export function NothingOnSale() {
  const say = useSay(saleTexts);
  return <Empty title={say('emptyTitle')} text={say('emptyText')} />;
}
