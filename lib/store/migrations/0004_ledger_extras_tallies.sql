-- What a month allows is its limit and what was approved beyond it; an answer may be taken out of a look-up; what has
-- come to its end is added up, so that a report need not read it all again.
CREATE OR REPLACE FUNCTION look_up_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('SERVED', 'DENIED', 'RESERVED', 'SENT') THEN
      RAISE EXCEPTION 'a look-up cannot begin as %', NEW.state;
    END IF;
    -- Reserved and sent in one commit: both steps stand in the history.
    IF NEW.state = 'SENT' THEN
      INSERT INTO look_up_history (look_up_id, at, state, instance) VALUES (NEW.id, NEW.state_at, 'RESERVED', NEW.instance);
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
--> statement-breakpoint
-- NEW → SERVED, DENIED, RESERVED or SENT, or the running twin, in one statement and one commit.
-- `p_sent_ms` null reserves for `p_lease_ms`; otherwise the row is SENT with that deadline.
-- `p_same_as` takes the answer of that look-up whatever its age: a twin's, once it is there.
CREATE OR REPLACE FUNCTION look_up_reserve(
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
          AND l.erased_at IS NULL
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
          LEFT JOIN look_up_extras e USING (subscription, organisation_id, person_id, month)
          WHERE full_up.subscription = p_subscription AND full_up.month = this_month
            AND (full_up.organisation_id, full_up.person_id)
                IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
            AND full_up.taken >= l.monthly_limit + coalesce(e.extra, 0));
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
        l.monthly_limit + coalesce(e.extra, 0)
      FROM look_up_counters c JOIN look_up_limits l USING (subscription, organisation_id, person_id)
        LEFT JOIN look_up_extras e USING (subscription, organisation_id, person_id, month)
      WHERE c.subscription = p_subscription AND c.month = this_month
        AND (c.organisation_id, c.person_id) IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
        AND c.taken >= l.monthly_limit + coalesce(e.extra, 0)
      ORDER BY c.organisation_id, c.person_id LIMIT 1;
  END IF;
END $$;
--> statement-breakpoint
-- Adds up the next days whose look-ups have all come to their end, up to four days ago: by then the last missing reply
-- is written off. True when there is more to add up. Instances may do it side by side; one does, the others go on.
CREATE FUNCTION look_up_roll(p_subscription text, p_days integer, p_at timestamptz)
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
    WHERE l.subscription = p_subscription AND l.state IN ('RESERVED', 'SENT', 'UNKNOWN');
  until_at := least(closing, done + make_interval(days => p_days), oldest_open);
  IF until_at IS NULL OR done IS NULL OR until_at <= done THEN
    RETURN false;
  END IF;
  INSERT INTO look_up_tallies AS t (subscription, organisation_id, month, person_id, operation, charged, unknown, kept, free)
    SELECT l.subscription, l.organisation_id, l.month, l.person_id, l.operation,
           count(*) FILTER (WHERE l.state = 'SETTLED'), count(*) FILTER (WHERE l.state = 'WRITTEN_OFF'),
           count(*) FILTER (WHERE l.state = 'SERVED'), count(*) FILTER (WHERE l.state IN ('DENIED', 'RELEASED'))
      FROM look_ups l
      WHERE l.subscription = p_subscription AND l.created_at >= done AND l.created_at < until_at
      GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (subscription, organisation_id, month, person_id, operation) DO UPDATE
      SET charged = t.charged + excluded.charged, unknown = t.unknown + excluded.unknown,
          kept = t.kept + excluded.kept, free = t.free + excluded.free;
  UPDATE look_up_rolled r SET up_to = until_at WHERE r.subscription = p_subscription;
  RETURN until_at < closing;
END $$;
