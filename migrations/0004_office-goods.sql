CREATE INDEX "skus_payable" ON "skus" USING btree ("payable_cents","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "skus_available" ON "skus" USING btree ("available","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "skus_sold" ON "skus" USING btree ("sold_count","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "skus_updated" ON "skus" USING btree ("updated_at","id") WHERE deleted_at is null;