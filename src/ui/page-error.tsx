import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError, useRouteLoaderData } from 'react-router';
import { isReadByEngines } from '#site/engines.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta, type Site } from '#site/meta.ts';
import { siteTexts } from '#site/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

type Kind = 'notFound' | 'forbidden' | 'away' | 'noLine' | 'failed';

/** Every page exports it as its ErrorBoundary: the frame stays, the failed part says so and offers a retry. */
export function ErrorBoundary() {
  const kind = kindOf(useRouteError());
  const say = useTexts(siteTexts);
  const href = useHref();
  const revalidator = useRevalidator();
  return (
    <div className="wrap section" role="alert">
      <ErrorMeta title={say(`${kind}Title`)} description={say(`${kind}Text`)} />
      <div className="empty">
        <h1>{say(`${kind}Title`)}</h1>
        <p>{say(`${kind}Text`)}</p>
        {kind === 'notFound' || kind === 'forbidden' ? (
          <ButtonLink to={kind === 'forbidden' ? href('office') : href('home')} reloadDocument>
            {say(kind === 'forbidden' ? 'toOffice' : 'toHome')}
          </ButtonLink>
        ) : (
          <Button busy={revalidator.state !== 'idle'} onClick={() => void revalidator.revalidate()}>
            {say('tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What `meta` gives a page that loads: a page that fails has none of its own. React moves it into the head. */
function ErrorMeta({ title, description }: { title: string; description: string }) {
  const site = useRouteLoaderData<{ readonly site: Site }>('root')?.site;
  const { pathname } = useLocation();
  return (
    <>
      <title>{site ? `${title} | ${site.shopName}` : title}</title>
      {isReadByEngines &&
        site &&
        pageMeta(site, pathname, '', { title, description, keywords: [title, site.shopName], hidden: true })
          .filter((tag) => 'name' in tag || 'property' in tag)
          .map((tag) => <meta key={JSON.stringify(tag)} {...tag} />)}
    </>
  );
}

function kindOf(error: unknown): Kind {
  // What a fetch without a connection throws, in every browser.
  if (error instanceof TypeError && /^(failed to fetch|load failed|networkerror|error loading)/i.test(error.message)) return 'noLine';
  if (!isRouteErrorResponse(error)) return 'failed';
  if (error.status === 404 || error.status === 410) return 'notFound';
  if (error.status === 403) return 'forbidden';
  return error.status === 503 ? 'away' : 'failed';
}
