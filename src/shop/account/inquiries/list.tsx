import { Link } from 'react-router';
import { useInquiryKind } from '#areas/inquiries/parts/kind-name.ts';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { LocalTime } from '#shop/parts/inquiry/local-time.tsx';
import { InquiryStatusBadge } from '#shop/parts/inquiry/status-badge.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Pager } from '#ui/pager.tsx';
import type { InquiryListRow } from './load.server.ts';

type InquiryListProps = { rows: readonly InquiryListRow[]; page: number; pages: number };

/** Latest activity first; unread answers are marked. */
export function InquiryList({ rows, page, pages }: InquiryListProps) {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  if (rows.length === 0) return page > 1 ? <PastEnd /> : <NothingYet />;
  return (
    <>
      <ul className="inquiry-list">
        {rows.map((row) => (
          <InquiryRow key={row.id} row={row} />
        ))}
      </ul>
      <Pager
        label={say('pages')}
        page={page}
        pages={pages}
        hrefOf={(at) => href('inquiries') + (at > 1 ? `?page=${at}` : '')}
        labels={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
}

function InquiryRow({ row }: { row: InquiryListRow }) {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  const kindOf = useInquiryKind();
  const { id, number, kind, status, unread, question, last, lastMessageAt, itemCount } = row;
  return (
    <li className={unread > 0 ? 'is-unread' : undefined}>
      <div className="inquiry-row-head">
        <InquiryStatusBadge status={status} />
        {unread > 0 && <Badge tone="accent">{unread === 1 ? say('newAnswer') : say('newAnswers', { count: unread })}</Badge>}
        <span className="meta push">
          <LocalTime at={lastMessageAt} />
        </span>
      </div>
      <h2>
        <Link to={`${href('inquiries')}?id=${id}`}>{question}</Link>
      </h2>
      {last && (
        <p className="inquiry-last">
          <b>{last.isMine ? say('you') : say('house')}</b> {last.message}
        </p>
      )}
      <p className="meta num">
        {[number, kindOf(kind), ...(itemCount > 0 ? [itemCount === 1 ? say('oneItem') : say('items', { count: itemCount })] : [])].join(
          ' · ',
        )}
      </p>
    </li>
  );
}

function NothingYet() {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  return (
    <Empty
      title={say('emptyTitle')}
      text={say('emptyText')}
      action={
        <span className="row">
          <ButtonLink kind="primary" to={href('inquiry-succeed')}>
            {say('ask')}
          </ButtonLink>
          <ButtonLink to={href('home')}>{say('browse')}</ButtonLink>
        </span>
      }
    />
  );
}

function PastEnd() {
  const say = useTexts(inquiryTexts);
  const href = useHref();
  return <Empty title={say('emptyPage')} action={<ButtonLink to={href('inquiries')}>{say('toList')}</ButtonLink>} />;
}
