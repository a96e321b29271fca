import { Form } from 'react-router';
import type { ButtonValue, ContentValue } from '#areas/content/rules/content-forms.ts';
import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { useFieldLabel } from './fields.tsx';
import { changeStateBadges } from './list.tsx';
import type { OpenEntry, PresentedChange } from './load.server.ts';

/** Changed fields, before and after. */
export function ChangeComparison({ change, kind }: { change: PresentedChange; kind: string }) {
  const say = useTexts(editorialOfficeTexts);
  const label = useFieldLabel(kind);
  const formatValue = useFormatValue();
  if (change.isRemoval) return <p>{say('removes')}</p>;
  if (change.differences.length === 0) return <p className="muted">{say('same')}</p>;
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">{say('field')}</th>
          <th scope="col">{say('before')}</th>
          <th scope="col">{say('after')}</th>
        </tr>
      </thead>
      <tbody>
        {change.differences.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{label(name)}</th>
            <td>{change.isNew ? '' : <del>{formatValue(before)}</del>}</td>
            <td>
              <ins>{formatValue(after)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useFormatValue() {
  const say = useTexts(editorialOfficeTexts);
  return (value: ContentValue): string => {
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    if (Array.isArray(value))
      return (value as readonly ButtonValue[]).map(({ textEn, textZh, href }) => `${textEn} / ${textZh} → ${href}`).join('\n');
    return value === null || value === '' ? say('empty') : String(value);
  };
}

/** The newest published change can be undone, any can be the start of a draft. */
export function EntryHistory({ opened: { history, key, draft }, kind }: { opened: OpenEntry; kind: string }) {
  const say = useTexts(editorialOfficeTexts);
  const newest = history.find(({ state }) => state === 'published')?.id;
  return (
    <Card title={say('history')}>
      {history.length === 0 && <p className="muted">{say('noHistory')}</p>}
      <ol className="change-history">
        {history.map((change) => (
          <li key={change.id}>
            <Form method="post" className="row">
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="id" value={change.id} />
              <Badge {...changeStateBadges[change.state]}>{say(`state-${change.state}`)}</Badge>
              <span className="muted">
                {[say('by', { who: change.by || say('house'), when: change.at }), change.note].filter(Boolean).join(' · ')}
              </span>
              <span className="push row">
                {change.id === newest && (
                  <Button type="submit" name="intent" value="undo" size="small">
                    {say('undo')}
                  </Button>
                )}
                {!draft && change.id !== newest && !change.isRemoval && (
                  <Button type="submit" name="intent" value="use" size="small">
                    {say('use')}
                  </Button>
                )}
              </span>
            </Form>
            <details open={change.id === newest}>
              <summary>{change.isNew ? say('makes') : say('changes')}</summary>
              <ChangeComparison change={change} kind={kind} />
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}
