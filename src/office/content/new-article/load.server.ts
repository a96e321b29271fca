import { redirect } from 'react-router';
import { optionalText, requiredText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { beginArticle } from '#areas/content/services/editing.server.ts';
import { isForPages, picturesToPick } from '#areas/content/services/library.server.ts';
import { articleAdd } from '#areas/editorial/calls/articles.ts';
import { articleFolders, isRoutedArticleKind } from '#areas/editorial/rules/article-address.ts';
import { mayStandAt, nameFrom } from '#areas/editorial/rules/article-slug.ts';
import { authorsIn } from '#areas/editorial/rules/authors.ts';
import { articleFacts, articleFormInput, articleTextsOf } from '#areas/editorial/services/article-wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { formNames } from '#office/parts/form-names.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  const kind = url.searchParams.get('kind') ?? '';
  return {
    kind: isRoutedArticleKind(kind) ? kind : ('article' as const),
    authors: authorsIn(language),
    pictures: await picturesToPick(app, language, isForPages),
  };
});

const begun = articleAdd.input
  .pick({ kind: true, author: true })
  .extend({ ...articleFormInput.shape, name: optionalText(80), picture_url: requiredText(300) });

/** Creates a draft and opens its editor. */
export const action = formAction(
  async ({ app, caller, form }) => {
    const { kind, author, name, picture_url: pictureUrl, ...sent } = readForm(form, begun);
    const slug = `${articleFolders[kind]}/${name || nameFrom(sent.title_en)}`;
    if (!mayStandAt(slug, kind)) throw new DomainError('badValue', { field: 'name' });
    const words = articleTextsOf(sent);
    const id = await beginArticle(app, caller, { slug, kind, author, pictureUrl, words, know: await articleFacts(app) });
    return redirect(`${hrefOf('office-article', { id: String(id) })}?done=begun`);
  },
  { labels: formNames('article') },
);
