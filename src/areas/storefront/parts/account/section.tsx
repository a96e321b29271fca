import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useHref } from '#site/here.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';

/** One part of the account page, with a name to jump to. */
export function Section({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section id={id} className="form-part stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="meta">{lead}</p>}
      {children}
    </section>
  );
}

type FoldProps = { title: string; isOpen: boolean; isGrave?: boolean; children: ReactNode };

/** Something to change, folded until it is wanted; it comes back open when it was refused. */
export function Fold({ title, isOpen, isGrave, children }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary className={isGrave ? 'text-err' : undefined}>
        {title}
        <ChevronDownIcon size={18} />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

/** Said where the thing stands; the place is there from the start, or the first word would not be spoken. */
export function Said({ words }: { words: string | null }) {
  return (
    <div role="status" className="empty:hidden">
      {words !== null && <Notice tone="ok">{words}</Notice>}
    </div>
  );
}

export function NotDone({ title, why }: { title: string; why: string | undefined }) {
  if (why === undefined) return null;
  return (
    <Notice tone="err">
      <b>{title}</b>
      <br />
      {why}
    </Notice>
  );
}

/** Asks the page without its query, so that what was said about the last change is not said about this one. */
export function AccountForm({ intent, className, children }: { intent: string; className?: string; children: ReactNode }) {
  const href = useHref();
  return (
    <Form method="post" action={href('account-info')} replace preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
