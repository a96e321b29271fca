import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { useInquiryKind } from '#areas/inquiries/parts/kind-name.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Queue } from '#ui/office/queue.tsx';
import { FindBox } from '#ui/office/top-bar.tsx';
import { inquiryQueueHref } from './inquiry-queue-href.ts';
import type { InquiryPageData } from './load.server.ts';

/** Longest waiting first. */
export function InquiryQueue({ page: { queue, view, words, total, talk } }: { page: InquiryPageData }) {
  const say = useTexts(officeInquiryTexts);
  const href = useHref();
  const kindOf = useInquiryKind();
  return (
    <Queue
      label={say('queue')}
      head={
        <div className="queue-search">
          <FindBox
            key={words ?? ''}
            action={href('office-inquiry')}
            label={say('find')}
            placeholder={say('findHint')}
            value={words}
            shortcut="f"
          >
            {view !== 'open' && <input type="hidden" name="view" value={view} />}
          </FindBox>
        </div>
      }
      rows={queue.map((row) => ({
        ...{ id: row.id, to: inquiryQueueHref({ view, searchText: words }, row.id), name: row.name, age: row.age, dateTime: row.dateTime },
        ...{
          rowState: row.isLate ? 'is-late' : undefined,
          kind: kindOf(row.kind),
          handler: row.handler ?? say('nobody'),
          summary: row.message,
        },
      }))}
      openId={talk?.id}
      empty={say('queueEmpty')}
      foot={say('queueFoot', { count: total })}
    />
  );
}
