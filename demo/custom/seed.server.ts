import { sql } from 'drizzle-orm';
import { textureSlug } from '#areas/custom/option-texts.ts';
import {
  customHairImages,
  customRequests,
  factoryTickets,
  requestMessages,
  requestStages,
  type requestStatusValues,
  stageNameValues,
} from '#areas/custom/tables.ts';
import { estimates } from '#areas/pricing/tables.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';

type Status = (typeof requestStatusValues)[number];
type CustomSeedOptions = { random: Random; now: Date; shoppers: readonly SeedShopper[]; goods: readonly SeedSku[]; staff: SeedStaff };

/** At least two of each state; the age in days fits the state. */
const requestPlans: readonly (readonly [Status, number])[] = [
  ['new', 0.1],
  ['new', 0.6],
  ['new', 1.9],
  ['needs_info', 2.4],
  ['needs_info', 6],
  ['quoted', 1.2],
  ['quoted', 4.5],
  ['quoted', 8],
  ['accepted', 3.1],
  ['accepted', 5.2],
  ['in_production', 9],
  ['in_production', 13],
  ['in_production', 11],
  ['done', 34],
  ['done', 58],
  ['done', 91],
  ['done', 133],
  ['declined', 17],
  ['declined', 66],
  ['cancelled', 25],
  ['cancelled', 102],
];
const isPriced: ReadonlySet<Status> = new Set(['quoted', 'accepted', 'in_production', 'done']);
const customerNotes = [
  'Like the photo I uploaded, but with softer bangs.',
  'My wedding is in the spring. Please match my own color at the roots.',
  'Same as my last one, just two inches longer.',
  'It needs to be light. I wear it all day at the hospital.',
  'Deep side part on the right, please.',
  'I’m growing out my own hair and want this to match it for the next year.',
  'Fuller at the crown, lighter at the sides. My face is round.',
  'No combs, please. My scalp is tender from treatment.',
  'I’d love the baby hairs very short and very few.',
  'Could the hairline have a slight widow’s peak, like in the second photo?',
  'My left temple is higher than my right. Please follow the photo.',
  'I want it to look air-dried, not set.',
  'The highlights only around my face, nothing at the back.',
  'I wear glasses, so please keep it close at the temples.',
  'It’s for the stage. It should still read from the last row.',
  'Please leave the lace long. My stylist will cut it.',
  'The same brown as my ends, not my roots.',
  'I swim, so I take it off a lot. A strong elastic would help.',
  'My mom’s old wig is in the photo. I’d like it as close as you can get.',
  'Ends blunt, please, no layers.',
  'A little gray mixed in at the front would be perfect.',
];

/** Gallery work, requests in every state, and some estimates where price rules exist. */
export async function seedCustom(copy: Copy, db: Database, options: CustomSeedOptions): Promise<void> {
  await copy(customHairImages, galleryRows(options));
  const rows = requestRows(options);
  await copy(customRequests, rows.requests);
  await copy(requestMessages, rows.messages);
  await copy(requestStages, rows.stages);
  await copy(factoryTickets, rows.tickets);
  const { rows: live } = await db.execute<{ id: number }>(sql`select id from price_rule_sets where state = 'live' limit 1`);
  if (live[0]) await copy(estimates, estimateRows(options, Number(live[0].id)));
}

function galleryRows({ goods, now, staff }: CustomSeedOptions): (typeof customHairImages.$inferInsert)[] {
  const skuByPicture = new Map<string, SeedSku>();
  for (const sku of goods)
    if (sku.pictureUrl !== '' && sku.categorySlug === 'wig' && !skuByPicture.has(sku.pictureUrl)) skuByPicture.set(sku.pictureUrl, sku);
  return mixed([...skuByPicture.values()]).map((sku, index) => ({
    id: index + 1,
    titleEn: sku.nameEn,
    titleZh: sku.nameZh,
    baseUrl: sku.pictureUrl,
    widths: [450, 900],
    width: 900,
    height: 1125,
    altEn: sku.nameEn,
    altZh: sku.nameZh,
    style: sku.attributes.Style ?? '',
    colourCode: sku.colourCode,
    attributes: { ...sku.attributes },
    priceFromCents: Math.round(sku.priceCents * 1.15),
    spuId: sku.spuId,
    position: index,
    isHidden: index % 17 === 16,
    staffId: staff.editor.id,
    createdAt: new Date(now.getTime() - (200 - index * 4) * dayMs),
    updatedAt: new Date(now.getTime() - (200 - index * 4) * dayMs),
  }));
}

