import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { useInquiryKind } from '#areas/inquiries/parts/kind-name.ts';
import { MessagePictures } from '#areas/inquiries/parts/message-pictures.tsx';
import { MessageText } from '#areas/inquiries/parts/message-text.tsx';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { InquiryState } from '../parts/inquiry-state-badge.tsx';
import type { OpenInquiry } from './load.server.ts';

export function InquiryHeader({ inquiry }: { inquiry: OpenInquiry }) {
  const say = useTexts(officeInquiryTexts);
  const kindOf = useInquiryKind();
  const kind = kindOf(inquiry.kind);
  return (
    <header className="pane-head">
      <div className="row">
        <h2>
          {inquiry.number} {inquiry.name}
        </h2>
        <span className="push">
          <InquiryState status={inquiry.status} />
        </span>
      </div>
      <div className="row small muted">
        <span>{inquiry.pagePath ? say('from', { kind, path: inquiry.pagePath }) : kind}</span>
        {inquiry.isLate && (
          <Badge tone="warn" className="push">
            {say('pastAim', { age: inquiry.age })}
          </Badge>
        )}
      </div>
    </header>
  );
}

/** Messages and notes; ours on the right. Everything is plain text. */
export function InquiryThread({ inquiry }: { inquiry: OpenInquiry }) {
  const say = useTexts(officeInquiryTexts);
  return (
    <ol className="messages pane-messages" aria-label={say('conversation')}>
      {inquiry.entries.map((entry) => (
        <li key={entry.id} className={classNames('message', entry.author !== 'shopper' && 'is-mine', entry.isNote && 'is-note')}>
          <div className="message-bubble">
            <MessageText message={entry.message} />
            {entry.pictures.length > 0 && <MessagePictures pictures={entry.pictures} />}
          </div>
          <p className="message-author">
            <b>{entry.author === 'shopper' ? inquiry.name : (entry.by ?? say('house'))}</b>
            <time dateTime={entry.dateTime}>{entry.at}</time>
            {entry.isNote && <Badge tone="gold">{say('note')}</Badge>}
            {entry.author === 'staff' && !entry.isNote && entry.isRead && <span>{say('seen')}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
