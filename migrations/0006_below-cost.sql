ALTER TABLE "price_plan_lines" DROP CONSTRAINT "price_plan_lines_prices";--> statement-breakpoint
ALTER TABLE "price_plan_lines" ADD COLUMN "accepted_loss_cents" integer;--> statement-breakpoint
ALTER TABLE "price_plan_lines" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_plan_lines" ADD CONSTRAINT "price_plan_lines_prices" CHECK ("price_plan_lines"."price_cents" >= 0 and "price_plan_lines"."old_price_cents" >= 0 and "price_plan_lines"."accepted_loss_cents" >= 0);