import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Markup } from '#areas/content/parts/markup.tsx';
import { useHere, useHref, useSay, useVariantPath } from '#site/here.tsx';
import { remember } from '#site/keep.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '../../parts/section.tsx';
import type { GuideData } from '../../services/reading.server.ts';
import { guideTexts } from './texts.ts';

/** The page came with the document the first time; going back to it needs no request. */
export function useGuideKept(guide: GuideData): void {
  const { pathname, search } = useLocation();
  useEffect(() => remember(pathname + search, guide), [pathname, search, guide]);
}

type GuideFrameProps = { guide: GuideData; below?: ReactNode; children: ReactNode };

/** Head and foot of a guide; what stands between them differs by screen. */
export function GuideFrame({ guide: { article, others }, below, children }: GuideFrameProps) {
  const say = useSay(guideTexts);
  const href = useHref();
  const { language } = useHere();
  const date = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: article.title }]} />
      <div className="wrap">
        <header className="guide-head">
          <h1>{article.title}</h1>
          <p className="lead">{article.summary}</p>
          <p className="meta num">
            {[
              article.author,
              say('minutes', { count: article.minutes }),
              say('updated', { date: date.format(new Date(article.updatedAt)) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </header>
        {children}
      </div>
      {below}
      <OtherGuides guides={others} />
    </>
  );
}

export const GuideWords = ({ article }: Pick<GuideData, 'article'>) => (
  <article className="prose guide-words">
    <Markup blocks={article.blocks} />
  </article>
);

function OtherGuides({ guides }: { guides: GuideData['others'] }) {
  const say = useSay(guideTexts);
  const here = useVariantPath();
  if (guides.length === 0) return null;
  return (
    <Section id="others" title={say('others')}>
      <ul className="guide-others">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <Link to={here(guide.path)}>
              <Picture base={guide.picture} alt="" widths={[450]} sizes="112px" width={112} height={140} />
              <span>
                <b>{guide.title}</b>
                <span>{guide.summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
