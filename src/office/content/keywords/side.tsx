import { Form, Link } from 'react-router';
import { keywordTexts } from '#areas/content/keyword-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import type { KeywordData } from './load.server.ts';

type Answer = {
  sheet: string;
  counts: { change: number; fresh: number; same: number; noPage: number; wrong: number };
  wrong: readonly { row: number; typed: string }[];
};

/** Shop searches, pages without keywords, and imported figures. */
export function KeywordSide({ data, answer }: { data: KeywordData; answer: Answer | null }) {
  return (
    <div className="pane-side">
      <Terms data={data} />
      <UnlinkedKeywords data={data} />
      <ImportForm answer={answer} />
    </div>
  );
}

function Terms({ data: { terms } }: { data: KeywordData }) {
  const say = useTexts(keywordTexts);
  const href = useHref();
  return (
    <Card title={say('terms')}>
      {terms.length === 0 && <p className="muted">{say('noTerms')}</p>}
      <ul className="rule-list">
        {terms.map(({ term, language, count, empty }) => (
          <li key={`${language} ${term}`}>
            <span className="row">
              <b lang={language}>{term}</b>
              <span className="muted">{say(empty * 2 > count ? 'termEmpty' : 'termFound')}</span>
              <Link className="link push" to={`${href('office-keyword')}?${new URLSearchParams({ keyword: term, language })}`}>
                {say('take')}
              </Link>
            </span>
            <small className="muted">{say('termLine', { count, empty })}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function UnlinkedKeywords({ data: { lonely } }: { data: KeywordData }) {
  const say = useTexts(keywordTexts);
  const href = useHref();
  return (
    <Card title={say('lonely')} note={lonely.length > 0 ? lonely.length : undefined}>
      {lonely.length === 0 && <p className="muted">{say('lonelyNone')}</p>}
      <ul className="rule-list">
        {lonely.slice(0, 12).map(({ path, name }) => (
          <li key={path}>
            <Link className="link" to={`${href('office-keyword')}?${new URLSearchParams({ path })}`}>
              {name}
            </Link>
            <small className="muted">{path}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ImportForm({ answer }: { answer: Answer | null }) {
  const say = useTexts(keywordTexts);
  const ready = answer ? answer.counts.change + answer.counts.fresh : 0;
  return (
    <Card title={say('importTitle')}>
      <Form method="post" encType="multipart/form-data" className="stack" preventScrollReset>
        <p className="muted">{say('importText')}</p>
        <TextInput label={say('importFile')} name="file" type="file" accept=".csv,.tsv,text/csv" />
        <TextArea
          label={say('importPaste')}
          name="sheet"
          rows={4}
          spellCheck={false}
          defaultValue={answer?.sheet}
          key={answer?.sheet.length}
        />
        {answer && (
          <>
            <p>{say('importSum', answer.counts)}</p>
            <ul className="rule-list">
              {answer.wrong.map(({ row, typed }) => (
                <li key={row}>{say('importWrong', { row, typed })}</li>
              ))}
            </ul>
          </>
        )}
        <span className="row">
          <SubmitButton kind="quiet" name="intent" value="look">
            {say('dryRun')}
          </SubmitButton>
          {ready > 0 && (
            <SubmitButton name="intent" value="import">
              {say('importNow', { count: ready })}
            </SubmitButton>
          )}
        </span>
      </Form>
    </Card>
  );
}
