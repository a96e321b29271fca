import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/templates.server.ts';

const longest = { name: 60, body: 4000 } as const;

/** Both languages or none: an answer is sent in the asker's. */
function checked({ name, kind, bodyEn, bodyZh }: store.TemplateWords): store.TemplateWords {
  const words = { name: name.trim(), kind: kind.trim().slice(0, 40), bodyEn: bodyEn.trim(), bodyZh: bodyZh.trim() };
  for (const [field, value] of [
    ['name', words.name],
    ['body_en', words.bodyEn],
    ['body_zh', words.bodyZh],
  ] as const)
    if (value === '') throw new Refused('lackParameter', { field });
  if (words.name.length > longest.name) throw new Refused('badValue', { field: 'name' });
  if (Math.max(words.bodyEn.length, words.bodyZh.length) > longest.body) throw new Refused('badValue', { field: 'body' });
  return words;
}

/** A new ready answer, or other words for one that is there. */
export async function keepTemplate(app: App, caller: Caller, id: number | null, told: store.TemplateWords): Promise<number> {
  const words = checked(told);
  return transact(app, async (inside) => {
    if (id === null) {
      const made = await store.insertTemplate(inside.db, words, app.now());
      if (made === null) throw new Refused('templateTaken');
      await audit(inside, caller, { action: 'answer_template.add', subject: ['answer_template', made], after: words });
      return made;
    }
    const before = await store.templateById(inside.db, id);
    if (!before) throw new Refused('templateNotExist');
    if (await store.isNameTaken(inside.db, words.name, id)) throw new Refused('templateTaken');
    await store.updateTemplate(inside.db, id, { ...words, updatedAt: app.now() });
    const was = { name: before.name, kind: before.kind, bodyEn: before.bodyEn, bodyZh: before.bodyZh };
    await audit(inside, caller, { action: 'answer_template.change', subject: ['answer_template', id], before: was, after: words });
    return id;
  });
}

/** Takes a ready answer away; what it said comes back, so that it can be undone. */
export const dropTemplate = (app: App, caller: Caller, id: number): Promise<store.TemplateWords> =>
  transact(app, async (inside) => {
    const before = await store.templateById(inside.db, id);
    if (!before) throw new Refused('templateNotExist');
    await store.deleteTemplate(inside.db, id);
    const { name, kind, bodyEn, bodyZh } = before;
    await audit(inside, caller, {
      action: 'answer_template.remove',
      subject: ['answer_template', id],
      before: { name, kind, bodyEn, bodyZh },
    });
    return { name, kind, bodyEn, bodyZh };
  });
