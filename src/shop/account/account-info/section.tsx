import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useHref } from '#site/locale.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';

export function AccountSection({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section id={id} className="form-part own stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="meta">{lead}</p>}
      {children}
    </section>
  );
}

type FoldProps = { title: string; isOpen: boolean; isGrave?: boolean; children: ReactNode };

/** Collapsed until needed; stays open after a refusal. */
export function AccountDisclosure({ title, isOpen, isGrave, children }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary className={isGrave ? 'is-grave' : undefined}>
        {title}
        <ChevronDownIcon size={18} />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

/** The live region exists from the start, or screen readers would miss the first message. */
export function SavedNotice({ message }: { message: string | null }) {
  return (
    <div role="status" className="hide-empty">
      {message !== null && <Notice tone="ok">{message}</Notice>}
    </div>
  );
}

/** Says that nothing changed; the reason is at its field, or here when it belongs to none. */
export function NotDone({ title, refused }: { title: string; refused: Pick<Refusing, 'problem' | 'fields'> | null }) {
  if (!refused) return null;
  const isAtField = Object.keys(refused.fields).length > 0;
  return (
    <Notice tone="err">
      <b>{title}</b>
      {!isAtField && <span className="own-line">{refused.problem}</span>}
    </Notice>
  );
}

/** Posts without the query, so that the last change's message is not repeated. */
export function AccountForm({ intent, className, children }: { intent: string; className?: string; children: ReactNode }) {
  const href = useHref();
  return (
    <Form method="post" action={href('account-info')} replace preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
