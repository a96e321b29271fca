-- Waiting jobs keep their work under the new name of their kind, and the key that lets only one wait.
UPDATE "jobs" SET "unique_key" = regexp_replace("unique_key", '^order-letter', 'order-email') WHERE "unique_key" LIKE 'order-letter%';--> statement-breakpoint
UPDATE "jobs" SET "unique_key" = 'restock-emails' WHERE "unique_key" = 'restock-notices';--> statement-breakpoint
UPDATE "jobs" SET "kind" = renamed."new_kind" FROM (VALUES
	('order-letter', 'order-email'),
	('door-letter', 'auth-email'),
	('staff-letter', 'staff-email'),
	('restock-notices', 'restock-emails'),
	('goods-import', 'product-import'),
	('forget-files', 'delete-files'),
	('catalogue.import', 'product-import'),
	('orders.export', 'order-export'),
	('pictures.variants', 'picture-variants'),
	('prices.import', 'price-import'),
	('sales_rank.compute', 'sales-ranks')
) AS renamed ("old_kind", "new_kind") WHERE "jobs"."kind" = renamed."old_kind";
