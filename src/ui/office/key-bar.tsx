import { Fragment } from 'react';
import { Key } from '#ui/kbd.tsx';

export type KeyHint = { keys: readonly string[]; says: string };

/** Keys of this page; the last one, on the right, opens the list of all keys. */
export function KeyBar({ label, hints, all }: { label: string; hints: readonly KeyHint[]; all?: KeyHint }) {
  return (
    <aside className="keys" aria-label={label}>
      {hints.map((hint) => (
        <span key={hint.says}>
          <Keys hint={hint} />
        </span>
      ))}
      {all && (
        <span className="all">
          <Keys hint={all} />
        </span>
      )}
    </aside>
  );
}

function Keys({ hint }: { hint: KeyHint }) {
  return (
    <>
      {hint.keys.map((key) => (
        <Fragment key={key}>
          <Key>{key}</Key>{' '}
        </Fragment>
      ))}
      {hint.says}
    </>
  );
}
