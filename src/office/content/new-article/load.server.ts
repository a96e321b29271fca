import { data, redirect } from 'react-router';
import { type ArticleTexts, articleTextFields, beginArticle } from '#areas/content/services/editing.server.ts';
import { isForPages, picturesToPick } from '#areas/content/services/library.server.ts';
import { articleFolders, isRoutedArticleKind } from '#areas/editorial/rules/article-address.ts';
import { mayStandAt, nameFrom } from '#areas/editorial/rules/article-slug.ts';
import { authorsIn } from '#areas/editorial/rules/authors.ts';
import { factLookup } from '#areas/editorial/rules/facts.ts';
import { loadFacts } from '#areas/editorial/services/facts.server.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { formNames } from '#office/parts/form-names.ts';
import { formAction, load } from '#platform/load.server.ts';
import { withFieldLabels } from '#site/field-names.ts';
import { hrefOf } from '#site/links.ts';

export const loader = load(async ({ app, caller: { language }, url }) => {
  const kind = url.searchParams.get('kind') ?? '';
  return {
    kind: isRoutedArticleKind(kind) ? kind : ('article' as const),
    authors: authorsIn(language),
    pictures: await picturesToPick(app, language, isForPages),
  };
});

/** Creates a draft and opens its editor. */
export const action = formAction(async ({ app, caller, form }) => {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const kind = text('kind');
  const texts = Object.fromEntries(articleTextFields.map((field) => [field, text(field)])) as ArticleTexts;
  try {
    if (!isRoutedArticleKind(kind)) throw new DomainError('badValue', { field: 'kind' });
    if (text('pictureUrl') === '') throw new DomainError('lackParameter', { field: 'pictureUrl' });
    const slug = `${articleFolders[kind]}/${text('name').trim() || nameFrom(texts.titleEn)}`;
    if (!mayStandAt(slug, kind)) throw new DomainError('badValue', { field: 'name' });
    const know = factLookup(await loadFacts(app, 'en'));
    const begun = { slug, kind, author: text('author'), pictureUrl: text('pictureUrl'), words: texts, know };
    return redirect(`${hrefOf('office-article', { id: String(await beginArticle(app, caller, begun)) })}?done=begun`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The input is returned with the refusal, so that nothing is lost without script.
    const typed = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    const problem = domainErrorText(withFieldLabels(error, caller.language, formNames('article')), caller.language);
    return data({ problem, typed }, { status: domainErrors[error.why].status });
  }
});
