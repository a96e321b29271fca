CREATE INDEX "service_cases_updated" ON "service_cases" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "price_drops_created" ON "price_drops" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_to_pick" ON "orders" USING btree ("payment_time","id") WHERE status in (2, 3) and payment_state = 'paid';--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at","id") WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX "orders_consigned" ON "orders" USING btree ("consign_time","id") WHERE consign_time is not null;--> statement-breakpoint
CREATE INDEX "shipments_under_way" ON "shipments" USING btree ("updated_at","id") WHERE state in ('bought', 'in_transit');--> statement-breakpoint
CREATE INDEX "purchase_order_lines_open" ON "purchase_order_lines" USING btree ("sku_id") WHERE received_quantity < quantity;--> statement-breakpoint
CREATE INDEX "stock_levels_idle" ON "stock_levels" USING btree ("cover_days","sku_id") WHERE sold_30 = 0 and on_hand > 0;--> statement-breakpoint
CREATE INDEX "ledger_entries_delivered" ON "ledger_entries" USING btree ("kind","booked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE purchase_receipt_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_standing" ON "ledger_entries" USING btree ("kind","booked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE recurring_id is not null;--> statement-breakpoint
CREATE INDEX "users_unusual" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE activated_at is null or blocked_at is not null or deleted_at is not null;--> statement-breakpoint
CREATE INDEX "invoices_created_order" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_due_order" ON "invoices" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_total_order" ON "invoices" USING btree ("total_cents","id");