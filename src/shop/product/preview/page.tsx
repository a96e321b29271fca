import '#site/office-rows.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProductView } from '../view.tsx';
import type { Route } from './+types/page';
import { previewTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, previewTexts.title, previewTexts.note);

export default function PreviewPage({ loaderData: { id, data } }: Route.ComponentProps) {
  const say = useTexts(previewTexts);
  const href = useHref();
  const back = <ButtonLink to={href('office-spu', { id: String(id) })}>{say('back')}</ButtonLink>;
  if (!data) return <Empty title={say('title')} text={say('notYet')} action={back} />;
  return (
    <>
      <Notice tone="warn" action={back}>
        {say('note')}
      </Notice>
      <ProductView data={data} hrefOfSku={(sku) => `${href('office-spu-preview', { id: String(id) })}?sku=${sku}`} />
    </>
  );
}
