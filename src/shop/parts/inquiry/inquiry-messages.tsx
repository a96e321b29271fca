import { type MessagePicture, MessagePictures } from '#areas/inquiries/parts/message-pictures.tsx';
import { MessageText } from '#areas/inquiries/parts/message-text.tsx';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { LocalTime } from './local-time.tsx';

type Entry = {
  readonly id: number;
  readonly isMine: boolean;
  readonly by: string | null;
  readonly message: string;
  readonly at: Date;
  readonly isNew: boolean;
  readonly pictures: readonly MessagePicture[];
};

/** Oldest first; own messages on the right. */
export function InquiryMessages({ entries }: { entries: readonly Entry[] }) {
  const say = useTexts(inquiryTexts);
  return (
    <ol className="messages" aria-label={say('conversation')}>
      {entries.map((entry) => (
        <li key={entry.id} className={classNames('message', entry.isMine && 'is-mine')}>
          <div className="message-bubble">
            <MessageText message={entry.message} />
            {entry.pictures.length > 0 && <MessagePictures pictures={entry.pictures} />}
          </div>
          <p className="message-author">
            <b>{entry.isMine ? say('you') : entry.by ? say('of', { name: entry.by }) : say('house')}</b> <LocalTime at={entry.at} />
            {entry.isNew && <Badge tone="accent">{say('isNew')}</Badge>}
          </p>
        </li>
      ))}
    </ol>
  );
}
