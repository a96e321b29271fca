ALTER TABLE "price_credits" ADD COLUMN "refund_request_id" integer;--> statement-breakpoint
-- What was paid back to a payment until now: by its refund, or by its line where all of it went back as store credit.
UPDATE "price_credits" c SET "refund_request_id" = r."refund_request_id" FROM "refunds" r WHERE r."id" = c."refund_id";--> statement-breakpoint
UPDATE "price_credits" c SET "refund_request_id" = x."id" FROM (
  SELECT DISTINCT ON (q."id") q."id", p."id" AS "credit_id" FROM "refund_requests" q
  JOIN "refund_lines" f ON f."refund_request_id" = q."id" AND f."refund_id" IS NULL
  JOIN "price_credits" p ON p."order_line_id" = f."order_line_id" AND p."amount_cents" = q."amount_cents" AND p."method" = 'refund'
    AND p."refund_id" IS NULL AND p."paid_at" BETWEEN q."created_at" AND q."created_at" + interval '5 seconds'
  WHERE q."kind" = 'price_protection' ORDER BY q."id", p."id"
) x WHERE c."id" = x."credit_id" AND c."refund_request_id" IS NULL;--> statement-breakpoint
-- What an exchange had paid went back on the order it came from: one decision has one request id.
UPDATE "refund_requests" a SET "request_id" = q."request_id" FROM "price_credits" c
  JOIN "refund_requests" q ON q."id" = c."refund_request_id" JOIN "service_cases" s ON s."exchange_order_id" = q."order_id"
  WHERE a."id" = q."id" + 1 AND a."kind" = 'price_protection' AND a."order_id" = s."order_id"
    AND NOT EXISTS (SELECT 1 FROM "price_credits" o WHERE o."refund_request_id" = a."id");--> statement-breakpoint
ALTER TABLE "price_credits" ADD CONSTRAINT "price_credits_refund_request_id_refund_requests_id_fk" FOREIGN KEY ("refund_request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_credits" ADD CONSTRAINT "price_credits_refund_request_id_unique" UNIQUE("refund_request_id");
