-- Tables and columns get the names an engineer would search for, and what the shop did by itself is done by "system". No data is lost.
ALTER TABLE "house_facts" RENAME TO "app_metadata";--> statement-breakpoint
ALTER TABLE "stand_in_records" RENAME TO "double_records";--> statement-breakpoint
ALTER TABLE "mail_wishes" RENAME TO "mail_preferences";--> statement-breakpoint
ALTER TABLE "book_checks" RENAME TO "ledger_checks";--> statement-breakpoint
ALTER TABLE "day_marks" RENAME TO "stale_days";--> statement-breakpoint
ALTER TABLE "visitor_marks" RENAME TO "daily_visitors";--> statement-breakpoint
ALTER TABLE "staff_emergency_codes" RENAME TO "staff_recovery_codes";--> statement-breakpoint
ALTER TABLE "white_list_entries" RENAME TO "allowlist_entries";--> statement-breakpoint
ALTER TABLE "double_records" RENAME COLUMN "stand_in" TO "provider";--> statement-breakpoint
ALTER TABLE "ledger_checks" RENAME COLUMN "booked_cents" TO "ledger_cents";--> statement-breakpoint
ALTER TABLE "stale_days" RENAME COLUMN "book" TO "aggregate";--> statement-breakpoint
ALTER TABLE "goods_changes" RENAME COLUMN "is_look" TO "is_card_change";--> statement-breakpoint
ALTER TABLE "skus" RENAME COLUMN "shelf" TO "bin";--> statement-breakpoint
ALTER TABLE "search_synonyms" RENAME COLUMN "said" TO "term";--> statement-breakpoint
ALTER TABLE "search_synonyms" RENAME COLUMN "meant" TO "meaning";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "step_off_bp" TO "tier_off_bp";--> statement-breakpoint
ALTER TABLE "case_lines" RENAME COLUMN "fate" TO "disposition";--> statement-breakpoint
ALTER TABLE "price_credits" RENAME COLUMN "way" TO "method";--> statement-breakpoint
ALTER TABLE "video_appointments" RENAME COLUMN "wish" TO "request";--> statement-breakpoint
ALTER TABLE "stock_movements" RENAME COLUMN "counters_id" TO "reverses_id";--> statement-breakpoint
ALTER TABLE "staff_members" RENAME COLUMN "time_code_secret" TO "totp_secret";--> statement-breakpoint
ALTER TABLE "staff_members" RENAME COLUMN "time_code_confirmed_at" TO "totp_confirmed_at";--> statement-breakpoint
ALTER TABLE "staff_members" RENAME COLUMN "last_time_code_step" TO "last_totp_step";--> statement-breakpoint
ALTER INDEX "day_marks_day" RENAME TO "stale_days_day";--> statement-breakpoint
ALTER TABLE "stale_days" RENAME CONSTRAINT "day_marks_book" TO "stale_days_aggregate";--> statement-breakpoint
ALTER SEQUENCE "day_marks_id_seq" RENAME TO "stale_days_id_seq";--> statement-breakpoint
ALTER TABLE "stale_days" RENAME CONSTRAINT "day_marks_pkey" TO "stale_days_pkey";--> statement-breakpoint
ALTER TABLE "app_metadata" RENAME CONSTRAINT "house_facts_pkey" TO "app_metadata_pkey";--> statement-breakpoint
ALTER TABLE "double_records" RENAME CONSTRAINT "stand_in_records_key" TO "double_records_key";--> statement-breakpoint
ALTER TABLE "double_records" RENAME CONSTRAINT "stand_in_records_filled" TO "double_records_filled";--> statement-breakpoint
ALTER SEQUENCE "stand_in_records_id_seq" RENAME TO "double_records_id_seq";--> statement-breakpoint
ALTER TABLE "double_records" RENAME CONSTRAINT "stand_in_records_pkey" TO "double_records_pkey";--> statement-breakpoint
ALTER TABLE "daily_visitors" RENAME CONSTRAINT "visitor_marks_day_visitor_hash_pk" TO "daily_visitors_day_visitor_hash_pk";--> statement-breakpoint
ALTER TABLE "ledger_checks" RENAME CONSTRAINT "book_checks_day_source_pk" TO "ledger_checks_day_source_pk";--> statement-breakpoint
ALTER TABLE "ledger_checks" RENAME CONSTRAINT "book_checks_source" TO "ledger_checks_source";--> statement-breakpoint
ALTER TABLE "ledger_checks" RENAME CONSTRAINT "book_checks_counts" TO "ledger_checks_counts";--> statement-breakpoint
ALTER INDEX "mail_wishes_once" RENAME TO "mail_preferences_once";--> statement-breakpoint
ALTER TABLE "mail_preferences" RENAME CONSTRAINT "mail_wishes_mailbox" TO "mail_preferences_mailbox";--> statement-breakpoint
ALTER SEQUENCE "mail_wishes_id_seq" RENAME TO "mail_preferences_id_seq";--> statement-breakpoint
ALTER TABLE "mail_preferences" RENAME CONSTRAINT "mail_wishes_pkey" TO "mail_preferences_pkey";--> statement-breakpoint
ALTER INDEX "staff_emergency_codes_staff" RENAME TO "staff_recovery_codes_staff";--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" RENAME CONSTRAINT "staff_emergency_codes_staff_id_staff_members_id_fk" TO "staff_recovery_codes_staff_id_staff_members_id_fk";--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" RENAME CONSTRAINT "staff_emergency_codes_code_hash_unique" TO "staff_recovery_codes_code_hash_unique";--> statement-breakpoint
ALTER SEQUENCE "staff_emergency_codes_id_seq" RENAME TO "staff_recovery_codes_id_seq";--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" RENAME CONSTRAINT "staff_emergency_codes_pkey" TO "staff_recovery_codes_pkey";--> statement-breakpoint
ALTER INDEX "white_list_entries_email" RENAME TO "allowlist_entries_email";--> statement-breakpoint
ALTER TABLE "allowlist_entries" RENAME CONSTRAINT "white_list_entries_created_by_staff_members_id_fk" TO "allowlist_entries_created_by_staff_members_id_fk";--> statement-breakpoint
ALTER TABLE "allowlist_entries" RENAME CONSTRAINT "white_list_entries_area" TO "allowlist_entries_area";--> statement-breakpoint
ALTER TABLE "allowlist_entries" RENAME CONSTRAINT "white_list_entries_mailbox" TO "allowlist_entries_mailbox";--> statement-breakpoint
ALTER SEQUENCE "white_list_entries_id_seq" RENAME TO "allowlist_entries_id_seq";--> statement-breakpoint
ALTER TABLE "allowlist_entries" RENAME CONSTRAINT "white_list_entries_pkey" TO "allowlist_entries_pkey";--> statement-breakpoint
ALTER TABLE "stock_movements" RENAME CONSTRAINT "stock_movements_counters_id_stock_movements_id_fk" TO "stock_movements_reverses_id_stock_movements_id_fk";--> statement-breakpoint
ALTER TABLE "stock_movements" RENAME CONSTRAINT "stock_movements_counters_id_unique" TO "stock_movements_reverses_id_unique";--> statement-breakpoint
ALTER TABLE "case_lines" RENAME CONSTRAINT "case_lines_fate" TO "case_lines_disposition";--> statement-breakpoint
ALTER TABLE "price_credits" RENAME CONSTRAINT "price_credits_way" TO "price_credits_method";--> statement-breakpoint
ALTER INDEX "skus_shelf" RENAME TO "skus_bin";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME CONSTRAINT "order_lines_step" TO "order_lines_tier_off";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_card boolean := TG_TABLE_NAME = 'spu_pictures';
BEGIN
  IF TG_TABLE_NAME = 'spus' THEN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "goods_changes" ("spu_id") SELECT DISTINCT "id" FROM "after";
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO "goods_changes" ("spu_id") SELECT DISTINCT "id" FROM "before";
    ELSE
      INSERT INTO "goods_changes" ("spu_id") SELECT "id" FROM "before" UNION SELECT "id" FROM "after";
    END IF;
  ELSIF TG_TABLE_NAME = 'sku_attribute_values' THEN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "goods_changes" ("spu_id") SELECT DISTINCT s."spu_id" FROM "after" c JOIN "skus" s ON s."id" = c."sku_id";
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO "goods_changes" ("spu_id") SELECT DISTINCT s."spu_id" FROM "before" c JOIN "skus" s ON s."id" = c."sku_id";
    ELSE
      INSERT INTO "goods_changes" ("spu_id") SELECT s."spu_id" FROM "before" c JOIN "skus" s ON s."id" = c."sku_id"
        UNION SELECT s."spu_id" FROM "after" c JOIN "skus" s ON s."id" = c."sku_id";
    END IF;
  ELSE
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "goods_changes" ("spu_id", "is_card_change") SELECT DISTINCT "spu_id", is_card FROM "after";
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO "goods_changes" ("spu_id", "is_card_change") SELECT DISTINCT "spu_id", is_card FROM "before";
    ELSE
      INSERT INTO "goods_changes" ("spu_id", "is_card_change") SELECT "spu_id", is_card FROM "before" UNION SELECT "spu_id", is_card FROM "after";
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_all_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "goods_changes" ("spu_id", "is_card_change") VALUES (NULL, true);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_days"(VARIADIC "moments" timestamptz[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "stale_days" ("aggregate", "day")
    SELECT DISTINCT 'orders', (m AT TIME ZONE 'UTC')::date FROM unnest("moments") m WHERE m IS NOT NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_order_days"("ids" integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "stale_days" ("aggregate", "day")
    SELECT DISTINCT 'orders', (m AT TIME ZONE 'UTC')::date FROM (
      SELECT "created_at" AS m FROM "orders" WHERE "id" = ANY("ids")
      UNION ALL SELECT "payment_time" FROM "orders" WHERE "id" = ANY("ids")
      UNION ALL SELECT "captured_at" FROM "captures" WHERE "order_id" = ANY("ids")
      UNION ALL SELECT "completed_at" FROM "refunds" WHERE "order_id" = ANY("ids")
    ) moments WHERE m IS NOT NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_ledger_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_days" ("aggregate", "day") VALUES ('ledger', NEW.booked_on);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_check_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_days" ("aggregate", "day")
    SELECT DISTINCT 'checks', (m::timestamptz AT TIME ZONE 'UTC')::date FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> TG_ARGV[0] END,
      CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> TG_ARGV[0] END
    ]) m WHERE m IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_entry_check"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_days" ("aggregate", "day")
    SELECT DISTINCT 'checks', day FROM (
      SELECT NEW.booked_on AS day
      UNION ALL SELECT ("captured_at" AT TIME ZONE 'UTC')::date FROM "captures" WHERE "id" = CASE WHEN NEW.source_kind = 'capture' THEN NEW.source_id::integer END
      UNION ALL SELECT ("completed_at" AT TIME ZONE 'UTC')::date FROM "refunds" WHERE "id" = CASE WHEN NEW.source_kind = 'refund' THEN NEW.source_id::integer END
      UNION ALL SELECT ("received_at" AT TIME ZONE 'UTC')::date FROM "purchase_receipts" WHERE "id" = NEW.purchase_receipt_id
    ) days WHERE day IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_month_checks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_days" ("aggregate", "day")
    SELECT 'checks', day::date FROM (SELECT CASE WHEN TG_OP = 'DELETE' THEN OLD.month ELSE NEW.month END AS month) closed,
      generate_series(closed.month::timestamp, closed.month + interval '1 month - 1 day', interval '1 day') day;
  RETURN NULL;
