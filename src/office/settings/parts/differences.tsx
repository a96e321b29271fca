import { auditTexts } from '#areas/staff/audit-texts.ts';
import type { AuditDifference } from '#areas/staff/services/audit-text.server.ts';
import { useTexts } from '#site/locale.tsx';

const few = 3;

/** Before and after as text; the first few are shown at once. */
export function Differences({ found }: { found: readonly AuditDifference[] }) {
  const say = useTexts(auditTexts);
  if (found.length === 0) return <span className="muted">{say('noChanges')}</span>;
  return (
    <div className="differences">
      <Lines found={found.slice(0, few)} />
      {found.length > few && (
        <details>
          <summary className="link">{say('more', { count: found.length - few })}</summary>
          <Lines found={found.slice(few)} />
        </details>
      )}
    </div>
  );
}

function Lines({ found }: { found: readonly AuditDifference[] }) {
  return (
    <ul>
      {found.map(({ field, before, after }) => (
        <li key={field}>
          <span className="muted">{field}</span> <del>{before}</del> → <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
