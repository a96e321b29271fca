-- A request to cancel that was granted while the shop was interrupted stood as approved in nobody's list: it is answered, or asked again.
UPDATE "service_cases" c SET "status" = 'settled', "settled_as" = 'refund', "settled_at" = c."updated_at"
  FROM "orders" o WHERE o."id" = c."order_id" AND c."kind" = 'cancel' AND c."status" = 'approved' AND o."status" = 7;--> statement-breakpoint
UPDATE "service_cases" SET "status" = 'asked', "approved_at" = NULL WHERE "kind" = 'cancel' AND "status" = 'approved';
