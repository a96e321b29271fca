ALTER TABLE "giveaway_draws" ALTER COLUMN "seed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ALTER COLUMN "drawn_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ALTER COLUMN "drawn_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD COLUMN "entry_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD COLUMN "closed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD COLUMN "shared_by_id" integer;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD COLUMN "receipt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaways" ADD COLUMN "sealed_seed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD CONSTRAINT "giveaway_draws_drawn" CHECK (("giveaway_draws"."seed" is null) = ("giveaway_draws"."drawn_at" is null));