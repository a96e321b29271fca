import { createTransport } from 'nodemailer';
import type { Delivery, EmailMessage, Mail } from '../ports.ts';

const secondMs = 1000;

/** SMTP to the server of SMTP_URL. A password is never sent unencrypted to another machine. */
export function smtpMail(address: string): Mail {
  const url = new URL(address);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isSecure && !isHere && url.username !== '',
    ...(url.username ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } } : {}),
    connectionTimeout: 10 * secondMs,
    greetingTimeout: 10 * secondMs,
    socketTimeout: 30 * secondMs,
    // Emails consist of our own content; they must never load a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      try {
        await transport.sendMail(messageOf(message));
        return { outcome: 'taken' };
      } catch (error) {
        return deliveryOf(error);
      }
    },
    close: () => transport.close(),
  };
}

const messageOf = (message: EmailMessage) => ({
  envelope: { from: message.from.address, to: [message.to] },
  from: { name: message.from.name, address: message.from.address },
  // As an object instead of a header line, so that no second address can be injected.
  to: { name: '', address: message.to },
  ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
  subject: message.subject,
  text: message.text,
  ...(message.html ? { html: message.html } : {}),
  ...(message.calendar ? { icalEvent: { method: message.calendar.method, filename: 'invite.ics', content: message.calendar.text } } : {}),
  messageId: message.messageId,
  date: message.date,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(message.unsubscribe
      ? { 'List-Unsubscribe': { prepared: true, value: `<${message.unsubscribe}>` }, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
});

/** A 5xx about the email is final. A refused login is ours to fix, so the email waits; so does everything else. */
function deliveryOf(error: unknown): Delivery {
  const { code = '', responseCode = 0, message = '' } = (error ?? {}) as { code?: string; responseCode?: number; message?: string };
  const reason = `${responseCode || code || 'no answer'}: ${message}`.replace(/\s+/g, ' ').slice(0, 300);
  if (responseCode < 500 || code === 'EAUTH' || code === 'ETLS') return { outcome: 'later', reason };
  return { outcome: 'never', reason, isDeadMailbox: /\b5\.1\.[1236]\b/.test(message) || responseCode === 551 };
}
