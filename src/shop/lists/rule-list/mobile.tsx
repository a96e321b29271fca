import { useLocale } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { MobileList } from '../parts/mobile-list.tsx';
import type { Route } from './+types/mobile';
import { EmptyList } from './empty-list.tsx';
import { ListTabs } from './list-tabs.tsx';
import { ruleListTextsOf } from './rule-list-texts-of.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => cachedLoader({ request, serverLoader });

export default function RuleListPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { title, lead } = ruleListTextsOf(page.name, useLocale().language);
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <ListTabs page={page} />
      <MobileList list={page.list} empty={<EmptyList page={page} sent={actionData} />} />
    </div>
  );
}
