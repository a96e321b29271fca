import { redirect } from 'react-router';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { getInquiryFigures, listInquiryTemplates } from '#areas/inquiries/services/office.server.ts';
import { dropTemplate, keepTemplate } from '#areas/inquiries/services/templates.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { templateTexts } from './template-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [templates, { kinds }] = await Promise.all([listInquiryTemplates(app), getInquiryFigures(app)]);
  const id = numberFrom(url.searchParams.get('id'));
  // One that was just removed is as if none were chosen.
  const chosen = templates.find((one) => one.id === id) ?? null;
  const named = templates.map((one) => ({ ...one, name: inWords(one, 'name', caller.language) }));
  return { templates: named.map(({ id: of, name, bodyEn, bodyZh }) => ({ id: of, name, bodyEn, bodyZh })), kinds, chosen };
});
export type AnswerTemplate = NonNullable<Awaited<ReturnType<typeof loader>>['chosen']>;

export const action = act(async ({ app, caller, form }) => {
  const text = (name: string): string => plainText(String(form.get(name) ?? '').slice(0, 8000));
  const say = translator(templateTexts, caller.language);
  const id = numberFrom(text('id'));
  const intent = text('intent');
  if (intent === 'remove') {
    if (id === null) throw new DomainError('templateNotExist');
    const was = await dropTemplate(app, caller, id);
    const undo = { intent: 'save', ...was };
    return { done: say('removed', { name: inWords(was, 'name', caller.language) }), undo };
  }
  if (intent !== 'save') throw new DomainError('badValue', { field: 'intent' });
  const names = { nameEn: text('nameEn'), nameZh: text('nameZh'), kind: text('kind') };
  const words = { ...names, bodyEn: text('bodyEn'), bodyZh: text('bodyZh') };
  const kept = await keepTemplate(app, caller, id, words);
  if (id === null) throw redirect(`${hrefOf('office-templates')}?id=${kept}`);
  return { done: say('saved') };
});
