ALTER TABLE "invoices" DROP COLUMN "packaging_request_id";--> statement-breakpoint
DROP TABLE "packaging_requests" CASCADE;--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
