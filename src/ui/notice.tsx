import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type NoticeProps = { tone?: 'plain' | 'ok' | 'warn' | 'err'; action?: ReactNode; children: ReactNode };

/** One sentence about a state, placed where it belongs. Errors are announced at once. */
export function Notice({ tone = 'plain', action, children }: NoticeProps) {
  return (
    <div className={classNames('notice', tone !== 'plain' && `notice-${tone}`)} role={tone === 'err' ? 'alert' : undefined}>
      <span>{children}</span>
      {action}
    </div>
  );
}
