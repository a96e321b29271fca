import { customRequestStageTexts } from '#areas/custom/kind-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#ui/panel.tsx';
import type { RequestData } from './load.server.ts';
import { requestTexts } from './request-texts.ts';

export function Stages({ stages }: { stages: RequestData['stages'] }) {
  const say = useTexts(requestTexts);
  const stage = useTexts(customRequestStageTexts);
  return (
    <Panel title={say('stagesTitle')}>
      <ol className="custom-stages">
        {stages.map(({ name, startedOn, finishedOn, note, isNow }) => (
          <li
            key={name}
            className={classNames(finishedOn !== null && 'is-done', isNow && 'is-now')}
            aria-current={isNow ? 'step' : undefined}
          >
            <b>{stage(name)}</b>
            <span className="meta">
              {finishedOn ? say('finished', { day: finishedOn }) : startedOn ? say('since', { day: startedOn }) : ''}
              {note && ` ${note}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
