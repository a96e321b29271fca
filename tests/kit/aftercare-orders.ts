import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

export type TestLine = {
  readonly id: number;
  /** Null is a guest. */
  readonly userId: number | null;
  readonly skuId: number;
  readonly priceCents: number;
  readonly quantity: number;
  readonly shareCents: number;
  readonly paidAt: Date;
  readonly untilDays: number;
};

export async function seedManyShoppers(db: Database, count: number): Promise<void> {
  await db.execute(sql`insert into users (email, password_hash, first_name, last_name)
    select 'buyer' || n || '@tressline.test', 'x', 'Buyer', n::text from generate_series(1, ${count}) n`);
}

/** Sets policy numbers. */
export async function promise(db: Database, numbers: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(numbers))
    await db.execute(sql`insert into policies (name, value, unit, note_en, note_zh) values (${name}, ${value}, '', ${name}, ${name})
      on conflict (name) do update set value = excluded.value`);
}

/** Paid orders of one line each: number P-1 belongs to line 1. */
export async function insertPaidOrders(db: Database, lines: readonly TestLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += 250) {
    const some = JSON.stringify(
      lines.slice(from, from + 250).map((line) => ({
        ...line,
        paidAt: line.paidAt.toISOString(),
        until: new Date(line.paidAt.getTime() + line.untilDays * 86_400_000).toISOString(),
      })),
    );
    const rows = sql`jsonb_to_recordset(${some}::jsonb) as l(id int, "userId" int, "skuId" int, "priceCents" int, quantity int, "shareCents" int, "paidAt" timestamptz, until timestamptz)`;
    await db.execute(sql`insert into orders (id, user_id, guest_key_hash, number, status, payment_state, payment, payment_time, consign_time, delivered_at, items_cents, shipping_cents,
        discount_cents, total_cents, piece_count, email, created_at, updated_at)
      select id, "userId", case when "userId" is null then 'key ' || id end, 'P-' || id, 5, 'paid', "priceCents" * quantity - "shareCents", "paidAt", "paidAt", "paidAt", "priceCents" * quantity, 0,
        "shareCents", "priceCents" * quantity - "shareCents", quantity, 'order' || id || '@tressline.test', "paidAt", "paidAt" from ${rows}`);
    await db.execute(sql`insert into order_lines (id, order_id, sku_id, product_name, quantity, list_price_cents, price, price_total, discount_share_cents, protected_until, created_at)
      select id, id, "skuId", 'Piece ' || id, quantity, "priceCents", "priceCents", "priceCents" * quantity, "shareCents", until, "paidAt" from ${rows}`);
  }
}
