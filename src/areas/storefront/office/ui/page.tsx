import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { ButtonPieces, FieldPieces } from './pieces/controls.tsx';
import { FigurePieces } from './pieces/figures.tsx';
import { FramePieces } from './pieces/frame.tsx';
import { ListPieces } from './pieces/lists.tsx';
import { OverlayPieces } from './pieces/overlays.tsx';
import { Contents } from './pieces/piece.tsx';
import { PlacePieces } from './pieces/places.tsx';
import { StatePieces } from './pieces/states.tsx';
import { TokenPieces } from './pieces/tokens.tsx';
import { uiTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, uiTexts.title, uiTexts.description);

const sections = ['tokens', 'buttons', 'fields', 'states', 'overlays', 'places', 'lists', 'figures', 'frame'] as const;

/** Every piece in the office's look. The shop's look has its own style sheet, so it has its own address. */
export default function UiPage() {
  const say = useSay(uiTexts);
  const href = useHref();
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('officeSub')}
        actions={<ButtonLink to={href('office-ui-shop')}>{say('toShopLook')}</ButtonLink>}
      />
      <Contents label={say('contents')} sections={sections.map((id) => ({ id, title: say(id) }))} />
      <TokenPieces />
      <ButtonPieces />
      <FieldPieces />
      <StatePieces />
      <OverlayPieces />
      <PlacePieces />
      <ListPieces />
      <FigurePieces />
      <FramePieces />
    </>
  );
}
