import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { articleFolders, isRoutedArticleKind, type RoutedArticleKind, routedArticleKinds } from '#areas/editorial/rules/article-address.ts';
import { ArticleTextFields } from '#office/parts/article-text-fields.tsx';
import { PictureField } from '#office/parts/picture-field.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { articleOfficeTexts } from '../article-office-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, articleOfficeTexts.addTitle, articleOfficeTexts.description);

export default function ArticleAddPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(articleOfficeTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const refused = actionData && 'typed' in actionData ? actionData : null;
  const typed: Readonly<Record<string, string>> = refused?.typed ?? {};
  const requestedKind = typed.kind ?? loaderData.kind;
  const [kind, setKind] = useState<RoutedArticleKind>(isRoutedArticleKind(requestedKind) ? requestedKind : 'article');
  return (
    <>
      <PageHead
        title={say('addTitle')}
        sub={say('addSub')}
        back={<Link to={`${href('office-articles')}?${new URLSearchParams({ kind })}`}>{say('back')}</Link>}
      />
      <Form method="post" className="stack">
        <div className="content-result">
          {refused && (
            <Notice tone="err">
              <b>{say('notDone')}</b> {refused.problem}
            </Notice>
          )}
        </div>
        <Card title={say('about')}>
          <div className="content-form">
            <Select
              label={say('kind')}
              name="kind"
              defaultValue={kind}
              onChange={({ currentTarget: { value } }) => isRoutedArticleKind(value) && setKind(value)}
            >
              {routedArticleKinds.map((one) => (
                <option key={one} value={one}>
                  {say(one)}
                </option>
              ))}
            </Select>
            <TextInput
              label={say('name')}
              name="name"
              maxLength={80}
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              help={say('nameHelp', { folder: articleFolders[kind] })}
              defaultValue={typed.name}
            />
            <Select label={say('author')} name="author" defaultValue={typed.author ?? ''}>
              <option value="">{say('house')}</option>
              {loaderData.authors.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
            <PictureField name="picture_url" label={say('picture')} chosen={typed.picture_url ?? ''} pictures={loaderData.pictures} />
          </div>
        </Card>
        <Card title={say('body')} note={say('rules')}>
          <div className="stack">
            <ArticleTextFields texts={typed} />
            <span>
              <SubmitButton busy={isBusy} data-shortcut="s">
                {say('begin')}
              </SubmitButton>
            </span>
          </div>
        </Card>
      </Form>
    </>
  );
}
