import { redirect } from 'react-router';
import { z } from 'zod';
import { optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { getInquiryFigures, listInquiryTemplates } from '#areas/inquiries/services/office.server.ts';
import { dropTemplate, saveTemplate } from '#areas/inquiries/services/templates.server.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { templateTexts } from './template-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [templates, { kinds }] = await Promise.all([listInquiryTemplates(app), getInquiryFigures(app)]);
  const id = numberFrom(url.searchParams.get('id'));
  // A template just removed counts as none.
  const chosen = templates.find((one) => one.id === id) ?? null;
  const named = templates.map((one) => ({ ...one, name: localizedColumn(one, 'name', caller.language) }));
  return { templates: named.map(({ id: of, name, bodyEn, bodyZh }) => ({ id: of, name, bodyEn, bodyZh })), kinds, chosen };
});
export type AnswerTemplate = NonNullable<Awaited<ReturnType<typeof loader>>['chosen']>;

const template = z.object({
  id: rowId.nullable().default(null),
  nameEn: requiredText(60),
  nameZh: requiredText(60),
  kind: optionalText(40),
  bodyEn: requiredText(4000),
  bodyZh: requiredText(4000),
});

export const action = actions({
  async save({ app, caller, form }) {
    const { id, ...texts } = readForm(form, template);
    const savedId = await saveTemplate(app, caller, id, texts);
    if (id === null) throw redirect(`${hrefOf('office-templates')}?id=${savedId}`);
    return { done: translator(templateTexts, caller.language)('saved') };
  },
  async remove({ app, caller, form }) {
    const was = await dropTemplate(app, caller, readForm(form, z.object({ id: rowId })).id);
    const name = localizedColumn(was, 'name', caller.language);
    return { done: translator(templateTexts, caller.language)('removed', { name }), undo: { intent: 'save', ...was } };
  },
});
