import '#site/office-rows.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ButtonSpecimens, FieldSpecimens } from '#ui/design-system/controls.tsx';
import { ProductSpecimens, TapeSpecimens } from '#ui/design-system/goods.tsx';
import { OverlaySpecimens } from '#ui/design-system/overlays.tsx';
import { Contents } from '#ui/design-system/piece.tsx';
import { NavigationSpecimens } from '#ui/design-system/places.tsx';
import { StateSpecimens } from '#ui/design-system/states.tsx';
import { uiTexts } from '#ui/design-system/texts.ts';
import { TokenSpecimens } from '#ui/design-system/tokens.tsx';
import { UploadSpecimens } from '#ui/design-system/uploads.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, uiTexts.title, uiTexts.description);

const sections = ['tokens', 'buttons', 'fields', 'states', 'overlays', 'places', 'goods', 'tapes', 'uploads'] as const;

/** Every UI component inside the shop's frame. */
export default function ShopUiPage() {
  const say = useTexts(uiTexts);
  const href = useHref();
  return (
    <div className="wrap section">
      <h1>{say('title')}</h1>
      <p className="lead">{say('shopSub')}</p>
      <p style={{ marginBlock: 16 }}>
        <ButtonLink to={href('office-ui')}>{say('toOfficeLook')}</ButtonLink>
      </p>
      <Contents label={say('contents')} sections={sections.map((id) => ({ id, title: say(id) }))} />
      <TokenSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
      <OverlaySpecimens />
      <NavigationSpecimens />
      <ProductSpecimens />
      <TapeSpecimens />
      <UploadSpecimens />
    </div>
  );
}
