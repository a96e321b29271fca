import { cachedLoader } from '#site/revisit-cache.ts';
import { DesktopList } from '../parts/desktop-list.tsx';
import type { Route } from './+types/desktop';
import { SearchHead } from './head.tsx';
import { SearchHelp } from './help.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => cachedLoader({ request, serverLoader });

export default function SearchPage({ loaderData: found }: Route.ComponentProps) {
  return (
    <div className="wrap search-page">
      <SearchHead found={found} />
      {found.help ? <SearchHelp help={found.help} /> : <DesktopList list={found.list} />}
    </div>
  );
}
