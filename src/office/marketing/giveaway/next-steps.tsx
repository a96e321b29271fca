import { Form } from 'react-router';
import { giveawayOfficeTexts } from '#areas/promotions/giveaway-office-texts.ts';
import { ConfirmActionDialog } from '#office/parts/confirm-action-dialog.tsx';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import type { GiveawayData } from './load.server.ts';
import { giveawayStepTexts } from './next-steps-texts.ts';

type State = NonNullable<GiveawayData['giveaway']>['state'];
type TextKey = keyof typeof giveawayOfficeTexts;
type Step = {
  readonly intent: string;
  readonly label: TextKey;
  readonly note: TextKey;
  /** What is asked first, because the step cannot be taken back. */
  readonly asks?: 'close' | 'draw' | 'publish';
};
const steps: Readonly<Partial<Record<State, readonly Step[]>>> = {
  draft: [{ intent: 'open', label: 'doOpen', note: 'openNote' }],
  open: [{ intent: 'close', label: 'doClose', note: 'closeNote', asks: 'close' }],
  closed: [{ intent: 'draw', label: 'doDraw', note: 'drawNote', asks: 'draw' }],
  drawn: [
    { intent: 'contact', label: 'doContact', note: 'contactNote' },
    { intent: 'publish', label: 'doPublish', note: 'publishNote', asks: 'publish' },
  ],
  published: [{ intent: 'contact', label: 'doContact', note: 'contactNote' }],
};

type NextStepsProps = { id: number; state: State; hasList: boolean; mayContact: boolean };

export function NextSteps({ id, state, hasList, mayContact }: NextStepsProps) {
  const say = useTexts(giveawayOfficeTexts);
  const possible = (steps[state] ?? []).filter(({ intent }) => (intent !== 'draw' || hasList) && (intent !== 'contact' || mayContact));
  const mayEnd = state === 'draft' || state === 'open' || state === 'closed';
  if (possible.length === 0 && !mayEnd) return null;
  return (
    <Card title={say('next')}>
      <div className="stack">
        {possible.map((step) => (
          <div key={step.intent} className="stack">
            <p className="muted">{say(step.note)}</p>
            <div>
              <StepButton id={id} step={step} />
            </div>
          </div>
        ))}
        {mayEnd && <EndForm id={id} isDraft={state === 'draft'} />}
      </div>
    </Card>
  );
}

function StepButton({ id, step: { intent, label, asks } }: { id: number; step: Step }) {
  const say = useTexts(giveawayOfficeTexts);
  const ask = useTexts(giveawayStepTexts);
  const which = <input type="hidden" name="id" value={id} />;
  if (asks)
    return (
      <ConfirmActionDialog intent={intent} title={ask(asks)} text={ask(`${asks}Text`)} button={say(label)}>
        {which}
      </ConfirmActionDialog>
    );
  return (
    <Form method="post" preventScrollReset>
      {which}
      <SubmitButton name="intent" value={intent}>
        {say(label)}
      </SubmitButton>
    </Form>
  );
}

/** A draft is deleted; one with entries needs a second click. */
function EndForm({ id, isDraft }: { id: number; isDraft: boolean }) {
  const say = useTexts(giveawayOfficeTexts);
  const button = (
    <Button type="submit" name="intent" value="cancel">
      {say(isDraft ? 'doDelete' : 'doCancelYes')}
    </Button>
  );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {isDraft ? (
        button
      ) : (
        <details className="stack">
          <summary className="link">{say('doCancel')}</summary>
          <p className="muted cancel-note">{say('cancelNote')}</p>
          {button}
        </details>
      )}
    </Form>
  );
}
