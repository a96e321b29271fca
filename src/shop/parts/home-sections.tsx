import { Link } from 'react-router';
import { isReachableUrl } from '#areas/content/rules.ts';
import { addedUp, examplePricedWig, priceSteps } from '#areas/editorial/rules/example-price.ts';
import type { HomeData, Teaser } from '#areas/editorial/services/home.server.ts';
import { dollars, grouped } from '#kernel/money.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { FactTable } from '#ui/table.tsx';
import { Failed } from './failed.tsx';
import { PageSection } from './page-section.tsx';
import { ReviewQuoteCard } from './reviews/review-quote-card.tsx';
import { ScrollRow } from './scroll-row.tsx';
import { storefrontTexts } from './texts.ts';

/** How a price is made up, on one example that adds up to the cent. */
export function FairPrice({ builder }: { builder: HomeData['builder'] }) {
  const say = useTexts(storefrontTexts);
  const teaser = builder?.teaser ?? null;
  const fill = { inches: examplePricedWig.lengthInches, grams: examplePricedWig.grams, price: dollars(examplePricedWig.gramCents) };
  const rows = priceSteps.map(({ step, amount }) => ({ label: say(step), note: say(`${step}Note`, fill), value: dollars(amount) }));
  const total = { label: say('yourPrice'), value: dollars(addedUp(priceSteps)) };
  return (
    <section id="price" className="band" aria-labelledby="price-title">
      <div className="wrap fair">
        <Picture
          base={teaser?.base ?? examplePricedWig.picture}
          alt={teaser?.alt ?? say('priceAlt')}
          sizes="(min-width: 1024px) 540px, 100vw"
        />
        <div>
          <h2 id="price-title" className="keep-words">
            {teaser?.title || say('price')}
          </h2>
          <p className="prose">{teaser?.info || say('priceText')}</p>
          <FactTable caption={say('priceCaption')} rows={rows} total={total} numbers plain />
          {builder ? <TeaserButtons buttons={teaser?.buttons ?? []} /> : <Failed part="config" />}
        </div>
      </div>
    </section>
  );
}

/** Buttons whose pages exist: the first as a button, the others as links. */
function TeaserButtons({ buttons }: Pick<Teaser, 'buttons'>) {
  const here = useVariantPath();
  const [first, ...others] = buttons.filter(({ href }) => isReachableUrl(href));
  if (!first) return null;
  return (
    <div className="hero-actions">
      <ButtonLink to={here(first.href)}>{first.text}</ButtonLink>
      {others.map((button) => (
        <Link key={button.href} className="link" to={here(button.href)}>
          {button.text}
        </Link>
      ))}
    </div>
  );
}

export function ReviewQuotes({ voices }: { voices: HomeData['voices'] }) {
  const say = useTexts(storefrontTexts);
  const href = useHref();
  if (voices?.voices.length === 0) return null;
  const all = voices && (
    <Link className="link" to={href('customer-review')}>
      {say('allReviews', { count: grouped(voices.total) })}
    </Link>
  );
  return (
    <PageSection id="voices" title={say('voices')} link={all}>
      {voices ? (
        <ScrollRow desktop="voices" rail="voices rail" isLinked>
          {voices.voices.map((voice) => (
            <ReviewQuoteCard key={voice.id} voice={voice} />
          ))}
        </ScrollRow>
      ) : (
        <Failed part="goods" />
      )}
    </PageSection>
  );
}

const guides = [
  ['hair-differences', 'guideDifferences'],
  ['closure-lace-differences', 'guideLace'],
  ['hair-care-guide', 'guideCare'],
] as const;

/** Guides worth reading before one chooses. */
export function GuideLinks() {
  const say = useTexts(storefrontTexts);
  const href = useHref();
  return (
    <PageSection id="guides" title={say('guides')}>
      <ul className="voices">
        {guides.map(([page, textKey]) => (
          <li key={page} className="voice">
            <div className="voice-say">
              <h3>
                <Link className="link" to={href(page)}>
                  {say(textKey)}
                </Link>
              </h3>
              <p>{say(`${textKey}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export function BusinessTeaser({ business, tiers }: Pick<HomeData, 'business' | 'tiers'>) {
  const say = useTexts(storefrontTexts);
  const teaser = business?.teaser ?? null;
  if (tiers?.length === 0) return null;
  return (
    <section id="business" className="section" aria-labelledby="business-title">
      <div className="wrap trade">
        <div>
          <h2 id="business-title" className="keep-words">
            {teaser?.title || say('trade')}
          </h2>
          <p className="prose">{teaser?.info || say('tradeText')}</p>
          {business ? <TeaserButtons buttons={teaser?.buttons ?? []} /> : <Failed part="config" />}
        </div>
        {tiers ? (
          <FactTable
            caption={say('tradeCaption')}
            rows={tiers.map(({ pieces, percent }) => ({ label: say('tierPieces', { count: pieces }), value: say('tierOff', { percent }) }))}
            numbers
            plain
          />
        ) : (
          <Failed part="config" />
        )}
      </div>
    </section>
  );
}

export function HomeQuestions({ questions }: { questions: HomeData['questions'] }) {
  const say = useTexts(storefrontTexts);
  const href = useHref();
  if (questions?.length === 0) return null;
  const all = (
    <Link className="link" to={href('faqs')}>
      {say('allQuestions')}
    </Link>
  );
  return (
    <PageSection id="questions" title={say('questions')} link={all}>
      {questions ? (
        <Accordion folds={questions.map(({ question, answer }) => ({ id: question, title: question, body: <p>{answer}</p> }))} />
      ) : (
        <Failed part="category" />
      )}
    </PageSection>
  );
}
