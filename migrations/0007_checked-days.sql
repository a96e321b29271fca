CREATE TABLE "book_checks" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"source_cents" bigint NOT NULL,
	"booked_cents" bigint NOT NULL,
	"pair_count" integer NOT NULL,
	"differing_count" integer NOT NULL,
	CONSTRAINT "book_checks_day_source_pk" PRIMARY KEY("day","source"),
	CONSTRAINT "book_checks_source" CHECK ("book_checks"."source" in ('capture', 'refund', 'delivery')),
	CONSTRAINT "book_checks_counts" CHECK ("book_checks"."pair_count" >= 0 and "book_checks"."differing_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "day_marks" DROP CONSTRAINT "day_marks_book";--> statement-breakpoint
ALTER TABLE "day_marks" ADD CONSTRAINT "day_marks_book" CHECK ("day_marks"."book" in ('orders', 'ledger', 'checks'));--> statement-breakpoint
-- A day is held against the books anew when a payment, a delivery or an entry of it comes or changes.
CREATE FUNCTION "note_check_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "day_marks" ("book", "day")
    SELECT DISTINCT 'checks', (m::timestamptz AT TIME ZONE 'UTC')::date FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> TG_ARGV[0] END,
      CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> TG_ARGV[0] END
    ]) m WHERE m IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "captures_checks" AFTER INSERT OR DELETE OR UPDATE OF "captured_at", "amount_cents", "state" ON "captures" FOR EACH ROW EXECUTE FUNCTION "note_check_days"('captured_at');
--> statement-breakpoint
CREATE TRIGGER "refunds_checks" AFTER INSERT OR DELETE OR UPDATE OF "completed_at", "amount_cents", "state" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "note_check_days"('completed_at');
--> statement-breakpoint
CREATE TRIGGER "purchase_receipts_checks" AFTER INSERT OR DELETE OR UPDATE OF "received_at", "cost_cents" ON "purchase_receipts" FOR EACH ROW EXECUTE FUNCTION "note_check_days"('received_at');
--> statement-breakpoint
-- An entry may be booked on another day than the payment it follows: both are looked at.
CREATE FUNCTION "note_entry_check"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "day_marks" ("book", "day")
    SELECT DISTINCT 'checks', day FROM (
      SELECT NEW.booked_on AS day
      UNION ALL SELECT ("captured_at" AT TIME ZONE 'UTC')::date FROM "captures" WHERE "id" = CASE WHEN NEW.source_kind = 'capture' THEN NEW.source_id::integer END
      UNION ALL SELECT ("completed_at" AT TIME ZONE 'UTC')::date FROM "refunds" WHERE "id" = CASE WHEN NEW.source_kind = 'refund' THEN NEW.source_id::integer END
      UNION ALL SELECT ("received_at" AT TIME ZONE 'UTC')::date FROM "purchase_receipts" WHERE "id" = NEW.purchase_receipt_id
    ) days WHERE day IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_check" AFTER INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "note_entry_check"();
--> statement-breakpoint
-- What is booked late is right once its own month is closed.
CREATE FUNCTION "note_month_checks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "day_marks" ("book", "day")
    SELECT 'checks', day::date FROM (SELECT CASE WHEN TG_OP = 'DELETE' THEN OLD.month ELSE NEW.month END AS month) closed,
      generate_series(closed.month::timestamp, closed.month + interval '1 month - 1 day', interval '1 day') day;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "month_closes_checks" AFTER INSERT OR DELETE ON "month_closes" FOR EACH ROW EXECUTE FUNCTION "note_month_checks"();
--> statement-breakpoint
INSERT INTO "day_marks" ("book", "day")
  SELECT DISTINCT 'checks', day FROM (
    SELECT ("captured_at" AT TIME ZONE 'UTC')::date AS day FROM "captures"
    UNION ALL SELECT ("completed_at" AT TIME ZONE 'UTC')::date FROM "refunds"
    UNION ALL SELECT ("received_at" AT TIME ZONE 'UTC')::date FROM "purchase_receipts"
    UNION ALL SELECT "booked_on" FROM "ledger_entries"
  ) days WHERE day IS NOT NULL;
