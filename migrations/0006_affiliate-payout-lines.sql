CREATE TABLE "partner_payout_lines" (
	"payout_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"basis_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "partner_payout_lines_payout_id_order_id_pk" PRIMARY KEY("payout_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "partner_payouts" DROP CONSTRAINT "partner_payouts_amounts";--> statement-breakpoint
ALTER TABLE "partner_payout_lines" ADD CONSTRAINT "partner_payout_lines_payout_id_partner_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."partner_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payout_lines" ADD CONSTRAINT "partner_payout_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_payout_lines_order" ON "partner_payout_lines" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_amounts" CHECK ("partner_payouts"."amount_cents" >= 0);