import { redirect } from 'react-router';
import { keywordTexts } from '#areas/content/keyword-texts.ts';
import { keywordTargets } from '#areas/content/rules/keyword-list.ts';
import { copyKeywordsToMeta, keywordForEditing, saveKeyword, writeMeta } from '#areas/content/services/keywords.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { isLanguage, translator } from '#kernel/texts.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, url: { searchParams } }) => {
  const id = numberFrom(searchParams.get('id')) ?? 0;
  if (id === 0) {
    const requestedLanguage = searchParams.get('language') ?? 'en';
    const path = searchParams.get('path') ?? '';
    const language = isLanguage(requestedLanguage) ? requestedLanguage : 'en';
    return { desk: null, fresh: { keyword: (searchParams.get('keyword') ?? '').slice(0, 120), language, path: path.slice(0, 300) } };
  }
  const keyword = await keywordForEditing(app, id);
  return { desk: { ...keyword, words: keyword.words && { ...keyword.words, text: keyword.words.text.slice(0, 400) } }, fresh: null };
});
export type KeywordPageData = NonNullable<Awaited<ReturnType<typeof loader>>['desk']>;

export const action = formAction(async ({ app, caller, form }) => {
  const say = translator(keywordTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  switch (typed.text('intent')) {
    case 'meta': {
      const before = await writeMeta(app, caller, id, { title: typed.text('title'), description: typed.text('description', 400) });
      return { done: say('doneMeta'), undo: { intent: 'meta', id: String(id), title: before.title, description: before.description } };
    }
    case 'feed': {
      const before = await copyKeywordsToMeta(app, caller, id);
      return { done: say('doneMeta'), undo: { intent: 'unfeed', id: String(id), keywords: before.keywords } };
    }
    case 'unfeed':
      await writeMeta(app, caller, id, { keywords: typed.text('keywords', 600) });
      return { done: say('undone') };
    default: {
      const [language, targetKind] = [typed.text('language'), keywordTargets.find((kind) => kind === typed.text('target'))];
      if (!isLanguage(language) || !targetKind) throw new DomainError('badValue', { field: 'language' });
      const position = typed.text('position');
      if (!/^(\d{1,3}(\.\d)?)?$/.test(position)) throw new DomainError('badValue', { field: 'position' });
      const saved = await saveKeyword(app, caller, id || null, {
        ...{
          keyword: typed.text('keyword', 120),
          language,
          targetKind,
          targetPath: typed.text('path'),
          priority: typed.wholeOrNone('priority', 9) ?? 1,
        },
        ...{ monthlyVolume: typed.wholeOrNone('volume', 100_000_000), note: typed.text('note') },
        positionTenths: position === '' ? null : Math.round(Number(position) * 10),
      });
      if (id === 0) throw redirect(`${hrefOf('office-keyword')}?id=${saved}`);
      return { done: say('doneSaved') };
    }
  }
});
