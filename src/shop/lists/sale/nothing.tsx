import { useTexts } from '#site/locale.tsx';
import { Empty } from '#ui/empty.tsx';
import { saleTexts } from './texts.ts';

export function NothingOnSale() {
  const say = useTexts(saleTexts);
  return <Empty title={say('emptyTitle')} text={say('emptyText')} />;
}
