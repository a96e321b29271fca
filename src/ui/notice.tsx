import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type NoticeProps = { tone?: 'plain' | 'ok' | 'warn' | 'err'; action?: ReactNode; children: ReactNode };

/** One sentence about a state, where the thing it speaks of stands. Errors are spoken at once. */
export function Notice({ tone = 'plain', action, children }: NoticeProps) {
  return (
    <div className={classNames('notice', tone !== 'plain' && `notice-${tone}`)} role={tone === 'err' ? 'alert' : undefined}>
      <span>{children}</span>
      {action}
    </div>
  );
}
