import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ButtonSpecimens, FieldSpecimens } from '#ui/design-system/controls.tsx';
import { FigureSpecimens } from '#ui/design-system/figures.tsx';
import { FrameSpecimens } from '#ui/design-system/frame.tsx';
import { ListSpecimens } from '#ui/design-system/lists.tsx';
import { OverlaySpecimens } from '#ui/design-system/overlays.tsx';
import { Contents } from '#ui/design-system/piece.tsx';
import { NavigationSpecimens } from '#ui/design-system/places.tsx';
import { StateSpecimens } from '#ui/design-system/states.tsx';
import { uiTexts } from '#ui/design-system/texts.ts';
import { TokenSpecimens } from '#ui/design-system/tokens.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, uiTexts.title, uiTexts.description);

const sections = ['tokens', 'buttons', 'fields', 'states', 'overlays', 'places', 'lists', 'figures', 'frame'] as const;

/** Every component in the office's design. The shop's design has its own style sheet, so it has its own address. */
export default function UiPage() {
  const say = useTexts(uiTexts);
  const href = useHref();
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('officeSub')}
        actions={<ButtonLink to={href('office-ui-shop')}>{say('toShopLook')}</ButtonLink>}
      />
      <Contents label={say('contents')} sections={sections.map((id) => ({ id, title: say(id) }))} />
      <TokenSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
      <OverlaySpecimens />
      <NavigationSpecimens />
      <ListSpecimens />
      <FigureSpecimens />
      <FrameSpecimens />
    </>
  );
}
