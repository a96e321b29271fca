import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { keywordTexts } from '#areas/content/keyword-texts.ts';
import { keywordTargets } from '#areas/content/rules/keyword-list.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { metaLengths } from '#site/meta-length.ts';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { KeywordMatchMarks, targetKindKey } from '../keywords/keyword-match-marks.tsx';
import type { Route } from './+types/page';
import type { KeywordPageData } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, keywordTexts.title, keywordTexts.description);

export default function KeywordPage({ loaderData: { desk: page, fresh }, actionData }: Route.ComponentProps) {
  const say = useTexts(keywordTexts);
  const href = useHref();
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={page ? page.row.keyword : say('add')}
        sub={page?.row.targetPath}
        back={<Link to={href('office-keywords')}>{say('back')}</Link>}
        actions={
          page && (
            <a className="btn btn-quiet" href={page.row.targetPath}>
              {say('see')}
            </a>
          )
        }
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="vendor-below">
        <div className="stack">
          <FactsForm key={page?.row.id ?? 'new'} page={page} fresh={fresh} />
          {page?.words?.keeps && <MetaForm key={`${page.row.id} ${page.words.keeps.title} ${page.words.keeps.description}`} page={page} />}
        </div>
        {page && <KeywordSidebar page={page} />}
      </div>
    </>
  );
}

type Fresh = Route.ComponentProps['loaderData']['fresh'];

function FactsForm({ page, fresh }: { page: KeywordPageData | null; fresh: Fresh }) {
  const say = useTexts(keywordTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const row = page?.row;
  return (
    <Card title={say('facts')}>
      <Form method="post" className="form-grid">
        {row && <input type="hidden" name="id" value={row.id} />}
        <TextInput
          span="two-thirds"
          label={say('keyword')}
          name="keyword"
          maxLength={120}
          defaultValue={row?.keyword ?? fresh?.keyword}
          required
        />
        <Select span="third" label={say('language')} name="language" defaultValue={row?.language ?? fresh?.language}>
          <option value="en">{say('en')}</option>
          <option value="zh">{say('zh')}</option>
        </Select>
        <TextInput
          span="two-thirds"
          label={say('path')}
          help={say('pathHelp')}
          name="target_path"
          maxLength={300}
          defaultValue={row?.targetPath ?? fresh?.path}
          required
        />
        <Select span="third" label={say('target')} name="target" defaultValue={row?.targetKind ?? 'category'}>
          {keywordTargets.map((kind) => (
            <option key={kind} value={kind}>
              {say(targetKindKey(kind))}
            </option>
          ))}
        </Select>
        <TextInput span="third" label={say('priority')} name="priority" inputMode="numeric" defaultValue={row?.priority ?? 1} />
        <TextInput
          span="third"
          label={say('volume')}
          optional={say('optional')}
          name="monthly_volume"
          inputMode="numeric"
          defaultValue={row?.monthlyVolume ?? ''}
        />
        <TextInput
          span="third"
          label={say('position')}
          optional={say('optional')}
          name="position"
          inputMode="decimal"
          defaultValue={row?.positionTenths == null ? '' : row.positionTenths / 10}
        />
        <TextInput span="full-row" label={say('note')} optional={say('optional')} name="note" maxLength={300} defaultValue={row?.note} />
        <span className="full-row row">
          <SubmitButton busy={isBusy} name="intent" value="save">
            {say('save')}
          </SubmitButton>
          {row && (
            <SubmitButton kind="quiet" className="push" name="intent" value="delete" formAction={href('office-keywords')} formNoValidate>
              {say('delete')}
            </SubmitButton>
          )}
        </span>
      </Form>
    </Card>
  );
}

/** With the lengths search engines show. */
function MetaForm({ page }: { page: KeywordPageData }) {
  const say = useTexts(keywordTexts);
  const keeps = page.words?.keeps;
  const [title, setTitle] = useState(keeps?.title ?? '');
  const [description, setDescription] = useState(keeps?.description ?? '');
  const { language, keyword } = page.row;
  const suggestion = (language === 'zh' ? keywordTexts.suggested.zh : keywordTexts.suggested.en).replace(
    '{keyword}',
    keyword.replace(/^[a-z]/, (sign) => sign.toUpperCase()),
  );
  const lengthHint = (text: string, field: keyof typeof metaLengths): string => {
    const [used, most] = [metaLengths[field].of(text), metaLengths[field].most(language)];
    return say(used > most ? 'roomOver' : 'room', { used, most });
  };
  return (
    <Card title={say('pageWords')}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="id" value={page.row.id} />
        <TextInput
          label={say('metaTitle')}
          help={`${lengthHint(title, 'title')} · ${say('suggestion', { text: suggestion })}`}
          name="title"
          lang={language}
          maxLength={200}
          value={title}
          placeholder={page.words?.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextArea
          label={say('metaDescription')}
          help={lengthHint(description, 'description')}
          name="description"
          lang={language}
          rows={3}
          maxLength={400}
          value={description}
          placeholder={page.words?.description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <span>
          <SubmitButton kind="quiet" name="intent" value="meta">
            {say('saveMeta')}
          </SubmitButton>
        </span>
      </Form>
      <Form method="post" className="stack keyword-form" preventScrollReset>
        <input type="hidden" name="id" value={page.row.id} />
        <p className="muted">{say('feedNow', { words: page.words?.keywords || say('dash') })}</p>
        <p className="muted">{say('feedThen', { words: page.beside.map((one) => one.keyword).join(', ') })}</p>
        <span>
          <SubmitButton kind="quiet" name="intent" value="feed">
            {say('feed')}
          </SubmitButton>
        </span>
      </Form>
    </Card>
  );
}

function KeywordSidebar({ page }: { page: KeywordPageData }) {
  const say = useTexts(keywordTexts);
  const href = useHref();
  const others = page.beside.filter(({ id }) => id !== page.row.id);
  const link = (id: number, label: string) => (
    <Link className="link" to={`${href('office-keyword')}?id=${id}`}>
      {label}
    </Link>
  );
  return (
    <div className="stack">
      <Card title={say('held')} aside={<KeywordMatchMarks found={page.found} />}>
        {page.words && page.found ? (
          <DetailGrid
            details={[
              { label: say('inTitle'), value: `${page.words.title} (${say(page.found.title)})` },
              { label: say('inDescription'), value: `${page.words.description} (${say(page.found.description)})` },
              { label: say('inHeading'), value: `${page.words.heading} (${say(page.found.heading)})` },
              { label: say('inText'), value: say(page.found.text) },
              { label: say('searched'), value: page.searched },
            ]}
          />
        ) : (
          <p className="muted">{say('pageNotRead')}</p>
        )}
      </Card>
      {page.rivals.length > 0 && (
        <Card title={say('rivalsTitle')}>
          <p>{say('rivalsText')}</p>
          <ul className="rule-list">
            {page.rivals.map((rival) => (
              <li key={rival.id}>{link(rival.id, rival.targetPath)}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={say('besideTitle')}>
        {others.length === 0 && <p className="muted">{say('noBeside')}</p>}
        <ul className="rule-list">
          {others.map((one) => (
            <li key={one.id}>{link(one.id, one.keyword)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
