import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { ArticlePageData } from '#areas/editorial/services/reading.server.ts';
import { PageSection } from '#shop/parts/page-section.tsx';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { cacheLoaderData } from '#site/revisit-cache.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Picture } from '#ui/picture.tsx';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';
import { ArticleWidget } from '../parts/article-widget.tsx';
import { Markup } from '../parts/markup.tsx';
import { articleTexts, parentTexts } from './texts.ts';

/** The first load came with the document; going back needs no request. */
export function useRevisitArticle(page: ArticlePageData): void {
  const { pathname, search } = useLocation();
  useEffect(() => cacheLoaderData(pathname + search, page), [pathname, search, page]);
}

type FrameProps = { page: ArticlePageData; below?: ReactNode; children: ReactNode };

/** Header and footer of a content page; the layout between them differs by screen. */
export function ArticleFrame({ page, below, children }: FrameProps) {
  return (
    <>
      <ArticleCrumbs page={page} />
      <div className="wrap">
        <Head article={page.article} />
        {children}
      </div>
      <StaggeredHydration>
        {below}
        <Others titles={page.others} />
      </StaggeredHydration>
    </>
  );
}

function ArticleCrumbs({ page: { parent, article } }: { page: ArticlePageData }) {
  const say = useTexts(articleTexts);
  const parents = useTexts(parentTexts);
  const href = useHref();
  const above = parent && isParent(parent) ? [{ label: parents(parent), to: href(parent) }] : [];
  return <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, ...above, { label: article.title }]} />;
}

const isParent = (name: string): name is keyof typeof parentTexts => Object.hasOwn(parentTexts, name);

function Head({ article }: Pick<ArticlePageData, 'article'>) {
  const say = useTexts(articleTexts);
  const facts = [article.author.name, say('minutes', { count: article.minutes }), say('updated', { date: article.updatedWords })];
  return (
    <header className="guide-head">
      <h1>{article.title}</h1>
      <p className="lead">{article.summary}</p>
      <p className="meta num guide-facts">
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </header>
  );
}

export const ArticleBody = ({ page }: { page: ArticlePageData }) => (
  <article className="prose guide-words">
    <Markup blocks={page.article.blocks} made={(block) => <ArticleWidget block={block} page={page} />} />
    <AuthorBox article={page.article} />
  </article>
);

/** Hidden for the shop itself. */
function AuthorBox({ article: { author } }: Pick<ArticlePageData, 'article'>) {
  const say = useTexts(articleTexts);
  if (!author.work) return null;
  return (
    <aside className="author-box" aria-label={say('author')}>
      <b>{author.name}</b>
      <span className="meta">{author.work}</span>
      <span>{author.about}</span>
    </aside>
  );
}

function Others({ titles }: { titles: ArticlePageData['others'] }) {
  const say = useTexts(articleTexts);
  if (titles.length === 0) return null;
  return (
    <PageSection id="others" title={say('others')} className="section no-print">
      <TitleList titles={titles} />
    </PageSection>
  );
}

type TitleListProps = { titles: readonly { slug: string; path: string; title: string; summary: string; picture: string }[] };

export function TitleList({ titles }: TitleListProps) {
  const here = useVariantPath();
  return (
    <ul className="guide-others">
      {titles.map((one) => (
        <li key={one.slug}>
          <Link to={here(one.path)}>
            {one.picture && <Picture base={one.picture} alt="" widths={[450]} sizes="112px" width={112} height={140} />}
            <span>
              <b>{one.title}</b>
              <span>{one.summary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
