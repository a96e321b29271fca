import type { InquiryStatus as Status } from '#areas/inquiries/rules/statuses.ts';
import { answerTemplates, inquiries, inquiryItems, inquiryMessages } from '#areas/inquiries/tables.ts';
import { groupPlans } from '#demo/catalog/data.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import { makePerson } from '#demo/shoppers/people.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf, hourMs, minuteMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { type SampleInquiry, sampleInquiries, spam, type Talk, templates } from './data.ts';
import { writeDemoInquiries } from './demo.ts';
import type { InquiryRows } from './rows.ts';

type InquirySeedOptions = {
  random: Random;
  now: Date;
  days: number;
  shoppers: readonly SeedShopper[];
  goods: readonly SeedSku[];
  staff: SeedStaff;
};

const count = 240;
const byWeight = sampleInquiries.map((sample) => [sample, sample.weight] as const);
const young = [
  ['new', 45],
  ['answered', 30],
  ['waiting', 15],
  ['quoted', 10],
] as const;
const old = [
  ['answered', 14],
  ['waiting', 6],
  ['quoted', 9],
  ['won', 24],
  ['lost', 12],
  ['closed', 31],
  ['spam', 4],
] as const;

/** Half a year of inquiries: the newest are unanswered, two are overdue, the old ones are closed. */
export async function seedInquiries(copy: Copy, options: InquirySeedOptions): Promise<void> {
  const { random, now, days } = options;
  const rows: InquiryRows = { inquiries: [], items: [], messages: [] };
  const drawTalk = talkDrawer(random);
  const times = Array.from({ length: count }, () => now.getTime() - Math.floor(random.next() ** 1.3 * days * dayMs) - 20 * minuteMs).sort(
    (a, b) => a - b,
  );
  for (const [index, at] of times.entries()) {
    const age = now.getTime() - at;
    const isForgotten = index === count - 14 || index === count - 9;
    const status = isForgotten ? 'new' : random.weighted<Status>(age < 3 * dayMs ? young : old);
    write(rows, { ...options, drawTalk }, at, status);
  }
  const [demo] = options.shoppers;
  const [clerk] = options.staff.sales;
  if (demo && clerk) writeDemoInquiries(rows, { now, shopper: demo, goods: options.goods, staffId: clerk.id });
  await copy(inquiries, rows.inquiries);
  await copy(inquiryItems, rows.items);
  await copy(inquiryMessages, rows.messages);
  await copy(
    answerTemplates,
    templates.map(({ name: [nameEn, nameZh], kind, body: [bodyEn, bodyZh] }, index) => ({
      id: index + 1,
      nameEn,
      nameZh,
      kind,
      bodyEn,
      bodyZh,
      position: index,
      createdAt: new Date(now.getTime() - days * dayMs),
      updatedAt: new Date(now.getTime() - days * dayMs),
    })),
  );
}

type DrawTalk = (talks: readonly Talk[]) => Talk;

/** No conversation comes again before all of its list have come. */
function talkDrawer(random: Random): DrawTalk {
  const left = new Map<readonly Talk[], Talk[]>();
  return (talks) => {
    const rest = left.get(talks) ?? [];
    if (rest.length === 0) rest.push(...talks);
    left.set(talks, rest);
    const [talk] = rest.splice(random.int(0, rest.length - 1), 1);
    if (!talk) throw new RangeError('no conversation to draw');
    return talk;
  };
}

type WriteOptions = InquirySeedOptions & { drawTalk: DrawTalk };

function write(rows: InquiryRows, { random, now, shoppers, goods, staff, drawTalk }: WriteOptions, at: number, status: Status): void {
  const sample = random.weighted(byWeight);
  const id = rows.inquiries.length + 1;
  const member = random.isHit(0.45) ? random.pick(shoppers) : null;
  const shopper = member && member.joinedAt.getTime() < at ? member : null;
  const asker = shopper ?? makePerson(random, id, 'mail.test');
  const sku = random.pick(goods.filter(({ categorySlug }) => sample.things.includes(categorySlug)));
  const quantity = sample.isBusiness ? random.int(10, 120) : random.int(2, 12);
  const isChinese = asker.language === 'zh';
  const [nameEn, nameZh] = groupPlans[sku.spuId - 1]?.name ?? [sku.nameEn, sku.nameZh];
  const fill = (text: string) => text.replaceAll('{thing}', isChinese ? nameZh : nameEn).replaceAll('{count}', String(quantity));
  const talk = drawTalk(isChinese ? sample.chineseTalks : sample.talks);
  const isAnswered = status !== 'new' && status !== 'spam';
  const handler = isAnswered ? random.pick(staff.sales) : null;
  const answeredAt = at + Math.floor((0.3 + random.next() ** 2 * 22) * hourMs);
  const talked =
    isAnswered && handler && answeredAt < now.getTime()
      ? converse(rows, random, { id, at: answeredAt, staffId: handler.id, status, now: now.getTime(), talk, notes: sample.notes, fill })
      : at;
  const isEnded = status === 'won' || status === 'lost' || status === 'closed' || status === 'spam';
  rows.inquiries.push({
    id,
    number: `Q-${dayOf(new Date(at)).replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`,
    userId: shopper?.id ?? null,
    name: `${asker.firstName} ${asker.lastName}`,
    email: asker.email,
    phoneNumber: random.isHit(0.5) ? asker.phoneNumber : '',
    kind: sample.kind,
    pagePath: sample.path,
    message: status === 'spam' ? random.pick(spam) : fill(talk.ask),
    answers: sample.isBusiness
      ? {
          business: random.pick(sample.businesses),
          volume: `${quantity} a month`,
          state: asker.region,
        }
      : {},
    language: asker.language,
    status,
    handlerId: handler?.id ?? null,
    firstAnsweredAt: talked > at ? new Date(answeredAt) : null,
    lastMessageAt: new Date(talked),
    quotedAt: talked > at && (status === 'quoted' || status === 'won' || status === 'lost') ? new Date(answeredAt) : null,
    closedAt: isEnded ? new Date(Math.min(talked + hourMs, now.getTime() - 1)) : null,
    createdAt: new Date(at),
    updatedAt: new Date(talked),
  });
  if (sample.kind === 'goods')
    rows.items.push({ id: rows.items.length + 1, inquiryId: id, skuId: sku.id, quantity, attributes: sku.attributes });
}

type AnswerContext = {
  id: number;
  at: number;
  staffId: number;
  status: Status;
  now: number;
  talk: Talk;
  notes: SampleInquiry['notes'];
  fill(text: string): string;
};
/** The answer, sometimes an internal note or a reply; returns the time of the last message. */
function converse(rows: InquiryRows, random: Random, { id, at, staffId, status, now, talk, notes, fill }: AnswerContext): number {
  const isRead = now - at > dayMs;
  const say = (author: 'staff' | 'shopper', message: string, when: number, isNote = false) =>
    rows.messages.push({
      id: rows.messages.length + 1,
      inquiryId: id,
      author,
      staffId: author === 'staff' ? staffId : null,
      message,
      isNote,
      createdAt: new Date(when),
      readAt: author === 'staff' && !isNote && isRead ? new Date(when + hourMs) : null,
    });
  say('staff', fill(talk.answer), at);
  if (random.isHit(0.2)) say('staff', random.pick(notes), at + minuteMs, true);
  const backAt = at + random.int(1, 30) * hourMs;
  if (!talk.reply || backAt >= now || !(status === 'won' || status === 'waiting' || random.isHit(0.4))) return at;
  say('shopper', fill(talk.reply), backAt);
  return backAt;
}
