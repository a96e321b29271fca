import { Form, useNavigation } from 'react-router';
import { contentForms } from '#areas/content/rules/content-forms.ts';
import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { FieldFor } from './fields.tsx';
import type { EntriesPageData, OpenEntry } from './load.server.ts';

type FormProps = { page: EntriesPageData; opened: OpenEntry; typed: Readonly<Record<string, string>> | null };

/** Both languages side by side. Saving makes a draft. */
export function EntryForm({ page, opened, typed }: FormProps) {
  const say = useTexts(editorialOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const { draft } = opened;
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="key" value={opened.key} />
      <input type="hidden" name="id" value={draft?.id ?? ''} />
      <input type="hidden" name="version" value={draft?.version ?? ''} />
      <input type="hidden" name="basis" value={draft ? '' : opened.basis} />
      <div className="content-form">
        {contentForms[page.kind].map((spec) => (
          <FieldFor key={spec.name} {...{ spec, opened, typed }} kind={page.kind} />
        ))}
      </div>
      <div className="content-save">
        <TextInput label={say('note')} name="note" maxLength={200} defaultValue={typed?.note ?? draft?.note} />
        <SubmitButton busy={isBusy} name="intent" value="save" data-shortcut="s">
          {say('save')}
        </SubmitButton>
        {page.mayBegin && !opened.isNew && !draft && (
          <Button type="submit" name="intent" value="remove" formNoValidate>
            {say('remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}
