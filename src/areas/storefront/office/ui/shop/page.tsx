import '#site/office-rows.ts';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ButtonPieces, FieldPieces } from '../pieces/controls.tsx';
import { GoodsPieces, TapePieces } from '../pieces/goods.tsx';
import { OverlayPieces } from '../pieces/overlays.tsx';
import { Contents } from '../pieces/piece.tsx';
import { PlacePieces } from '../pieces/places.tsx';
import { StatePieces } from '../pieces/states.tsx';
import { TokenPieces } from '../pieces/tokens.tsx';
import { UploadPieces } from '../pieces/uploads.tsx';
import { uiTexts } from '../texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, uiTexts.title, uiTexts.description);

const sections = ['tokens', 'buttons', 'fields', 'states', 'overlays', 'places', 'goods', 'tapes', 'uploads'] as const;

/** Every piece in the shop's look, inside the shop's own frame. */
export default function ShopUiPage() {
  const say = useSay(uiTexts);
  const href = useHref();
  return (
    <div className="wrap section last">
      <h1>{say('title')}</h1>
      <p className="lead">{say('shopSub')}</p>
      <p style={{ marginBlock: 16 }}>
        <ButtonLink to={href('office-ui')}>{say('toOfficeLook')}</ButtonLink>
      </p>
      <Contents label={say('contents')} sections={sections.map((id) => ({ id, title: say(id) }))} />
      <TokenPieces />
      <ButtonPieces />
      <FieldPieces />
      <StatePieces />
      <OverlayPieces />
      <PlacePieces />
      <GoodsPieces />
      <TapePieces />
      <UploadPieces />
    </div>
  );
}
