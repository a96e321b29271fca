import '#site/office-rows.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { groupDeskTexts } from '../../../group-desk-texts.ts';
import { Gallery } from '../../../pages/product/gallery.tsx';
import { ProductView } from '../../../pages/product/view.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, groupDeskTexts.preview, groupDeskTexts.previewNote);

export default function PreviewPage({ loaderData: { id, data } }: Route.ComponentProps) {
  const say = useSay(groupDeskTexts);
  const href = useHref();
  const back = <ButtonLink to={href('office-spu', { id: String(id) })}>{say('backToDesk')}</ButtonLink>;
  if (!data) return <Empty title={say('preview')} text={say('notYet')} action={back} />;
  return (
    <>
      <Notice tone="warn" action={back}>
        {say('previewNote')}
      </Notice>
      <ProductView data={data} hrefOfSku={(sku) => `${href('office-spu-preview', { id: String(id) })}?sku=${sku}`} Gallery={Gallery} />
    </>
  );
}
