import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { previewPath, sights } from '#areas/editorial/rules/preview.ts';
import { ArticleTextFields } from '#office/parts/article-text-fields.tsx';
import { PreviewFrame } from '#office/parts/preview-frame.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Segments } from '#ui/office/views.tsx';
import { articleOfficeTexts } from '../article-office-texts.ts';
import type { Route } from './+types/page';
import { PicturePlacer } from './picture-placer.tsx';
import { ArticleDetailsCard, ArticleStatusCard } from './status-card.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, articleOfficeTexts.editTitle, articleOfficeTexts.description);

type Data = Route.ComponentProps['loaderData'];

export default function ArticlePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(articleOfficeTexts);
  const href = useHref();
  return (
    <>
      <PageHead
        title={page.title}
        sub={page.article.path}
        back={<Link to={href('office-articles')}>{say('back')}</Link>}
        actions={page.article.liveVersion !== null && <a href={page.article.path}>{say('toShop')}</a>}
      />
      <div className="content-result">
        {actionData && 'saved' in actionData && actionData.saved !== undefined && (
          <Notice tone="ok">{say('saved', { version: actionData.saved })}</Notice>
        )}
        {actionData && 'published' in actionData && actionData.published !== undefined && (
          <Notice tone="ok">{say('published', { version: actionData.published })}</Notice>
        )}
        {actionData && 'planned' in actionData && actionData.planned !== undefined && (
          <Notice tone="ok">{say('plannedDone', { version: actionData.planned })}</Notice>
        )}
        {actionData && 'told' in actionData && actionData.told && <Notice tone="ok">{say(actionData.told)}</Notice>}
        {!actionData && page.told === 'begun' && <Notice tone="ok">{say('begun')}</Notice>}
        {actionData && 'calledOff' in actionData && <Notice tone="ok">{say('calledOff')}</Notice>}
        {actionData && 'problem' in actionData && (
          <Notice tone="err">
            <b>{say('notDone')}</b> {actionData.problem}
          </Notice>
        )}
        {page.deadLinks.length > 0 && <Notice tone="warn">{say('deadLinks', { links: page.deadLinks.join(' ') })}</Notice>}
      </div>
      <div className="stack">
        <Editor key={page.version} page={page} />
        <PublishForm page={page} />
        <ArticleStatusCard page={page} />
        <ArticleDetailsCard key={`${page.article.author} ${page.article.pictureUrl}`} page={page} />
        <Preview page={page} />
        {page.compared && <VersionComparison page={page} />}
        <History page={page} />
      </div>
    </>
  );
}

/** Both languages side by side. What was saved opens next, even while an older version was open. */
function Editor({ page: { article, fields, newest, pictures, sight } }: { page: Data }) {
  const say = useTexts(articleOfficeTexts);
  const here = `${useHref()('office-article', { id: String(article.id) })}?see=${sight.name}`;
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  return (
    <Card title={say('body')} note={say('rules')}>
      <Form method="post" action={here} className="stack" ref={form}>
        <input type="hidden" name="after_version" value={newest} />
        <ArticleTextFields texts={fields} />
        <PicturePlacer form={form} pictures={pictures} />
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

/** Now or on a date. While a draft is being saved, nothing older can be published. */
function PublishForm({ page: { version, plans } }: { page: Data }) {
  const say = useTexts(articleOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={say('publish')} note={say('version', { version })}>
      <div className="stack">
        <Form method="post" className="content-publish">
          <input type="hidden" name="publish_version" value={version} />
          <TextInput label={say('on')} type="datetime-local" name="publish_at" />
          <Button kind="primary" type="submit" name="intent" value="publish" busy={isBusy}>
            {say('publish')}
          </Button>
        </Form>
        {plans.map((plan) => (
          <Form method="post" className="row" key={plan.id}>
            <input type="hidden" name="id" value={plan.id} />
            <span>{say('plan', { version: plan.version, at: plan.at })}</span>
            <span className="muted">{plan.by}</span>
            <Button type="submit" name="intent" value="call-off" size="small">
              {say('callOff')}
            </Button>
          </Form>
        ))}
      </div>
    </Card>
  );
}

/** The real page with this version, including tables and calculators. */
function Preview({ page: { article, version, sight } }: { page: Data }) {
  const say = useTexts(articleOfficeTexts);
  const href = useHref();
  const here = href('office-article', { id: String(article.id) });
  return (
    <Card
      title={say('preview')}
      note={say('previewNote', { version })}
      aside={
        <Segments
          label={say('preview')}
          small
          views={sights.map(({ name, screen, language }) => ({
            to: `${here}?${new URLSearchParams({ version: String(version), see: name })}`,
            label: `${say(screen)} · ${say(language === 'zh' ? 'chinese' : 'english')}`,
            current: name === sight.name,
          }))}
        />
      }
    >
      <PreviewFrame
        title={`${say('preview')} ${article.path}`}
        viewport={sight}
        src={previewPath({ kind: 'article', key: String(article.id), version: String(version), place: article.path, sight })}
      />
    </Card>
  );
}

/** Differences between two versions with context lines. */
function VersionComparison({ page: { compared, version } }: { page: Data }) {
  const say = useTexts(articleOfficeTexts);
  if (!compared) return null;
  const parts = { title: say('heading'), summary: say('summary'), body: say('body'), metaKeywords: say('keywords') };
  return (
    <Card title={say('compare')} note={say('comparing', { version, other: compared.with })}>
      {compared.fields === null || compared.fields.length === 0 ? (
        <p className="muted">{say(compared.fields === null ? 'noSuchVersion' : 'noDifference')}</p>
      ) : (
        <dl className="stack">
          {compared.fields.map(({ field, lines }) => (
            <div key={field} lang={field.endsWith('Zh') ? 'zh' : 'en'}>
              <dt className="strong">
                {parts[field.slice(0, -2) as keyof typeof parts]} · {say(field.endsWith('Zh') ? 'chinese' : 'english')}
              </dt>
              {lines.map(({ kind, text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines stand where they stand
                <dd key={index} className="version-line long-words">
                  {kind === 'same' ? (
                    <span className="muted">{text}</span>
                  ) : kind === 'in' ? (
                    <ins className="version-added">{text}</ins>
                  ) : (
                    <del className="version-removed">{text}</del>
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** Older versions can be opened, compared and published again. */
function History({ page: { article, history, version: opened } }: { page: Data }) {
  const say = useTexts(articleOfficeTexts);
  const href = useHref();
  return (
    <Card title={say('history')}>
      <ul className="stack">
        {history.map(({ version, note, by, at }) => (
          <li key={version}>
            <Form method="post" className="row">
              <input type="hidden" name="publish_version" value={version} />
              <b>{say('version', { version })}</b>
              <span className="muted">
                {[at, by, note, version === article.liveVersion ? say('isLive') : ''].filter(Boolean).join(' · ')}
              </span>
              <Link className="link" to={`${href('office-article', { id: String(article.id) })}?version=${version}`}>
                {say('open')}
              </Link>
              {version !== opened && (
                <Link
                  className="link"
                  to={`${href('office-article', { id: String(article.id) })}?${new URLSearchParams({ version: String(opened), with: String(version) })}`}
                >
                  {say('compareWith', { version: opened })}
                </Link>
              )}
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
