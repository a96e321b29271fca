import { useHere } from '#site/here.tsx';
import { keepingLoader } from '#site/keep.ts';
import { PhoneList } from '../parts/phone-list.tsx';
import type { Route } from './+types/mobile';
import { EmptyList } from './empty-list.tsx';
import { Halls } from './halls.tsx';
import { wordsOf } from './words.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepingLoader({ request, serverLoader });

export default function RuleListPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { title, lead } = wordsOf(page.name, useHere().language);
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <Halls page={page} />
      <PhoneList list={page.list} empty={<EmptyList page={page} sent={actionData} />} />
    </div>
  );
}
