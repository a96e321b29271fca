CREATE INDEX "purchase_orders_created" ON "purchase_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stock_levels_cover_down" ON "stock_levels" USING btree ("cover_days" DESC NULLS LAST,"sku_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "price_credits_created" ON "price_credits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "price_credits_amount_order" ON "price_credits" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "skus_deleted" ON "skus" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "skus_cost" ON "skus" USING btree ("id","cost_cents") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "shipments_created" ON "shipments" USING btree ("created_at","id");