ALTER TABLE "price_credits" DROP CONSTRAINT "price_credits_amount";--> statement-breakpoint
ALTER TABLE "price_credits" ADD COLUMN "back_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_credits" ADD COLUMN "back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_credits" ADD COLUMN "taken_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_credits" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_credits" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "price_credits" ADD CONSTRAINT "price_credits_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_credits" ADD CONSTRAINT "price_credits_back" CHECK ("price_credits"."back_quantity" between 0 and "price_credits"."quantity" and "price_credits"."taken_cents" between 0 and "price_credits"."back_cents");--> statement-breakpoint
ALTER TABLE "price_credits" ADD CONSTRAINT "price_credits_amount" CHECK ("price_credits"."amount_cents" > 0 and "price_credits"."back_cents" between 0 and "price_credits"."amount_cents");