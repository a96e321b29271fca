CREATE INDEX "ledger_entries_paid_out" ON "ledger_entries" USING btree ("booked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE kind = 'expenditure' and source_kind is not null and reverses_id is null;--> statement-breakpoint
CREATE INDEX "reviews_status_helpful" ON "reviews" USING btree ("status","helpful_count","id");--> statement-breakpoint
CREATE INDEX "skus_sold_out" ON "skus" USING btree ("id") WHERE available = 0 and not is_made_to_order and deleted_at is null;--> statement-breakpoint
CREATE INDEX "skus_codes" ON "skus" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_pick_turn" ON "orders" USING btree ("is_made_to_order","payment_time","id") WHERE status in (2, 3) and payment_state = 'paid';--> statement-breakpoint
CREATE INDEX "orders_owner_paid" ON "orders" USING btree ("owner_staff_id","payment_time");