import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/templates.server.ts';

const fields = ['nameEn', 'nameZh', 'bodyEn', 'bodyZh'] as const;
const longest = { nameEn: 60, nameZh: 60, bodyEn: 4000, bodyZh: 4000 } as const;

/** Both languages or none: an answer is sent in the asker's. */
function checked(told: store.TemplateWords): store.TemplateWords {
  const words = wordsOf(told);
  for (const field of fields) {
    const most = longest[field];
    if (words[field] === '') throw new DomainError('lackParameter', { field });
    if (words[field].length > most) throw new DomainError('tooLarge', { field, most });
  }
  return words;
}

const wordsOf = ({ nameEn, nameZh, kind, bodyEn, bodyZh }: store.TemplateWords): store.TemplateWords => ({
  ...{ nameEn: nameEn.trim(), nameZh: nameZh.trim(), kind: kind.trim().slice(0, 40) },
  ...{ bodyEn: bodyEn.trim(), bodyZh: bodyZh.trim() },
});

/** Creates or updates a reply template. */
export async function keepTemplate(app: App, caller: Caller, id: number | null, told: store.TemplateWords): Promise<number> {
  const words = checked(told);
  return transact(app, async (inside) => {
    if (await store.isNameTaken(inside.db, words, id)) throw new DomainError('templateTaken');
    if (id === null) {
      const made = await store.insertTemplate(inside.db, words, app.now());
      if (made === null) throw new DomainError('templateTaken');
      await audit(inside, caller, { action: 'answer_template.add', subject: ['answer_template', made], after: words });
      return made;
    }
    const before = await store.templateById(inside.db, id);
    if (!before) throw new DomainError('templateNotExist');
    await store.updateTemplate(inside.db, id, { ...words, updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'answer_template.change',
      subject: ['answer_template', id],
      before: wordsOf(before),
      after: words,
    });
    return id;
  });
}

/** Returns the removed template for undo. */
export const dropTemplate = (app: App, caller: Caller, id: number): Promise<store.TemplateWords> =>
  transact(app, async (inside) => {
    const before = await store.templateById(inside.db, id);
    if (!before) throw new DomainError('templateNotExist');
    await store.deleteTemplate(inside.db, id);
    const words = wordsOf(before);
    await audit(inside, caller, { action: 'answer_template.remove', subject: ['answer_template', id], before: words });
    return words;
  });
