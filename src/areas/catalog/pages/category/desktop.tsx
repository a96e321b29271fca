import { Form } from 'react-router';
import { useHref, useSay } from '#site/here.tsx';
import { keepingLoader } from '#site/keep.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { defaultSort, toggled } from '../../rules/filters.ts';
import { catalogTexts } from '../../texts.ts';
import type { Route } from './+types/desktop';
import { FilterFields } from './filters.tsx';
import { useListState } from './list-state.ts';
import { QuickLinks } from './quick-links.tsx';
import { CategoryFaq, Results } from './results.tsx';
import { ChosenChips, SortForm, useCountWords } from './toolbar.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepingLoader({ request, serverLoader });

export default function CategoryPage({ loaderData: list }: Route.ComponentProps) {
  const say = useSay(catalogTexts);
  const href = useHref();
  const state = useListState(list);
  const countWords = useCountWords();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: list.name }]} />
      <div className="wrap">
        <header className="list-head">
          <div>
            <h1>{list.name}</h1>
            {list.description && <p>{list.description}</p>}
          </div>
        </header>
        <QuickLinks facets={list.facets} state={state} />
        <div className="list">
          <aside aria-label={say('filters')}>
            <Form action={state.action}>
              {list.sort !== defaultSort && <input type="hidden" name="sort" value={list.sort} />}
              <FilterFields
                facets={list.facets}
                chosen={state.labels}
                onToggle={(label) => state.go({ labels: toggled(state.labels, label) })}
              />
              <noscript>
                <SubmitButton block>{say('showCount')}</SubmitButton>
              </noscript>
            </Form>
          </aside>
          <section aria-labelledby="results">
            <h2 id="results" className="vh">
              {say('results')}
            </h2>
            <div className="toolbar">
              <div className="chips">
                <b aria-live="polite">{countWords(list.total)}</b>
                <ChosenChips list={list} state={state} />
              </div>
              <SortForm list={list} state={state} />
            </div>
            <Results list={list} state={state} three />
          </section>
        </div>
        <CategoryFaq list={list} />
      </div>
    </>
  );
}
