import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

/** A closed link reveals nothing. */
export function InvoiceUnavailable({ why }: { why: 'cancelled' | 'expired' }) {
  const say = useTexts(invoiceTexts);
  const href = useHref();
  return (
    <div className="wrap page-head">
      <Empty
        title={say('goneTitle')}
        text={say(why === 'cancelled' ? 'goneCancelled' : 'goneExpired')}
        action={<ButtonLink to={href('contact-us')}>{say('write')}</ButtonLink>}
      />
    </div>
  );
}