/** Textures in turn, each starting at another color, so that no neighbors look alike. */
function mixed(skus: readonly SeedSku[]): SeedSku[] {
  const heaps = [...Map.groupBy(skus, ({ texture }) => texture).values()];
  const turned = heaps.map((group, index) => group.map((_, at) => group[(at + index * 2) % group.length]));
  return Array.from({ length: 36 }, (_, at) => turned.map((group) => group[at]))
    .flat()
    .filter((sku) => sku !== undefined)
    .slice(0, 36);
}

function requestRows({ random, now, shoppers, goods, staff }: CustomSeedOptions) {
  const requests: (typeof customRequests.$inferInsert)[] = [];
  const messages: (typeof requestMessages.$inferInsert)[] = [];
  const stages: (typeof requestStages.$inferInsert)[] = [];
  const tickets: (typeof factoryTickets.$inferInsert)[] = [];
  const wigs = goods.filter(({ categorySlug }) => categorySlug === 'wig');
  for (const [index, [status, daysAgo]] of requestPlans.entries()) {
    const id = index + 1;
    const at = now.getTime() - Math.round(daysAgo * dayMs);
    const shopper =
      index === 6 ? shoppers[0] : shoppers.find(({ id: number, joinedAt }) => number > 1 + index * 7 && joinedAt.getTime() < at);
    const sku = random.pick(wigs.length > 0 ? wigs : goods);
    const handler = random.pick(staff.sales);
    const configuration = workOf(sku);
    const quotedAt = new Date(at + 7 * hourMs);
    const acceptedAt = new Date(at + 26 * hourMs);
    const isAccepted = status === 'accepted' || status === 'in_production' || status === 'done';
    requests.push({
      id,
      number: `C-${dayOf(new Date(at)).replaceAll('-', '').slice(2)}-${String(id).padStart(3, '0')}`,
      kind: random.pick(['picture_to_wig', 'picture_to_wig', 'hair_custom', 'diy_wig', 'diy_lace']),
      userId: shopper?.id ?? null,
      name: shopper ? `${shopper.firstName} ${shopper.lastName}` : 'Noelle Grant',
      email: shopper?.email ?? `request${id}@example.com`,
      phoneNumber: shopper?.phoneNumber ?? '',
      status,
      configuration,
      measurements: { circumference: 22 + random.int(0, 6) / 4, front_to_nape: 14.5, ear_to_ear_top: 12.75 },
      detected: { texture: sku.texture, colour: sku.colourCode },
      note: customerNotes[index % customerNotes.length] ?? '',
      budgetCents: Math.round((sku.priceCents * 1.2) / 100) * 100,
      quotedCents: isPriced.has(status) ? Math.round((sku.priceCents * 1.25) / 100) * 100 - 1 : null,
      leadDays: isPriced.has(status) ? random.int(8, 15) : null,
      handlerId: status === 'new' ? null : handler.id,
      mayShowInGallery: random.isHit(0.4),
      finalSaleAcceptedAt: isAccepted ? acceptedAt : null,
      quotedAt: isPriced.has(status) ? quotedAt : null,
      acceptedAt: isAccepted ? acceptedAt : null,
      doneAt: status === 'done' ? new Date(at + 16 * dayMs) : null,
      createdAt: new Date(at),
      updatedAt: new Date(at),
    });
    if (status === 'new') continue;
    const answer =
      status === 'needs_info'
        ? 'Could you send one more photo, taken in daylight, and your cap size?'
        : 'Thank you for the photo. We can make this. The price and the number of days are in your quote.';
    messages.push({ id: messages.length + 1, requestId: id, author: 'staff', staffId: handler.id, message: answer, createdAt: quotedAt });
    if (!isAccepted) continue;
    messages.push({
      id: messages.length + 1,
      requestId: id,
      author: 'shopper',
      staffId: null,
      message: 'Looks good to me. Please go ahead.',
      createdAt: acceptedAt,
    });
    tickets.push({
      id: tickets.length + 1,
      requestId: id,
      version: 1,
      configuration: { ...configuration, measurements: requests.at(-1)?.measurements ?? {} },
      configurationHash: `demo-${id}`,
      noteEn: 'Check the part against the photo before ventilating.',
      noteZh: '钩织前请对照照片检查发缝。',
      staffId: handler.id,
      confirmedAt: acceptedAt,
      createdAt: quotedAt,
    });
    if (status === 'accepted') continue;
    const finished = status === 'done' ? stageNameValues.length : random.int(2, 5);
    for (const [stageIndex, stage] of stageNameValues.slice(0, status === 'done' ? finished : finished + 1).entries()) {
      const startedAt = acceptedAt.getTime() + stageIndex * 1.4 * dayMs;
      stages.push({
        id: stages.length + 1,
        requestId: id,
        stage,
        startedAt: new Date(startedAt),
        finishedAt: stageIndex < finished ? new Date(startedAt + dayMs) : null,
        staffId: staff.manager.id,
      });
    }
  }
  return { requests, messages, stages, tickets };
}

