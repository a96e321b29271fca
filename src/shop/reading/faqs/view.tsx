import { useState } from 'react';
import { Form } from 'react-router';
import { grouped, longestWords, type QuestionGroup, questionsWith } from '#areas/editorial/rules/questions.ts';
import { answerHours } from '#areas/inquiries/rules/limits.ts';
import { useHref, useSay } from '#site/here.tsx';
import { isOpen } from '#site/pages.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Markup } from '../parts/markup.tsx';
import type { loader } from './load.server.ts';
import { faqsTexts } from './texts.ts';

type FaqsData = Awaited<ReturnType<typeof loader>>;

/** All questions; with script they narrow while one types, without it the address does. */
export function FaqsView({ page }: { page: FaqsData }) {
  const say = useSay(faqsTexts);
  const href = useHref();
  const [words, setWords] = useState(page.words);
  const found = questionsWith(page.questions, words);
  const above = isOpen('customer-service') ? [{ label: say('service'), to: href('customer-service') }] : [];
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, ...above, { label: say('title') }]} />
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
                maxLength={longestWords}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            </Form>
          </div>
          <p className="meta num" role="status">
            {say('count', { count: found.length })}
          </p>
        </header>
        {found.length === 0 && <p className="mt-4">{say('none', { hours: answerHours })}</p>}
        <div className="mt-4">
          {grouped(found).map((group) => (
            <Group key={group.group} group={group} isOpen={words.trim() !== '' && found.length < 6} />
          ))}
        </div>
        {page.figures && (
          <section className="prose faq-group" aria-labelledby="figures">
            <h2 id="figures">{say('figures')}</h2>
            <Markup blocks={[page.figures]} />
          </section>
        )}
        <p className="mt-6 no-print">
          <ButtonLink to={href(isOpen('contact-us') ? 'contact-us' : 'inquiry-succeed')}>{say('ask')}</ButtonLink>
        </p>
      </div>
    </>
  );
}

const topics = ['shipping', 'returns', 'price'] as const;

function Group({ group: { group, category, questions }, isOpen: isOpened }: { group: QuestionGroup; isOpen: boolean }) {
  const say = useSay(faqsTexts);
  const topic = topics.find((name) => name === group);
  const title = category || (topic ? say(topic) : group);
  return (
    <section className="faq-group" aria-labelledby={`faq-${group}`}>
      <h2 id={`faq-${group}`} className="title-4 mb-2">
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
