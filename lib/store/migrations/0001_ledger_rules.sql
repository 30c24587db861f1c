-- The ledger's rules: which states follow which, what is final, what is counted, written where no
-- code path can pass them by. `at` is the database's clock unless a test hands in its own.

CREATE FUNCTION look_up_month(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT date_trunc('month', at AT TIME ZONE 'Europe/London')::date
$$;
--> statement-breakpoint
CREATE FUNCTION look_up_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('SERVED', 'DENIED', 'RESERVED', 'SENT') THEN
      RAISE EXCEPTION 'a look-up cannot begin as %', NEW.state;
    END IF;
    -- Reserved and sent in one commit: both steps stand in the history.
    IF NEW.state = 'SENT' THEN
      INSERT INTO look_up_history (look_up_id, at, state, instance) VALUES (NEW.id, NEW.state_at, 'RESERVED', NEW.instance);
    END IF;
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
--> statement-breakpoint
CREATE TRIGGER look_up_rules BEFORE INSERT OR UPDATE ON look_ups FOR EACH ROW EXECUTE FUNCTION look_up_rules();
--> statement-breakpoint
CREATE FUNCTION look_up_kept_forever() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is not allowed: the ledger is append-only', TG_OP, TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER look_up_kept_forever BEFORE DELETE OR TRUNCATE ON look_ups
  FOR EACH STATEMENT EXECUTE FUNCTION look_up_kept_forever();
--> statement-breakpoint
CREATE TRIGGER look_up_history_kept_forever BEFORE UPDATE OR DELETE OR TRUNCATE ON look_up_history
  FOR EACH STATEMENT EXECUTE FUNCTION look_up_kept_forever();
--> statement-breakpoint
-- Locks the three rows a look-up counts in, always the widest first, making those that are missing.
CREATE FUNCTION look_up_lock_counters(p_subscription text, p_organisation text, p_person text, p_month date)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  locked integer;
BEGIN
  LOOP
    PERFORM 1 FROM look_up_counters c
      WHERE c.subscription = p_subscription AND c.month = p_month
        AND (c.organisation_id, c.person_id) IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
      ORDER BY c.organisation_id, c.person_id FOR UPDATE;
    GET DIAGNOSTICS locked = ROW_COUNT;
    EXIT WHEN locked = 3;
    INSERT INTO look_up_counters (subscription, organisation_id, person_id, month)
      VALUES (p_subscription, '', '', p_month),
             (p_subscription, p_organisation, '', p_month),
             (p_subscription, p_organisation, p_person, p_month)
      ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
--> statement-breakpoint
-- NEW → SERVED, DENIED, RESERVED or SENT, or the running twin, in one statement and one commit.
-- `p_sent_ms` null reserves for `p_lease_ms`; otherwise the row is SENT with that deadline.
-- `p_same_as` takes the answer of that look-up whatever its age: a twin's, once it is there.
CREATE FUNCTION look_up_reserve(
  p_id uuid, p_subscription text, p_organisation text, p_person text, p_operation text, p_subject text,
  p_params text, p_key text, p_keep_minutes integer, p_not_found_minutes integer, p_fresh boolean,
  p_same_as uuid, p_instance text, p_lease_ms integer, p_sent_ms integer, p_at timestamptz
) RETURNS TABLE (verdict text, look_up_id uuid, source_id uuid, limit_of text, monthly_limit integer)
LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  other look_ups;
  changed integer;
BEGIN
  FOR pass IN 1..2 LOOP
    SELECT * INTO other FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
        AND l.idempotency_key = p_key AND l.state NOT IN ('RELEASED', 'DENIED');
    IF FOUND THEN
      RETURN QUERY SELECT
        CASE WHEN other.subject_hash = p_subject AND other.params_hash = p_params THEN 'same' ELSE 'conflict' END,
        other.id, coalesce(other.served_from, other.id), NULL::text, NULL::integer;
      RETURN;
    END IF;

    IF p_same_as IS NOT NULL THEN
      SELECT * INTO other FROM look_ups l WHERE l.id = p_same_as AND l.state = 'SETTLED';
    ELSIF NOT p_fresh THEN
      SELECT * INTO other FROM look_ups l
        WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
          AND l.subject_hash = p_subject AND l.params_hash = p_params AND l.state = 'SETTLED'
        ORDER BY l.state_at DESC LIMIT 1;
      IF FOUND AND other.state_at <= at - make_interval(mins =>
           CASE other.outcome WHEN 'found' THEN p_keep_minutes ELSE least(p_keep_minutes, p_not_found_minutes) END) THEN
        other := NULL;
      END IF;
    END IF;
    IF other.id IS NOT NULL THEN
      INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                            idempotency_key, state, month, created_at, state_at, instance, served_from)
        VALUES (p_id, p_subscription, p_organisation, p_person, p_operation, p_subject, p_params,
                p_key, 'SERVED', this_month, at, at, p_instance, other.id);
      RETURN QUERY SELECT 'kept', p_id, other.id, NULL::text, NULL::integer;
      RETURN;
    END IF;

    SELECT * INTO other FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
        AND l.subject_hash = p_subject AND l.params_hash = p_params AND l.state IN ('RESERVED', 'SENT');
    IF FOUND THEN
      RETURN QUERY SELECT 'twin', other.id, other.id, NULL::text, NULL::integer;
      RETURN;
    END IF;

    -- Everyone who takes from this subscription passes here one at a time; the second look is final.
    IF pass = 1 THEN
      PERFORM look_up_lock_counters(p_subscription, p_organisation, p_person, this_month);
    END IF;
  END LOOP;

  UPDATE look_up_counters c SET taken = c.taken + 1
    WHERE c.subscription = p_subscription AND c.month = this_month
      AND (c.organisation_id, c.person_id) IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
      AND NOT EXISTS (
        SELECT 1 FROM look_up_counters full_up
          JOIN look_up_limits l USING (subscription, organisation_id, person_id)
          WHERE full_up.subscription = p_subscription AND full_up.month = this_month
            AND (full_up.organisation_id, full_up.person_id)
                IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
            AND full_up.taken >= l.monthly_limit);
  GET DIAGNOSTICS changed = ROW_COUNT;

  INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                        idempotency_key, state, month, created_at, state_at, instance, due_at)
    VALUES (p_id, p_subscription, p_organisation, p_person, p_operation, p_subject, p_params, p_key,
            CASE WHEN changed = 0 THEN 'DENIED' WHEN p_sent_ms IS NULL THEN 'RESERVED' ELSE 'SENT' END,
            this_month, at, at, p_instance,
            CASE WHEN changed > 0 THEN at + make_interval(secs => coalesce(p_sent_ms, p_lease_ms) / 1000.0) END);
  IF changed > 0 THEN
    RETURN QUERY SELECT 'taken', p_id, p_id, NULL::text, NULL::integer;
  ELSE
    RETURN QUERY SELECT 'denied', p_id, NULL::uuid,
        CASE WHEN c.organisation_id = '' THEN 'subscription' WHEN c.person_id = '' THEN 'organisation' ELSE 'person' END,
        l.monthly_limit
      FROM look_up_counters c JOIN look_up_limits l USING (subscription, organisation_id, person_id)
      WHERE c.subscription = p_subscription AND c.month = this_month
        AND (c.organisation_id, c.person_id) IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
        AND c.taken >= l.monthly_limit
      ORDER BY c.organisation_id, c.person_id LIMIT 1;
  END IF;
