ALTER TABLE "giveaway_draws" ALTER COLUMN "seed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ALTER COLUMN "drawn_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ALTER COLUMN "drawn_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_rule_id" integer;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD COLUMN "entry_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD COLUMN "closed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD COLUMN "shared_by_id" integer;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD COLUMN "receipt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "sealed_seed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gift_rule_id_gift_rules_id_fk" FOREIGN KEY ("gift_rule_id") REFERENCES "public"."gift_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_gift" ON "order_lines" USING btree ("order_id","gift_rule_id") WHERE gift_rule_id is not null;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD CONSTRAINT "giveaway_draws_drawn" CHECK (("giveaway_draws"."seed" is null) = ("giveaway_draws"."drawn_at" is null));