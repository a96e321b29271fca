DROP TABLE "address_checks" CASCADE;--> statement-breakpoint
DROP TABLE "carrier_rates" CASCADE;