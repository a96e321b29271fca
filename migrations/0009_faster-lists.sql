DROP INDEX "orders_status_created";--> statement-breakpoint
CREATE INDEX "mails_words" ON "mails" USING gin ((lower(to_email || ' ' || subject_line)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_goods" ON "reviews" USING btree ("spu_id");--> statement-breakpoint
CREATE INDEX "reviews_stars_order" ON "reviews" USING btree ("stars","id");--> statement-breakpoint
CREATE INDEX "reviews_helpful_order" ON "reviews" USING btree ("helpful_count","id");--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin ((lower(title || ' ' || text || ' ' || shown_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchase_orders_created" ON "purchase_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stock_levels_cover_down" ON "stock_levels" USING btree ("cover_days" DESC NULLS LAST,"sku_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "price_credits_created" ON "price_credits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "price_credits_amount_order" ON "price_credits" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "skus_deleted" ON "skus" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "skus_cost" ON "skus" USING btree ("id","cost_cents") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "skus_hidden" ON "skus" USING btree ("id") WHERE is_hidden and deleted_at is null;--> statement-breakpoint
CREATE INDEX "skus_discounted" ON "skus" USING btree ("id") WHERE discount_bp < 10000 and deleted_at is null;--> statement-breakpoint
CREATE INDEX "skus_below_cost" ON "skus" USING btree ("id") WHERE cost_cents > 0 and payable_cents < cost_cents and deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin ((lower(number || ' ' || customer_name || ' ' || email)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_created" ON "shipments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
-- How often words come up in what is indexed now is not known before it is counted.
ANALYZE "reviews", "mails", "invoices", "skus", "price_credits";
