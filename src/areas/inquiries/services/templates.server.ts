import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/templates.server.ts';

const fields = ['nameEn', 'nameZh', 'bodyEn', 'bodyZh'] as const;
const maxLengths = { nameEn: 60, nameZh: 60, bodyEn: 4000, bodyZh: 4000 } as const;

/** Both languages or none: an answer is sent in the asker's. */
function checked(input: store.TemplateTexts): store.TemplateTexts {
  const cleaned = trimmed(input);
  for (const field of fields) {
    const maxLength = maxLengths[field];
    if (cleaned[field] === '') throw new DomainError('lackParameter', { field });
    if (cleaned[field].length > maxLength) throw new DomainError('tooLarge', { field, most: maxLength });
  }
  return cleaned;
}

const trimmed = ({ nameEn, nameZh, kind, bodyEn, bodyZh }: store.TemplateTexts): store.TemplateTexts => ({
  ...{ nameEn: nameEn.trim(), nameZh: nameZh.trim(), kind: kind.trim().slice(0, 40) },
  ...{ bodyEn: bodyEn.trim(), bodyZh: bodyZh.trim() },
});

/** Creates or updates a reply template. */
export async function saveTemplate(app: App, caller: Caller, id: number | null, input: store.TemplateTexts): Promise<number> {
  const template = checked(input);
  return transact(app, async (inside) => {
    if (await store.isNameTaken(inside.db, template, id)) throw new DomainError('templateTaken');
    if (id === null) {
      const made = await store.insertTemplate(inside.db, template, app.now());
      if (made === null) throw new DomainError('templateTaken');
      await audit(inside, caller, { action: 'answer_template.add', subject: ['answer_template', made], after: template });
      return made;
    }
    const before = await store.templateById(inside.db, id);
    if (!before) throw new DomainError('templateNotExist');
    await store.updateTemplate(inside.db, id, { ...template, updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'answer_template.change',
      subject: ['answer_template', id],
      before: trimmed(before),
      after: template,
    });
    return id;
  });
}

/** Returns the removed template for undo. */
export const dropTemplate = (app: App, caller: Caller, id: number): Promise<store.TemplateTexts> =>
  transact(app, async (inside) => {
    const before = await store.templateById(inside.db, id);
    if (!before) throw new DomainError('templateNotExist');
    await store.deleteTemplate(inside.db, id);
    const removed = trimmed(before);
    await audit(inside, caller, { action: 'answer_template.remove', subject: ['answer_template', id], before: removed });
    return removed;
  });