/** A product's attributes as price engine options. */
function workOf({ attributes, texture, lengthInches, colourCode }: SeedSku): Record<string, string> {
  return {
    piece: 'wig',
    ...(attributes['Lace Size'] && { cap: attributes['Lace Size'].toLowerCase().replace(' ', '-') }),
    lace: (attributes['Lace Design'] ?? '').startsWith('HD') ? 'hd' : 'transparent',
    texture: textureSlug(texture),
    length: String(lengthInches ?? 18),
    density: (attributes.Density ?? '150%').replace('%', ''),
    colour: colourCode,
    colour_by: 'code',
    capSize: attributes['Cap Size'] ?? 'M',
    parting: 'free',
    knots: 'bleached',
  };
}

function estimateRows({ random, now, shoppers, goods }: CustomSeedOptions, ruleSetId: number): (typeof estimates.$inferInsert)[] {
  return Array.from({ length: 48 }, (_, index) => {
    const sku = random.pick(goods);
    const createdAt = new Date(now.getTime() - Math.floor(random.next() * 60 * dayMs) - hourMs);
    const needsPerson = index % 12 === 11;
    return {
      id: index + 1,
      number: `E-${dayOf(createdAt).replaceAll('-', '').slice(2)}-${String(index + 1).padStart(4, '0')}`,
      ruleSetId,
      userId: random.isHit(0.5) ? random.pick(shoppers).id : null,
      sentence: index % 3 === 0 && sku.texture ? `${sku.lengthInches ?? 20} inch ${sku.colourCode} ${sku.texture.toLowerCase()}` : '',
      configuration: { ...sku.attributes, length: sku.lengthInches ?? 20 },
      quantity: random.int(1, 6),
      needsPerson,
      unitPriceCents: needsPerson ? null : sku.priceCents,
      weightGrams: needsPerson ? null : sku.weightGrams,
      shippingCents: needsPerson ? null : 2600,
      leadDays: needsPerson ? null : random.int(7, 15),
      why: needsPerson ? [] : [{ key: 'sku', cents: sku.priceCents }],
      matchedSkuId: needsPerson ? null : sku.id,
      // Some were finally sold, most for the estimate.
      finalUnitPriceCents: index % 4 === 1 && !needsPerson ? sku.priceCents + (index % 3 === 0 ? 1500 : 0) : null,
      validUntil: new Date(createdAt.getTime() + 7 * dayMs),
      createdAt,
      updatedAt: createdAt,
    };
  });
}
