-- The words of tables and columns are those of the glossary: a submission and its request, answers served again, look-ups in
-- flight. Every row stays. All instances must be of this version or later: an older one does not find the new names.
ALTER TABLE "presses" RENAME TO "submissions";--> statement-breakpoint
ALTER TABLE "submissions" RENAME COLUMN "wish" TO "request";--> statement-breakpoint
ALTER TABLE "submissions" RENAME COLUMN "pressed_at" TO "submitted_at";--> statement-breakpoint
ALTER TABLE "submissions" RENAME CONSTRAINT "presses_organisation_id_idempotency_key_pk" TO "submissions_organisation_id_idempotency_key_pk";--> statement-breakpoint
ALTER TABLE "approvals" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "look_up_tallies" RENAME COLUMN "kept" TO "served";--> statement-breakpoint
ALTER TABLE "stock_runs" RENAME COLUMN "kept" TO "served";--> statement-breakpoint
ALTER TABLE "stock_runs" RENAME COLUMN "worked_until" TO "leased_until";--> statement-breakpoint
ALTER INDEX "look_ups_one_twin" RENAME TO "look_ups_one_in_flight";--> statement-breakpoint
ALTER INDEX "look_ups_kept" RENAME TO "look_ups_cached";--> statement-breakpoint
ALTER FUNCTION look_up_kept_forever() RENAME TO look_up_append_only;--> statement-breakpoint
ALTER TRIGGER look_up_kept_forever ON look_ups RENAME TO look_up_append_only;--> statement-breakpoint
ALTER TRIGGER look_up_history_kept_forever ON look_up_history RENAME TO look_up_history_append_only;
--> statement-breakpoint
-- A hash that nothing has written or read since version 0016.
ALTER TABLE "valuations" DROP COLUMN "request_hash";--> statement-breakpoint
ALTER TABLE "registrations" DROP COLUMN "request_hash";
--> statement-breakpoint
DROP TRIGGER stock_rows_leave ON stock_lists;--> statement-breakpoint
DROP FUNCTION stock_rows_leave();
--> statement-breakpoint
-- The rows of a stock list have no foreign key: they are deleted with their list here.
CREATE FUNCTION stock_rows_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock_rows WHERE list_id IN (SELECT id FROM deleted);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_rows_delete AFTER DELETE ON stock_lists
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION stock_rows_delete();
--> statement-breakpoint
-- Adds up the next days whose look-ups have all ended, up to four days ago: by then the last missing reply
-- is written off. True when there is more to add up. Instances may do it side by side; one does, the others go on.
CREATE OR REPLACE FUNCTION look_up_roll(p_subscription text, p_days integer, p_at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  closing timestamptz := coalesce(p_at, clock_timestamp()) - interval '4 days';
  done timestamptz;
  until_at timestamptz;
  oldest_open timestamptz;
BEGIN
  INSERT INTO look_up_rolled (subscription, up_to) VALUES (p_subscription, '-infinity') ON CONFLICT DO NOTHING;
  SELECT r.up_to INTO done FROM look_up_rolled r WHERE r.subscription = p_subscription FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF done = '-infinity' THEN
    SELECT min(l.created_at) INTO done FROM look_ups l WHERE l.subscription = p_subscription;
  END IF;
  SELECT min(l.created_at) INTO oldest_open FROM look_ups l
    WHERE l.subscription = p_subscription AND l.state IN ('SENT', 'UNKNOWN');
  until_at := least(closing, done + make_interval(days => p_days), oldest_open);
  IF until_at IS NULL OR done IS NULL OR until_at <= done THEN
    RETURN false;
  END IF;
  INSERT INTO look_up_tallies AS t (subscription, organisation_id, month, person_id, operation, charged, not_found, unknown, served, free)
    SELECT l.subscription, l.organisation_id, l.month, l.person_id, l.operation,
           count(*) FILTER (WHERE l.state = 'SETTLED'),
           count(*) FILTER (WHERE l.state = 'SETTLED' AND l.outcome = 'not_found'),
           count(*) FILTER (WHERE l.state = 'WRITTEN_OFF'),
           count(*) FILTER (WHERE l.state = 'SERVED'), count(*) FILTER (WHERE l.state IN ('DENIED', 'RELEASED'))
      FROM look_ups l
      WHERE l.subscription = p_subscription AND l.created_at >= done AND l.created_at < until_at
      GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (subscription, organisation_id, month, person_id, operation) DO UPDATE
      SET charged = t.charged + excluded.charged, not_found = t.not_found + excluded.not_found, unknown = t.unknown + excluded.unknown,
          served = t.served + excluded.served, free = t.free + excluded.free;
  UPDATE look_up_rolled r SET up_to = until_at WHERE r.subscription = p_subscription;
  RETURN until_at < closing;
END $$;
