DROP INDEX "purchase_order_lines_sku";--> statement-breakpoint
CREATE INDEX "purchase_order_lines_newest" ON "purchase_order_lines" USING btree ("sku_id","id");