CREATE TABLE "accepted_losses" (
	"promotion_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"loss_cents" integer NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_losses_promotion_id_sku_id_pk" PRIMARY KEY("promotion_id","sku_id"),
	CONSTRAINT "accepted_losses_amount" CHECK ("accepted_losses"."loss_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "promotion_goods" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accepted_losses" ADD CONSTRAINT "accepted_losses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_losses" ADD CONSTRAINT "accepted_losses_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_losses" ADD CONSTRAINT "accepted_losses_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accepted_losses_sku" ON "accepted_losses" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "promotion_goods_held" ON "promotion_goods" USING btree ("promotion_id") WHERE held_at is not null;