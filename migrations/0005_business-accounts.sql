CREATE TABLE "buyer_terms" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"price_list" text NOT NULL,
	"off_bp" integer DEFAULT 0 NOT NULL,
	"min_pieces" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_terms_price_list" CHECK ("buyer_terms"."price_list" in ('everyone', 'wholesale', 'dropship')),
	CONSTRAINT "buyer_terms_minimum" CHECK ("buyer_terms"."min_pieces" >= 0),
	CONSTRAINT "buyer_terms_off" CHECK ("buyer_terms"."off_bp" between 0 and 9000)
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "markup_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "plus_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "round_to" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "feed_token_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "step_off_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_terms" ADD CONSTRAINT "buyer_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_markup" CHECK ("partners"."markup_bp" between 0 and 50000 and "partners"."plus_cents" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_round_to" CHECK ("partners"."round_to" in ('none', '99', '95', '00'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_step" CHECK ("order_lines"."step_off_bp" between 0 and 9999);