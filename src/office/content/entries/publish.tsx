import { Form, useNavigation } from 'react-router';
import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import type { OpenEntry } from './load.server.ts';

export function PublishCard({ opened: { draft, key } }: { opened: OpenEntry }) {
  const say = useTexts(editorialOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={say('publishTitle')} note={draft?.for ? say('for', { when: draft.for }) : undefined}>
      {draft ? (
        <Form method="post" className="content-publish">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="id" value={draft.id} />
          <input type="hidden" name="version" value={draft.version} />
          <SubmitButton busy={isBusy} name="intent" value="publish">
            {say(draft.isRemoval ? 'publishRemoval' : 'publish')}
          </SubmitButton>
          <TextInput label={say('planAt')} type="datetime-local" name="publishAt" />
          <Button type="submit" name="intent" value="plan">
            {say('plan')}
          </Button>
          <Button type="submit" name="intent" value="drop" kind="bare">
            {say(draft.state === 'planned' ? 'callOff' : 'drop')}
          </Button>
        </Form>
      ) : (
        <p className="muted">{say('noDraft')}</p>
      )}
    </Card>
  );
}
