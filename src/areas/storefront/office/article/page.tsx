import { Form, Link, useNavigation } from 'react-router';
import { Markup } from '#areas/content/parts/markup.tsx';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { articleOfficeTexts } from '../../article-office-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, articleOfficeTexts.editTitle, articleOfficeTexts.description);

type Data = Route.ComponentProps['loaderData'];

export default function ArticlePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useSay(articleOfficeTexts);
  const href = useHref();
  return (
    <>
      <PageHead
        title={page.words.titleEn}
        sub={page.article.path}
        back={<Link to={href('office-articles')}>{say('back')}</Link>}
        actions={<a href={page.article.path}>{say('toShop')}</a>}
      />
      {actionData && 'saved' in actionData && actionData.saved !== undefined && (
        <Notice tone="ok">{say('saved', { version: actionData.saved })}</Notice>
      )}
      {actionData && 'published' in actionData && actionData.published !== undefined && (
        <Notice tone="ok">{say('published', { version: actionData.published })}</Notice>
      )}
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('notDone')}</b> {actionData.problem}
        </Notice>
      )}
      {page.deadLinks.length > 0 && <Notice tone="warn">{say('deadLinks', { links: page.deadLinks.join(' ') })}</Notice>}
      <Editor key={page.version} page={page} />
      <PublishForm page={page} />
      <Preview page={page} />
      <History page={page} />
    </>
  );
}

/** Both languages side by side, part by part. */
function Editor({ page: { words, newest } }: { page: Data }) {
  const say = useSay(articleOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={say('body')} note={say('rules')}>
      <Form method="post" className="stack">
        <input type="hidden" name="version" value={newest} />
        <div className="grid grid-cols-2 gap-4">
          <TextInput label={`${say('heading')} · ${say('english')}`} name="titleEn" defaultValue={words.titleEn} required />
          <TextInput label={`${say('heading')} · ${say('chinese')}`} name="titleZh" defaultValue={words.titleZh} lang="zh" required />
          <TextArea label={`${say('summary')} · ${say('english')}`} name="summaryEn" rows={2} defaultValue={words.summaryEn} required />
          <TextArea
            label={`${say('summary')} · ${say('chinese')}`}
            name="summaryZh"
            rows={2}
            defaultValue={words.summaryZh}
            lang="zh"
            required
          />
          <TextArea label={`${say('body')} · ${say('english')}`} name="bodyEn" rows={24} defaultValue={words.bodyEn} required />
          <TextArea label={`${say('body')} · ${say('chinese')}`} name="bodyZh" rows={24} defaultValue={words.bodyZh} lang="zh" required />
        </div>
        <TextInput label={say('note')} name="note" maxLength={200} />
        <span>
          <SubmitButton busy={isBusy} name="intent" value="save">
            {say('save')}
          </SubmitButton>
        </span>
      </Form>
    </Card>
  );
}

function PublishForm({ page: { article, version } }: { page: Data }) {
  const say = useSay(articleOfficeTexts);
  return (
    <Card title={say('publish')} note={say('version', { version })}>
      <Form method="post" className="stack">
        <input type="hidden" name="version" value={version} />
        {!article.isShown && <TextInput label={say('on')} help={say('onHelp')} type="datetime-local" name="on" />}
        <span>
          <Button kind="primary" type="submit" name="intent" value="publish">
            {say('publish')}
          </Button>
        </span>
      </Form>
    </Card>
  );
}

function Preview({ page: { preview, version } }: { page: Data }) {
  const say = useSay(articleOfficeTexts);
  return (
    <Card title={say('preview')} note={say('previewNote', { version })}>
      <div className="grid grid-cols-2 gap-4">
        <article className="prose" lang="en">
          <Markup blocks={preview.en} />
        </article>
        <article className="prose" lang="zh-Hans">
          <Markup blocks={unlike(preview.zh)} />
        </article>
      </div>
    </Card>
  );
}

/** Both languages stand on one page here, so the anchors of the second one get names of their own. */
const unlike = (blocks: Data['preview']['zh']): Data['preview']['zh'] =>
  blocks.map((block) => (block.kind === 'heading' ? { ...block, id: `zh-${block.id}` } : block));

/** Every version; an older one can be looked at and shown again. */
function History({ page: { article, history } }: { page: Data }) {
  const say = useSay(articleOfficeTexts);
  const href = useHref();
  return (
    <Card title={say('history')}>
      <ul className="stack">
        {history.map(({ version, note, by, at }) => (
          <li key={version}>
            <Form method="post" className="row">
              <input type="hidden" name="version" value={version} />
              <b>{say('version', { version })}</b>
              <span className="muted">
                {[at, by, note, version === article.liveVersion ? say('isLive') : ''].filter(Boolean).join(' · ')}
              </span>
              <Link className="link" to={`${href('office-article', { id: String(article.id) })}?version=${version}`}>
                {say('open')}
              </Link>
              {version !== article.liveVersion && (
                <Button type="submit" name="intent" value="publish" size="small">
                  {say('restore')}
                </Button>
              )}
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
