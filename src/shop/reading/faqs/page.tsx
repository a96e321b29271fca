import { useState } from 'react';
import { Form } from 'react-router';
import { grouped, maxSearchLength, type QuestionGroup, questionsWith } from '#areas/editorial/rules/questions.ts';
import { inquiryAnswerHours } from '#areas/inquiries/rules/limits.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { faqPage } from '#site/structured.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Markup } from '../parts/markup.tsx';
import type { Route } from './+types/page';
import { faqsTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const title = faqsTexts.title[site.language];
  return pageMeta(site, location.pathname, '', {
    title,
    description: faqsTexts.lead[site.language],
    keywords: faqsTexts.keywords[site.language].split(', '),
    data: () => [
      ...(loaderData.questions.length > 0 ? [faqPage(loaderData.questions)] : []),
      breadcrumbs(site, [
        { name: faqsTexts.home[site.language], path: '/' },
        { name: title, path: '/customer-service/faqs' },
      ]),
    ],
  });
}

/** With script the list filters while typing, without it by the address. */
export default function FaqsPage({ loaderData: page }: Route.ComponentProps) {
  const say = useTexts(faqsTexts);
  const href = useHref();
  const [searchText, setSearchText] = useState(page.words);
  const found = questionsWith(page.questions, searchText);
  return (
    <>
      <Crumbs
        label={say('breadcrumb')}
        crumbs={[
          { label: say('home'), to: href('home') },
          { label: say('service'), to: href('customer-service') },
          { label: say('title') },
        ]}
      />
      <div className="wrap">
        <header className="guide-head">
          <h1>{say('title')}</h1>
          <p className="lead">{say('lead')}</p>
          <div className="faq-find no-print">
            <Form className="searchbox" action={href('faqs')} role="search" aria-label={say('find')}>
              <SearchIcon />
              <input
                type="search"
                name="q"
                aria-label={say('find')}
                placeholder={say('findHint')}
                defaultValue={page.words}
                maxLength={maxSearchLength}
                onChange={(event) => setSearchText(event.currentTarget.value)}
              />
            </Form>
          </div>
          <p className="meta num" role="status">
            {say('count', { count: found.length })}
          </p>
        </header>
        {found.length === 0 && <p className="space-above-section">{say('none', { hours: inquiryAnswerHours })}</p>}
        <div className="space-above-section">
          {grouped(found).map((group) => (
            <Group key={group.group} group={group} isOpen={searchText.trim() !== '' && found.length < 6} />
          ))}
        </div>
        {page.figures && (
          <section className="prose faq-group" aria-labelledby="figures">
            <h2 id="figures">{say('figures')}</h2>
            <Markup blocks={[page.figures]} />
          </section>
        )}
        <p className="faq-ask no-print">
          <ButtonLink to={href('contact-us')}>{say('ask')}</ButtonLink>
        </p>
      </div>
    </>
  );
}

const topics = ['shipping', 'returns', 'price'] as const;

function Group({ group: { group, category, questions }, isOpen: isOpened }: { group: QuestionGroup; isOpen: boolean }) {
  const say = useTexts(faqsTexts);
  const topic = topics.find((name) => name === group);
  const title = category || (topic ? say(topic) : group);
  return (
    <section className="faq-group" aria-labelledby={`faq-${group}`}>
      <h2 id={`faq-${group}`} className="title-4 space-below">
        {title}
      </h2>
      <Accordion
        folds={questions.map(({ id, question, answer }) => ({
          id: `${id}-${isOpened}`,
          title: question,
          body: <p>{answer}</p>,
          open: isOpened,
        }))}
      />
    </section>
  );
}
