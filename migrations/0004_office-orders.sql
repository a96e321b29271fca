DROP INDEX "inquiries_status_created";--> statement-breakpoint
DROP INDEX "inquiries_kind_created";--> statement-breakpoint
DROP INDEX "inquiries_user";--> statement-breakpoint
DROP INDEX "inquiries_handler";--> statement-breakpoint
DROP INDEX "inquiries_created";--> statement-breakpoint
DROP INDEX "order_history_created";--> statement-breakpoint
DROP INDEX "order_history_staff";--> statement-breakpoint
DROP INDEX "order_lines_sku";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_status_created";--> statement-breakpoint
DROP INDEX "orders_payment_state_created";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_paid_at";--> statement-breakpoint
DROP INDEX "orders_owner";--> statement-breakpoint
DROP INDEX "orders_email";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "inquiries_status_spoken" ON "inquiries" USING btree ("status","last_message_at");--> statement-breakpoint
CREATE INDEX "inquiries_kind_spoken" ON "inquiries" USING btree ("kind","last_message_at");--> statement-breakpoint
CREATE INDEX "inquiries_spoken" ON "inquiries" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "orders_total_sum" ON "orders" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("country","created_at");--> statement-breakpoint
CREATE INDEX "orders_source_created" ON "orders" USING btree ("source","created_at");--> statement-breakpoint
CREATE INDEX "orders_made" ON "orders" USING btree ("created_at") WHERE is_made_to_order;--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_handler" ON "inquiries" USING btree ("handler_id","last_message_at");--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_history_created" ON "order_history" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_history_staff" ON "order_history" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_payment_state_created" ON "orders" USING btree ("payment_state","created_at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("payment_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_staff_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower(email),"created_at");--> statement-breakpoint
UPDATE "orders" SET "country" = s."country" FROM "order_shippings" s WHERE s."order_id" = "orders"."id";