END $$;
--> statement-breakpoint
-- RESERVED, SENT or UNKNOWN (as `p_from` allows) → RELEASED, and the three counters give it back.
CREATE FUNCTION look_up_release(p_id uuid, p_from text[], p_fault json, p_at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  released look_ups;
BEGIN
  UPDATE look_ups l
    SET state = 'RELEASED', state_at = coalesce(p_at, clock_timestamp()), due_at = NULL, fault = p_fault
    WHERE l.id = p_id AND l.state = ANY (p_from) RETURNING * INTO released;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM look_up_lock_counters(released.subscription, released.organisation_id, released.person_id, released.month);
  UPDATE look_up_counters c SET taken = c.taken - 1
    WHERE c.subscription = released.subscription AND c.month = released.month
      AND (c.organisation_id, c.person_id)
          IN (('', ''), (released.organisation_id, ''), (released.organisation_id, released.person_id));
  RETURN true;
END $$;
--> statement-breakpoint
-- What nobody holds any more: an ended lease that was never sent is given back, a missing reply is
-- unknown once its deadline and the grace are over, and is written off after the last wait.
CREATE FUNCTION look_up_sweep(p_grace_ms integer, p_write_off_hours integer, p_at timestamptz)
RETURNS TABLE (released integer, became_unknown integer, written_off integer) LANGUAGE plpgsql AS $$
DECLARE
  now_at timestamptz := coalesce(p_at, clock_timestamp());
  open_row record;
BEGIN
  released := 0; became_unknown := 0; written_off := 0;
  FOR open_row IN
    SELECT l.id, l.state FROM look_ups l
      WHERE (l.state = 'RESERVED' AND l.due_at < now_at)
         OR (l.state = 'SENT' AND l.due_at < now_at - make_interval(secs => p_grace_ms / 1000.0))
         OR (l.state = 'UNKNOWN' AND l.state_at < now_at - make_interval(hours => p_write_off_hours))
      ORDER BY l.id LIMIT 500 FOR UPDATE SKIP LOCKED
  LOOP
    IF open_row.state = 'RESERVED' THEN
      PERFORM look_up_release(open_row.id, ARRAY['RESERVED'], NULL, now_at);
      released := released + 1;
    ELSIF open_row.state = 'SENT' THEN
      UPDATE look_ups l SET state = 'UNKNOWN', state_at = now_at, due_at = NULL WHERE l.id = open_row.id;
      became_unknown := became_unknown + 1;
    ELSE
      UPDATE look_ups l SET state = 'WRITTEN_OFF', state_at = now_at WHERE l.id = open_row.id;
      written_off := written_off + 1;
    END IF;
  END LOOP;
  RETURN NEXT;
END $$;
