/** One appointment as an iCalendar event (RFC 5545). */
export type CalendarEvent = {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly uid: string;
  /** Increases with every move, so that calendars know the latest version. */
  readonly sequence: number;
  readonly stampedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly organizer: { readonly name: string; readonly email: string } | null;
  readonly attendee: { readonly name: string; readonly email: string };
};

export function calendarFile(event: CalendarEvent): string {
  const { method, organizer, attendee } = event;
  const isOff = method === 'CANCEL';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tressline//Video appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.stampedAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee.email}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(isOff ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(event.title)}`, 'TRIGGER:-PT30M', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Parameters have no escapes: quotes and line ends are removed. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ').trim()}"`;

const lineOctets = 75;

/** Lines are folded at 75 octets; a multi-byte character is never split. */
function folded(line: string): string {
  const octets = (sign: string): number => new TextEncoder().encode(sign).length;
  const rows: string[] = [];
  let row = '';
  let length = 0;
  for (const sign of line) {
    const more = octets(sign);
    if (length + more > lineOctets) {
      rows.push(row);
      row = ' ';
      length = 1;
    }
    row += sign;
    length += more;
  }
  return [...rows, row].join('\r\n');
}