END
$$;--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_owner_kind";--> statement-breakpoint
UPDATE "uploads" SET "owner_kind" = 'system' WHERE "owner_kind" = 'house';--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_kind" CHECK ("uploads"."owner_kind" in ('shopper', 'guest', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_owner_kind";--> statement-breakpoint
UPDATE "jobs" SET "owner_kind" = 'system' WHERE "owner_kind" = 'house';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_owner_kind" CHECK ("jobs"."owner_kind" in ('shopper', 'guest', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor_kind";--> statement-breakpoint
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
UPDATE "audit_log" SET "actor_kind" = 'system' WHERE "actor_kind" = 'house';--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_kind" CHECK ("audit_log"."actor_kind" in ('shopper', 'guest', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "inquiry_messages" DROP CONSTRAINT "inquiry_messages_author";--> statement-breakpoint
UPDATE "inquiry_messages" SET "author" = 'system' WHERE "author" = 'house';--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_author" CHECK ("inquiry_messages"."author" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "request_messages" DROP CONSTRAINT "request_messages_author";--> statement-breakpoint
UPDATE "request_messages" SET "author" = 'system' WHERE "author" = 'house';--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_author" CHECK ("request_messages"."author" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "case_messages" DROP CONSTRAINT "case_messages_author";--> statement-breakpoint
UPDATE "case_messages" SET "author" = 'system' WHERE "author" = 'house';--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_author" CHECK ("case_messages"."author" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "order_messages" DROP CONSTRAINT "order_messages_author";--> statement-breakpoint
UPDATE "order_messages" SET "author" = 'system' WHERE "author" = 'house';--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author" CHECK ("order_messages"."author" in ('shopper', 'guest', 'staff', 'provider', 'system'));--> statement-breakpoint
ALTER TABLE "order_history" DROP CONSTRAINT "order_history_actor";--> statement-breakpoint
ALTER TABLE "order_history" DISABLE TRIGGER "order_history_append_only";--> statement-breakpoint
UPDATE "order_history" SET "actor" = 'system' WHERE "actor" = 'house';--> statement-breakpoint
ALTER TABLE "order_history" ENABLE TRIGGER "order_history_append_only";--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_actor" CHECK ("order_history"."actor" in ('shopper', 'guest', 'staff', 'provider', 'system'));--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "owner_kind" SET DEFAULT 'system';--> statement-breakpoint
-- Saved views keep the address of a list; its group was called "hers".
UPDATE "saved_views" SET "query" = regexp_replace("query", '(^|[?&])heap=hers(&|$)', '\1heap=shopper\2') WHERE "query" ~ '(^|[?&])heap=hers(&|$)';
