import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from '#ui/empty.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Card } from '#ui/office/card.tsx';

type RowPaneProps = {
  title: string;
  note?: string;
  close: { readonly to: string; readonly label: string };
  children: ReactNode;
};

/** The open row beside its list. */
export function RowPane({ title, note, close, children }: RowPaneProps) {
  const leave = (
    <Link className="icon-btn" to={close.to} aria-label={close.label} preventScrollReset>
      <CloseIcon />
    </Link>
  );
  return (
    <Card title={title} {...(note === undefined ? {} : { note })} aside={leave} flush className="mail-pane">
      <div className="scroll">{children}</div>
    </Card>
  );
}

export function NoRow({ title, text }: { title: string; text: string }) {
  return (
    <Card className="mail-pane">
      <Empty title={title} text={text} />
    </Card>
  );
}
