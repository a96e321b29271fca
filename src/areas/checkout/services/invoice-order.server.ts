import { randomBytes } from 'node:crypto';
import { fetchSkuPictures } from '#areas/cart/services/product-snapshots.server.ts';
import { isCancelled } from '#areas/orders/rules/status.ts';
import { refreshOrderSearchText } from '#areas/orders/services/search-text.server.ts';
import { findOrder, lockOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { type NewOrderLine, type NewShipping, writeOrder } from '#areas/orders/services/write-order.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { lockStock, reserveItems } from '#areas/stock/services/holds.server.ts';
import { later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { isInvoiceExpired } from '../rules/invoice.ts';
import { generateOrderNumber } from '../rules/number.ts';
import { allocateDiscount } from '../rules/shares.ts';
import * as orderStore from '../store/invoice-orders.server.ts';
import * as store from '../store/invoices.server.ts';
import { selectGoodsSnapshot } from '../store/snapshot.server.ts';
import { paymentHoldMs } from './capture-payment.server.ts';
import { guestOrderKey } from './guest-key.server.ts';
import { stockHoldsOf } from './record-payment.server.ts';

/**
 * The order of an invoice, created when the buyer first goes to pay and the same one afterwards; the address may change only while nothing
 * is paid. One closed without money, for example out of stock, is replaced by a new order.
 */
export const ensureInvoiceOrder = (app: App, invoiceId: number, receiver: AddressDraft | null): Promise<OrderRow> =>
  transact(app, async (inside) => {
    const invoice = await store.lockInvoice(inside.db, { id: invoiceId });
    if (!invoice || invoice.status === 'cancelled' || isInvoiceExpired(invoice, app.now())) throw new DomainError('invoiceNotPayable');
    const known = invoice.orderId === null ? null : await findOrder(inside, { id: invoice.orderId });
    if (known && !(isCancelled(known.status) && known.paymentCents === 0)) {
      if (receiver && known.paymentState === 'unpaid') {
        await orderStore.upsertInvoiceOrderShipping(inside.db, known.id, shippingFrom(receiver));
        await refreshOrderSearchText(inside, known.id);
      }
      return known;
    }
    const order = await written(inside, invoice, receiver);
    await store.changeInvoice(inside.db, invoice.id, {
      orderId: order.id,
      ...(receiver ? { receiver: storedReceiverOf(receiver) } : {}),
      updatedAt: app.now(),
    });
    return order;
  });

async function written(inside: App, invoice: store.InvoiceRow, receiver: AddressDraft | null): Promise<OrderRow> {
  const number = generateOrderNumber(inside.now(), randomBytes(8));
  const lines = await linesFrom(inside, invoice);
  const made = await writeOrder(inside, {
    order: {
      userId: invoice.userId,
      guestKeyHash: hashToken(guestOrderKey(inside, number)),
      skuId: lines[0]?.skuId ?? null,
      number,
      itemsCents: invoice.itemsCents,
      shippingCents: invoice.shippingCents,
      handlingCents: invoice.handlingCents,
      taxCents: invoice.taxCents,
      discountCents: invoice.discountCents,
      totalCents: invoice.totalCents,
      weightGrams: lines.reduce((sum, { weightGrams = 0, quantity }) => sum + weightGrams * quantity, 0),
      pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      email: invoice.email,
      buyerNickName: invoice.customerName,
      buyerMessage: '',
      language: invoice.language,
      isMadeToOrder: lines.some(({ isMadeToOrder }) => isMadeToOrder),
      source: 'invoice',
      ownerStaffId: invoice.ownerStaffId,
    },
    lines,
    shipping: receiver && shippingFrom(receiver),
    others: [invoice.number],
    by: { actor: invoice.userId === null ? 'guest' : 'shopper' },
  });
  if (!made) throw new DomainError('unavailable');
  const holds = stockHoldsOf(made.lines);
  await lockStock(
    inside,
    holds.map(({ skuId }) => skuId),
  );
  const short = await reserveItems(inside, holds, later(inside.now(), paymentHoldMs));
  if (short) throw new DomainError('outOfStock', { left: short.left });
  return lockOrder(inside, made.order.id);
}

/** Lines as staff wrote them, with today's product data. */
async function linesFrom(inside: App, invoice: store.InvoiceRow): Promise<NewOrderLine[]> {
  const lines = await store.linesOfInvoice(inside.db, invoice.id);
  const ids = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))];
  const [snapshotRows, makings, pictures] =
    ids.length === 0
      ? [[], [], new Map<number, string>()]
      : await Promise.all([
          selectGoodsSnapshot(inside.db, ids),
          orderStore.selectMakingData(inside.db, ids),
          fetchSkuPictures(inside, ids),
        ]);
  const facts = new Map(snapshotRows.map((row) => [row.skuId, row]));
  const made = new Map(makings.map((row) => [row.id, row]));
  const shares = allocateDiscount(
    invoice.discountCents,
    lines.map(({ totalCents }) => totalCents),
  );
  return lines.map((line, index) => {
    const fact = line.skuId === null ? undefined : facts.get(line.skuId);
    const making = line.skuId === null ? undefined : made.get(line.skuId);
    return {
      skuId: line.skuId,
      skuCode: fact?.code ?? '',
      productName: line.name,
      productNameZh: making?.nameEn === line.name ? making.nameZh : line.name,
      productImage: line.skuId === null ? '' : (pictures.get(line.skuId) ?? ''),
      productAttribute: making?.attributes ?? {},
      quantity: line.quantity,
      listPriceCents: line.priceCents,
      priceCents: line.priceCents,
      priceTotalCents: line.totalCents,
      discountShareCents: shares[index] ?? 0,
      unitCostCents: fact?.costCents ?? 0,
      weightGrams: line.weightGrams,
      shippingName: making?.shippingName ?? '',
      lengthInches: fact?.lengthInches ?? null,
      texture: fact?.texture ?? '',
      colourCode: fact?.colourCode ?? '',
      configuration: line.configuration,
      customRequestId: invoice.customRequestId,
      // A line without a SKU is work we do, made to order rather than taken from stock.
      isMadeToOrder: line.skuId === null || (making?.isMadeToOrder ?? false),
      isFinalSale: line.skuId === null || (making?.isMadeToOrder ?? false) || (making?.isClearance ?? false),
    };
  });
}

const shippingFrom = (to: AddressDraft): NewShipping => ({
  receiverName: fullName(to),
  receiverPhone: to.phoneNumber,
  street: to.address,
  city: to.city,
  region: to.region,
  postCode: to.postCode,
  country: to.country,
});

const storedReceiverOf = (to: AddressDraft): Record<string, string> => ({
  first_name: to.firstName,
  last_name: to.lastName,
  phone_number: to.phoneNumber,
  address: to.address,
  city: to.city,
  region: to.region,
  post_code: to.postCode,
  country: to.country,
});
