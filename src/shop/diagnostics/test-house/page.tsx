import { useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { siteIn } from '#site/office-meta.ts';
import { FactTable } from '#ui/table.tsx';
import { testTexts } from '../texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

type ApiCheck = { readonly status: number; readonly calls: number; readonly ms: number };

/** The browser asks the API once after the page is shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const facts = await serverLoader();
  return { facts, asked: facts ? await checkApi() : null };
}
clientLoader.hydrate = true as const;

async function checkApi(): Promise<ApiCheck | 'failed'> {
  const started = performance.now();
  try {
    const answer = await fetch('/v1/openapi.json', { signal: AbortSignal.timeout(20_000) });
    const body: unknown = await answer.json();
    const paths =
      typeof body === 'object' && body !== null && 'paths' in body && typeof body.paths === 'object' ? Object.keys(body.paths ?? {}) : [];
    return { status: answer.status, calls: paths.length, ms: Math.round(performance.now() - started) };
  } catch {
    return 'failed';
  }
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = siteIn(matches);
  if (!site) return [];
  const { houseTitle, description } = testTexts;
  return pageMeta(site, location.pathname, '', {
    title: houseTitle[site.language],
    description: description[site.language],
    keywords: ['test'],
    hidden: true,
  });
};

export default function DiagnosticsPage({ loaderData }: Route.ComponentProps) {
  const say = useTexts(testTexts);
  // The server renders the facts alone; the browser adds the API's answer.
  const isChecked = loaderData !== null && 'facts' in loaderData;
  const facts = isChecked ? loaderData.facts : loaderData;
  const apiCheck = isChecked ? loaderData.asked : null;
  return (
    <div className="wrap page-head diagnosis">
      <h1>{say('houseTitle')}</h1>
      <p className="lead diagnosis-lead">{say(facts ? 'houseLead' : 'inert')}</p>
      {facts && (
        <FactTable
          caption={say('houseTitle')}
          rows={[
            { label: say('engine'), value: say(facts.engine) },
            { label: say('database'), value: facts.isWell ? say('answers', { ms: facts.ms }) : say('silent') },
            { label: say('migrations'), value: facts.migrations },
            { label: say('cachePages'), value: facts.cache.size },
            { label: say('cacheHits'), value: facts.cache.hits },
            { label: say('cacheMisses'), value: facts.cache.misses },
            { label: say('cacheStale'), value: facts.cache.stale },
            { label: say('api'), value: <output>{describeApiCheck(apiCheck, say)}</output> },
          ]}
        />
      )}
    </div>
  );
}

function describeApiCheck(apiCheck: ApiCheck | 'failed' | null, say: ReturnType<typeof useTexts<typeof testTexts>>): string {
  if (apiCheck === null) return say('apiWaiting');
  return apiCheck === 'failed' ? say('apiFailed') : say('apiAnswered', apiCheck);
}
