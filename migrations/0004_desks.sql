ALTER TABLE "reviews" ADD COLUMN "moderation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_hair_prices" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor_hair_prices" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "topics" text[] DEFAULT '{"news","sales"}' NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);