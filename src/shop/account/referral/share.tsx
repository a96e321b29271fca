import { useEffect, useState } from 'react';
import { referralTexts } from '#areas/referrals/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import type { ReferralPageData } from './load.server.ts';

const quietZone = 4;

/** Everything can be copied manually without script. */
export function ShareCode({ referral: { code, link, qr } }: { referral: ReferralPageData }) {
  const say = useTexts(referralTexts);
  return (
    <section className="panel share-code" aria-label={say('yourCode')}>
      <div className="stack">
        <div>
          <p className="meta">{say('yourCode')}</p>
          <p className="the-code num">{code}</p>
          <Copy text={code} what={say('yourCode')} />
        </div>
        <div>
          <p className="meta">{say('yourLink')}</p>
          <p className="break-anywhere num">{link}</p>
          <Copy text={link} what={say('yourLink')} />
        </div>
      </div>
      <QrCode qr={qr} help={say('qrHelp')} />
    </section>
  );
}

/** The phone's version: code, QR code and one share button. */
export function MobileShare({ referral }: { referral: ReferralPageData }) {
  const say = useTexts(referralTexts);
  const { code, link, qr } = referral;
  const { message, subject } = useMessage(referral);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const share = (): void => {
    // Closing the share sheet is not an error.
    navigator.share({ title: subject, text: message, url: link }).catch(() => undefined);
  };
  return (
    <section className="panel phone-share" aria-label={say('yourCode')}>
      <p className="meta">{say('yourCode')}</p>
      <p className="the-code num">{code}</p>
      <QrCode qr={qr} help={say('qrHold')} />
      <p className="break-anywhere num meta">{link}</p>
      {canShare && (
        <Button kind="primary" size="big" onClick={share}>
          {say('shareNow')}
        </Button>
      )}
      <div className="phone-share-copy">
        <Copy text={link} what={say('yourLink')} label={say('copyLink')} />
        <Copy text={code} what={say('yourCode')} label={say('copyCode')} />
      </div>
    </section>
  );
}

function QrCode({ qr, help }: { qr: ReferralPageData['qr']; help: string }) {
  const say = useTexts(referralTexts);
  if (!qr) return null;
  const frame = qr.size + 2 * quietZone;
  return (
    <figure>
      <svg viewBox={`${-quietZone} ${-quietZone} ${frame} ${frame}`} role="img" aria-label={say('qr')} shapeRendering="crispEdges">
        <path d={qr.path} fill="#000" />
      </svg>
      <figcaption className="meta">{help}</figcaption>
    </figure>
  );
}

function useMessage({ code, link, terms, shopName }: ReferralPageData) {
  const say = useTexts(referralTexts);
  const short = (amount: number): string => dollars(cents(amount)).replace(/\.00$/, '');
  const fill = { code, link, shop: shopName, off: short(terms.friendOffCents), min: short(terms.minOrderCents) };
  return { message: say('shareShortText', fill), post: say('shareLongText', fill), subject: say('mailSubject', { shop: shopName }) };
}

/** Without script the texts can be selected and both links work. */
export function ShareMessages({ referral }: { referral: ReferralPageData }) {
  const say = useTexts(referralTexts);
  const { message, post, subject } = useMessage(referral);
  const mail = new URLSearchParams({ subject, body: message });
  return (
    <section aria-labelledby="share">
      <h2 id="share">{say('share')}</h2>
      <ShareText what={say('shareShort')} text={message} />
      <ShareText what={say('shareLong')} text={post} />
      <p className="row">
        {/* Mail programs read a plus as a plus. */}
        <a className="btn btn-quiet btn-small" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
          {say('byMail')}
        </a>
        <a
          className="btn btn-quiet btn-small"
          href={`https://wa.me/?${new URLSearchParams({ text: message })}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {say('byWhatsApp')}
        </a>
      </p>
    </section>
  );
}

function ShareText({ what, text }: { what: string; text: string }) {
  return (
    <div className="panel case">
      <p className="meta">{what}</p>
      <p className="long-words">{text}</p>
      <Copy text={text} what={what} />
    </div>
  );
}

function Copy({ text, what, label }: { text: string; what: string; label?: string }) {
  const say = useTexts(referralTexts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(say('copied'));
    } catch {
      showToast(text);
    }
  };
  return (
    <Button
      size="small"
      className="needs-script space-above-small at-start"
      aria-label={label === undefined ? say('copyNamed', { what }) : undefined}
      onClick={() => void copy()}
    >
      {label ?? say('copy')}
    </Button>
  );
}
