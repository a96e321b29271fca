CREATE TABLE "picking_totes" (
	"tote" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picking_totes_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "picking_totes_number" CHECK ("picking_totes"."tote" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "stock_levels" DROP CONSTRAINT "stock_levels_on_hand";--> statement-breakpoint
DROP INDEX "stock_levels_on_hand_order";--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "sold_30" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "cover_days" integer GENERATED ALWAYS AS (case when sold_30 > 0 then ((on_hand - reserved)::bigint * 30 / sold_30)::integer end) STORED;--> statement-breakpoint
ALTER TABLE "picking_totes" ADD CONSTRAINT "picking_totes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picking_totes" ADD CONSTRAINT "picking_totes_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_levels_available_order" ON "stock_levels" USING btree ("available","sku_id");--> statement-breakpoint
CREATE INDEX "stock_levels_cover" ON "stock_levels" USING btree ("cover_days","sku_id");--> statement-breakpoint
CREATE INDEX "stock_levels_sold" ON "stock_levels" USING btree ("sold_30" DESC NULLS LAST,"sku_id");--> statement-breakpoint
CREATE INDEX "skus_shelf" ON "skus" USING btree ("shelf","id");--> statement-breakpoint
CREATE INDEX "stock_levels_on_hand_order" ON "stock_levels" USING btree ("on_hand","sku_id");--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_on_hand" CHECK ("stock_levels"."on_hand" >= 0 and "stock_levels"."low_mark" >= 0 and "stock_levels"."sold_30" >= 0);