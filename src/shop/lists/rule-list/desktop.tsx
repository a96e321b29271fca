import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { DesktopList } from '../parts/desktop-list.tsx';
import type { Route } from './+types/desktop';
import { EmptyList } from './empty-list.tsx';
import { ListTabs } from './list-tabs.tsx';
import { ruleListTextsOf } from './rule-list-texts-of.ts';
import { ruleListTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => cachedLoader({ request, serverLoader });

export default function RuleListPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(ruleListTexts);
  const href = useHref();
  const { title, lead } = ruleListTextsOf(page.name, useLocale().language);
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: title }]} />
      <div className="wrap">
        <header className="list-head">
          <div>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
        </header>
        <ListTabs page={page} />
        <DesktopList list={page.list} empty={<EmptyList page={page} sent={actionData} />} />
      </div>
    </>
  );
}
