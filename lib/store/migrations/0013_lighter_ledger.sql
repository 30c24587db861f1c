-- What a look-up writes is made less: its indexes begin with what tells look-ups apart, which the planner of a young
-- database finds as well, and none stands there that another one answers for; its history is found by its look-up.
DROP INDEX "look_up_history_look_up";--> statement-breakpoint
DROP INDEX "look_ups_month";--> statement-breakpoint
DROP INDEX "look_ups_one_twin";--> statement-breakpoint
DROP INDEX "look_ups_one_key";--> statement-breakpoint
DROP INDEX "look_ups_one_audit";--> statement-breakpoint
DROP INDEX "look_ups_kept";--> statement-breakpoint
ALTER TABLE "look_up_history" DROP CONSTRAINT "look_up_history_pkey";--> statement-breakpoint
ALTER TABLE "look_up_history" ADD CONSTRAINT "look_up_history_key" PRIMARY KEY("look_up_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "look_ups_one_twin" ON "look_ups" USING btree ("subject_hash","params_hash","operation","organisation_id","subscription") WHERE "look_ups"."state" in ('RESERVED', 'SENT');--> statement-breakpoint
CREATE UNIQUE INDEX "look_ups_one_key" ON "look_ups" USING btree ("idempotency_key","operation","organisation_id","subscription") WHERE "look_ups"."state" not in ('RELEASED', 'DENIED');--> statement-breakpoint
CREATE UNIQUE INDEX "look_ups_one_audit" ON "look_ups" USING btree ("audit_id","operation","subscription") WHERE "look_ups"."state" = 'SETTLED';--> statement-breakpoint
CREATE INDEX "look_ups_kept" ON "look_ups" USING btree ("subject_hash","params_hash","state_at" DESC NULLS FIRST) WHERE "look_ups"."state" = 'SETTLED';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION look_up_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('SERVED', 'DENIED', 'RESERVED', 'SENT') THEN
      RAISE EXCEPTION 'a look-up cannot begin as %', NEW.state;
    END IF;
    -- Reserved and sent in one commit: both steps stand in the history.
    IF NEW.state = 'SENT' THEN
      INSERT INTO look_up_history (look_up_id, at, state, instance)
        VALUES (NEW.id, NEW.state_at, 'RESERVED', NEW.instance), (NEW.id, NEW.state_at, 'SENT', NEW.instance);
      RETURN NEW;
    END IF;
  -- Taking an answer out is no step: the look-up was made and counts as before.
  ELSIF OLD.state = NEW.state AND OLD.state = 'SETTLED' AND OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL
    AND to_jsonb(OLD) - 'result' - 'erased_at' = to_jsonb(NEW) - 'result' - 'erased_at' THEN
    RETURN NEW;
  ELSIF (OLD.state, NEW.state) NOT IN (
    ('RESERVED', 'SENT'), ('RESERVED', 'RELEASED'),
    ('SENT', 'SETTLED'), ('SENT', 'RELEASED'), ('SENT', 'UNKNOWN'),
    ('UNKNOWN', 'SETTLED'), ('UNKNOWN', 'RELEASED'), ('UNKNOWN', 'WRITTEN_OFF')
  ) THEN
    RAISE EXCEPTION 'a look-up cannot go from % to %', OLD.state, NEW.state;
  ELSIF (OLD.id, OLD.subscription, OLD.organisation_id, OLD.person_id, OLD.operation, OLD.subject_hash,
         OLD.params_hash, OLD.idempotency_key, OLD.month, OLD.created_at)
    IS DISTINCT FROM
        (NEW.id, NEW.subscription, NEW.organisation_id, NEW.person_id, NEW.operation, NEW.subject_hash,
         NEW.params_hash, NEW.idempotency_key, NEW.month, NEW.created_at) THEN
    RAISE EXCEPTION 'what was looked up, for whom and when does not change';
  END IF;
  INSERT INTO look_up_history (look_up_id, at, state, instance) VALUES (NEW.id, NEW.state_at, NEW.state, NEW.instance);
  RETURN NEW;
END $$;
