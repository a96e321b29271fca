import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { shippedQuantity } from '#areas/orders/rules/shippable.ts';

type OrderedLine = Pick<OrderLine, 'quantity' | 'removedQuantity'>;
type Ordered<Line extends OrderedLine> = { readonly pieceCount: number; readonly removedCount: number; readonly lines: readonly Line[] };

/** An order as packed: without units refunded before shipping and without empty lines. */
export const shippedPart = <Line extends OrderedLine, Order extends Ordered<Line>>(order: Order & Ordered<Line>): Order => ({
  ...order,
  pieceCount: order.pieceCount - order.removedCount,
  lines: order.lines.map((line) => ({ ...line, quantity: shippedQuantity(line) })).filter(({ quantity }) => quantity > 0),
});
