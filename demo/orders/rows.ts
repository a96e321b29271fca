import { buildOrderSearchText } from '#areas/orders/rules/search.ts';
import type { orderHistory, orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import type { parcelLines, parcels, shipments } from '#areas/orders/tables/parcels.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import { refundedQuantity, type SeedLine, type SeedOrder } from './order.ts';

export type OrderRows = {
  orders: (typeof orders.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
  shippings: (typeof orderShippings.$inferInsert)[];
  history: (typeof orderHistory.$inferInsert)[];
  parcels: (typeof parcels.$inferInsert)[];
  parcelLines: (typeof parcelLines.$inferInsert)[];
  shipments: (typeof shipments.$inferInsert)[];
};
export const noOrderRows = (): OrderRows => ({
  orders: [],
  lines: [],
  shippings: [],
  history: [],
  parcels: [],
  parcelLines: [],
  shipments: [],
});

const protectionDays = 30;
const carriers: readonly (readonly [string, string, number])[] = [
  ['FedEx', 'FedEx Ground', 6],
  ['FedEx', 'FedEx 2Day', 3],
  ['FedEx', 'FedEx Home Delivery', 4],
];
const services = carriers.map(([carrier, service, weight]) => [{ carrier, service }, weight] as const);
const asDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Decided when rows are written: carrier, tracking number and label cost. */
export type Label = { readonly carrier: string; readonly service: string; readonly tracking: string; readonly costCents: number };

export function labelOf(random: Random, order: SeedOrder): Label | null {
  if (order.timeline.shippedAt === null) return null;
  const { carrier, service } = random.weighted(services);
  const costCents = 900 + Math.ceil(order.totals.weightGrams / 500) * 260 + random.int(0, 240) + (service === 'FedEx 2Day' ? 700 : 0);
  return { carrier, service, tracking: String(794_600_000_000 + order.id * 17), costCents };
}

export function writeOrder(rows: OrderRows, random: Random, staff: SeedStaff, order: SeedOrder): Label | null {
  const label = labelOf(random, order);
  rows.orders.push(orderRow(random, order, label));
  for (const [position, line] of order.lines.entries()) rows.lines.push(lineRow(order, line, position));
  rows.shippings.push(shippingRow(order, label));
  writeHistory(rows, random, staff, order);
  if (label) writeParcel(rows, random, staff, order, label);
  return label;
}

function orderRow(random: Random, order: SeedOrder, label: Label | null): typeof orders.$inferInsert {
  const { timeline, totals, buyer, shopper } = order;
  const lastAt = timeline.steps.at(-1)?.at ?? order.placedAt;
  return {
    id: order.id,
    userId: shopper?.id ?? null,
    guestKeyHash: shopper ? null : hex(random, 8),
    skuId: order.lines[0]?.sku.id ?? null,
    number: order.number,
    status: timeline.status,
    paymentCents: order.capturedCents - order.refundedCents,
    refundedCents: order.refundedCents,
    shippingName: label?.carrier ?? '',
    shippingCode: label?.tracking ?? '',
    buyerMessage: messageOf(random),
    buyerNickName: buyer.firstName,
    consignTime: asDate(timeline.shippedAt),
    paymentTime: asDate(timeline.paidAt),
    dealDoneTime: asDate(timeline.doneAt),
    dealCloseTime: asDate(timeline.closedAt),
    paymentState: timeline.paymentState,
    itemsCents: totals.itemsCents,
    shippingCents: totals.shippingCents,
    discountCents: totals.discountCents,
    totalCents: totals.totalCents,
    couponCents: totals.couponCents,
    weightGrams: totals.weightGrams,
    pieceCount: totals.itemCount,
    removedCount: order.lines.reduce((sum, { removedQuantity }) => sum + removedQuantity, 0),
    couponId: order.coupon?.id ?? null,
    email: buyer.email,
    language: buyer.language,
    isDiscreet: random.isHit(0.22),
    isMadeToOrder: order.isMadeToOrder,
    source: order.source,
    visitSource: order.visitSource,
    device: order.device,
    ownerStaffId: order.ownerId,
    attentionReason: timeline.attentionReason,
    country: 'US',
    searchText: buildOrderSearchText({
      number: order.number,
      email: buyer.email,
      receiver: `${buyer.firstName} ${buyer.lastName}`,
      phone: buyer.phoneNumber,
      tracking: label ? [label.tracking] : [],
      codes: order.lines.map(({ sku }) => sku.code),
    }),
    idempotencyKey: `demo-${order.id}`,
    pickingStartedAt: asDate(timeline.pickingAt),
    deliveredAt: asDate(timeline.deliveredAt),
    createdAt: new Date(order.placedAt),
    updatedAt: new Date(lastAt),
  };
}

function lineRow(order: SeedOrder, line: SeedLine, position: number): typeof orderLines.$inferInsert {
  const { sku, quantity, price } = line;
  const { shippedAt, paidAt } = order.timeline;
  return {
    id: line.id,
    orderId: order.id,
    skuId: sku.id,
    skuCode: sku.code,
    productName: sku.nameEn,
    productNameZh: sku.nameZh,
    productImage: sku.pictureUrl,
    productAttribute: sku.attributes,
    quantity,
    listPriceCents: price.listCents,
    discountBp: price.discountBp,
    priceCents: price.unitCents,
    priceTotalCents: price.unitCents * quantity,
    discountShareCents: line.discountShareCents,
    unitCostCents: sku.costCents,
    weightGrams: sku.isSample ? 0 : sku.weightGrams,
    shippingName: sku.shippingName,
    lengthInches: sku.lengthInches,
    texture: sku.texture,
    colourCode: sku.colourCode,
    isMadeToOrder: sku.isMadeToOrder,
    isFinalSale: sku.isMadeToOrder,
    pickedQuantity: shippedAt === null ? 0 : quantity - line.removedQuantity,
    returnedQuantity: line.returnedQuantity,
    refundedQuantity: refundedQuantity(order, line.id),
    removedQuantity: line.removedQuantity,
    protectedUntil: paidAt === null ? null : new Date(paidAt + protectionDays * dayMs),
    position,
    createdAt: new Date(order.placedAt),
  };
}

const shippingRow = ({ id, buyer, address }: SeedOrder, label: Label | null): typeof orderShippings.$inferInsert => ({
  orderId: id,
  receiverName: `${buyer.firstName} ${buyer.lastName}`,
  receiverPhone: buyer.phoneNumber,
  street: address.street,
  city: address.city,
  region: address.region,
  postCode: address.postCode,
  service: label?.service ?? '',
});

function writeHistory(rows: OrderRows, random: Random, staff: SeedStaff, order: SeedOrder): void {
  for (const step of order.timeline.steps) {
    rows.history.push({
      orderId: order.id,
      event: step.event,
      fromStatus: step.from,
      toStatus: step.to,
      fromPaymentState: step.fromPayment,
      toPaymentState: step.toPayment,
      reason: step.reason,
      actor: step.actor,
      staffId:
        step.actor === 'staff'
          ? step.event === 'placed'
            ? order.ownerId
            : random.pick(step.to === 3 || step.to === 4 ? staff.stock : staff.sales).id
          : null,
      createdAt: new Date(step.at),
    });
  }
}

/** One parcel per order, with the order's id. */
function writeParcel(rows: OrderRows, random: Random, staff: SeedStaff, order: SeedOrder, label: Label): void {
  const { shippedAt, deliveredAt } = order.timeline;
  if (shippedAt === null) return;
  const packedAt = new Date(shippedAt - random.int(10, 40) * 60_000);
  const clerk = random.pick(staff.stock).id;
  const shipped = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.removedQuantity }))
    .filter(({ quantity }) => quantity > 0);
  const grams = shipped.reduce((sum, { sku, quantity }) => sum + sku.weightGrams * quantity, 0);
  rows.parcels.push({ id: order.id, orderId: order.id, weightGrams: grams + 120, packedBy: clerk, packedAt, createdAt: packedAt });
  for (const { id, quantity } of shipped) rows.parcelLines.push({ parcelId: order.id, orderLineId: id, quantity });
  const handed = { at: new Date(shippedAt).toISOString(), code: 'PU', place: 'Atlanta, GA' };
  const arrived =
    deliveredAt === null
      ? []
      : [{ at: new Date(deliveredAt).toISOString(), code: 'DL', place: `${order.address.city}, ${order.address.region}` }];
  rows.shipments.push({
    id: order.id,
    parcelId: order.id,
    carrier: label.carrier,
    service: label.service,
    requestId: `demo-${order.id}`,
    trackingNumber: label.tracking,
    costCents: label.costCents,
    state: deliveredAt === null ? 'in_transit' : 'delivered',
    events: [handed, ...arrived],
    staffId: clerk,
    boughtAt: new Date(shippedAt),
    deliveredAt: asDate(deliveredAt),
    createdAt: packedAt,
    updatedAt: new Date(deliveredAt ?? shippedAt),
  });
}

const buyerMessages = [
  'Please leave it with the doorman.',
  'It’s a gift. No prices in the box, please.',
  'I need it by Friday if possible.',
  'Please double-check the cap size.',
  'Plain box, please. Thank you!',
  'Gate code is 4471.',
  'Second floor, blue door.',
  'I’m home after 5. The side porch is fine.',
  'It’s for my mom’s birthday, so please pack it nicely.',
  'Please text before delivery. The doorbell is broken.',
];
const messageOf = (random: Random): string => (random.isHit(0.06) ? random.pick(buyerMessages) : '');

/** Random hex; unlike a hash it has no preimage. */
const hex = (random: Random, wordCount: number): string =>
  Array.from({ length: wordCount }, () =>
    Math.floor(random.next() * 4_294_967_296)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
