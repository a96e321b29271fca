import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Card } from '#areas/catalog/services/home-cards.server.ts';
import type { Article } from '#areas/content/services/articles.server.ts';
import type { ArticlePageData } from '#areas/editorial/services/reading.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { Failed } from '#shop/parts/failed.tsx';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { articleTexts } from './texts.ts';
import { ArticleBody } from './view.tsx';

type ArticleGuideProps = { page: ArticlePageData; aside?: ReactNode };

/** The text with its contents: beside it on a wide screen, together with the products, and folded above it on a phone. */
export function ArticleGuide({ page, aside = <ArticleAside page={page} /> }: ArticleGuideProps) {
  const { contents } = page.article;
  if (useLocale().variant === 'mobile')
    return (
      <>
        <ContentsFold contents={contents} />
        <ArticleBody page={page} />
      </>
    );
  return (
    <div className="guide">
      <ContentsList contents={contents} />
      <ArticleBody page={page} />
      {aside}
    </div>
  );
}

const ArticleAside = ({ page: { article, goods } }: { page: ArticlePageData }) =>
  goods?.length === 0 ? <ArticleSidePicture base={article.picture} /> : <ArticleSideProducts cards={goods} />;

type ContentsProps = Pick<Article, 'contents'>;

function ContentsList({ contents }: ContentsProps) {
  const say = useTexts(articleTexts);
  return (
    <nav className="guide-side" aria-labelledby="contents">
      <h2 id="contents" className="meta">
        {say('contents')}
      </h2>
      <Contents contents={contents} />
    </nav>
  );
}

function ContentsFold({ contents }: ContentsProps) {
  const say = useTexts(articleTexts);
  return (
    <nav aria-label={say('contents')}>
      <details className="guide-fold">
        <summary>
          {say('contents')}
          <ChevronDownIcon />
        </summary>
        <Contents contents={contents} />
      </details>
    </nav>
  );
}

const Contents = ({ contents }: ContentsProps) => (
  <ol>
    {contents.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ol>
);

/** Shown on pages without products. */
export const ArticleSidePicture = ({ base }: { base: string }) =>
  base && (
    <div className="guide-side no-print">
      <Picture className="guide-picture" base={base} alt="" widths={[450, 900]} sizes="260px" width={260} height={325} />
    </div>
  );

function ArticleSideProducts({ cards }: { cards: readonly Card[] | null }) {
  const say = useTexts(articleTexts);
  const here = useVariantPath();
  if (cards?.length === 0) return null;
  return (
    <aside className="guide-side" aria-labelledby="goods">
      <h2 id="goods" className="meta">
        {say('goods')}
      </h2>
      {cards ? (
        <ul className="guide-goods">
          {cards.map((card) => (
            <li key={card.spuId}>
              <Link to={here(card.path)}>
                {card.pictures[0] && <Picture base={card.pictures[0].base} alt="" widths={[450]} sizes="72px" width={72} height={90} />}
                <span>
                  {card.name}
                  <b className="num">{dollars(cents(card.payableCents))}</b>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Failed part="goods" />
      )}
    </aside>
  );
}
