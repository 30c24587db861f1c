-- A late reply is awaited: the same question asked meanwhile joins it. Look-ups that were unknown before this version are
-- awaited by no one any more.
ALTER TABLE "look_ups" ADD COLUMN "awaited_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "look_ups_awaited" ON "look_ups" USING btree ("subject_hash","params_hash") WHERE "look_ups"."state" = 'UNKNOWN' and "look_ups"."awaited_until" is not null;
--> statement-breakpoint
-- That no reply is awaited any more is no step either.
CREATE OR REPLACE FUNCTION look_up_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('SERVED', 'DENIED', 'SENT') THEN
      RAISE EXCEPTION 'a look-up cannot begin as %', NEW.state;
    END IF;
  -- Erasing an answer is no step: the look-up was made and counts as before.
  ELSIF OLD.state = NEW.state AND OLD.state = 'SETTLED' AND OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL
    AND to_jsonb(OLD) - 'result' - 'erased_at' = to_jsonb(NEW) - 'result' - 'erased_at' THEN
    RETURN NEW;
  ELSIF OLD.state = NEW.state AND OLD.state = 'UNKNOWN' AND NEW.awaited_until IS NULL
    AND to_jsonb(OLD) - 'awaited_until' = to_jsonb(NEW) - 'awaited_until' THEN
    RETURN NEW;
  ELSIF (OLD.state, NEW.state) NOT IN (
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
-- NEW → SERVED, DENIED or SENT, or the same question in flight, in one commit. A look-up is in flight while it is SENT, and
-- while its late reply is awaited: it is never charged a second time meanwhile.
CREATE OR REPLACE FUNCTION look_up_reserve(
  p_id uuid, p_subscription text, p_organisation text, p_person text, p_operation text, p_subject text,
  p_params text, p_key text, p_cache_minutes integer, p_not_found_minutes integer, p_fresh boolean,
  p_same_as uuid, p_instance text, p_deadline_ms integer, p_at timestamptz
) RETURNS TABLE (verdict text, look_up_id uuid, source_id uuid, limit_scope text, monthly_limit integer)
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
        CASE WHEN other.subject_hash = p_subject AND other.params_hash = p_params THEN 'repeated' ELSE 'conflict' END,
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
           CASE other.outcome WHEN 'found' THEN p_cache_minutes ELSE least(p_cache_minutes, p_not_found_minutes) END) THEN
        other := NULL;
      END IF;
    END IF;
    IF other.id IS NOT NULL THEN
      INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                            idempotency_key, state, month, created_at, state_at, instance, served_from)
        VALUES (p_id, p_subscription, p_organisation, p_person, p_operation, p_subject, p_params,
                p_key, 'SERVED', this_month, at, at, p_instance, other.id);
      RETURN QUERY SELECT 'cached', p_id, other.id, NULL::text, NULL::integer;
      RETURN;
    END IF;

    SELECT * INTO other FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
        AND l.subject_hash = p_subject AND l.params_hash = p_params AND l.state = 'SENT';
    IF NOT FOUND THEN
      SELECT * INTO other FROM look_ups l
        WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
          AND l.subject_hash = p_subject AND l.params_hash = p_params AND l.state = 'UNKNOWN'
          AND l.awaited_until > at
        ORDER BY l.awaited_until DESC LIMIT 1;
    END IF;
    IF FOUND THEN
      RETURN QUERY SELECT 'in_flight', other.id, other.id, NULL::text, NULL::integer;
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
            CASE WHEN changed = 0 THEN 'DENIED' ELSE 'SENT' END, this_month, at, at, p_instance,
            CASE WHEN changed > 0 THEN at + make_interval(secs => p_deadline_ms / 1000.0) END);
  IF changed > 0 THEN
    RETURN QUERY SELECT 'reserved', p_id, p_id, NULL::text, NULL::integer;
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
-- The same of the look-ups of one person of one moment.
CREATE OR REPLACE FUNCTION look_up_reserve_all(
  p_subscription text, p_organisation text, p_person text, p_not_found_minutes integer, p_instance text,
  p_requests json, p_at timestamptz
) RETURNS TABLE (place integer, verdict text, look_up_id uuid, source_id uuid, limit_scope text, monthly_limit integer)
LANGUAGE plpgsql ROWS 20 AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  plain uuid[] := '{}';
  changed integer := 0;
  request record;
BEGIN
  IF json_array_length(p_requests) > 1 THEN
    -- From here on everyone who takes from this subscription waits for us: what is not there now is not there.
    PERFORM look_up_lock_counters(p_subscription, p_organisation, p_person, this_month);

    SELECT coalesce(array_agg(q.id), '{}') INTO plain FROM (
      SELECT a.*, row_number() OVER (PARTITION BY a.operation, a.subject, a.params ORDER BY a.place) AS of_question,
             row_number() OVER (PARTITION BY a.operation, a.key ORDER BY a.place) AS of_key
        FROM json_to_recordset(p_requests) AS a(place integer, id uuid, operation text, subject text, params text,
                                                key text, fresh boolean, "sameAs" uuid)
    ) q
    WHERE q.of_question = 1 AND q.of_key = 1 AND q."sameAs" IS NULL
      -- One by one, by index: a join planned while the table was small would read all of it when it has grown.
      AND (SELECT l.id FROM look_ups l
           WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = q.operation
             AND l.idempotency_key = q.key AND l.state NOT IN ('RELEASED', 'DENIED') LIMIT 1) IS NULL
      AND (SELECT l.id FROM look_ups l
           WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = q.operation
             AND l.subject_hash = q.subject AND l.params_hash = q.params AND l.state = 'SENT' LIMIT 1) IS NULL
      AND (SELECT l.id FROM look_ups l
           WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = q.operation
             AND l.subject_hash = q.subject AND l.params_hash = q.params AND l.state = 'UNKNOWN'
             AND l.awaited_until > at LIMIT 1) IS NULL
      -- However old: how long it is good for is judged one by one.
      AND (q.fresh OR (SELECT l.id FROM look_ups l
           WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = q.operation
             AND l.subject_hash = q.subject AND l.params_hash = q.params AND l.state = 'SETTLED' LIMIT 1) IS NULL);
  END IF;

  IF cardinality(plain) > 0 THEN
    UPDATE look_up_counters c SET taken = c.taken + cardinality(plain)
      WHERE c.subscription = p_subscription AND c.month = this_month
        AND (c.organisation_id, c.person_id) IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
        AND NOT EXISTS (
          SELECT 1 FROM look_up_counters full_up
            JOIN look_up_limits l USING (subscription, organisation_id, person_id)
            LEFT JOIN look_up_extras e USING (subscription, organisation_id, person_id, month)
            WHERE full_up.subscription = p_subscription AND full_up.month = this_month
              AND (full_up.organisation_id, full_up.person_id)
                  IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
              AND full_up.taken + cardinality(plain) > l.monthly_limit + coalesce(e.extra, 0));
    GET DIAGNOSTICS changed = ROW_COUNT;
  END IF;

  IF changed > 0 THEN
    INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                          idempotency_key, state, month, created_at, state_at, instance, due_at)
      SELECT a.id, p_subscription, p_organisation, p_person, a.operation, a.subject, a.params, a.key,
             'SENT', this_month, at, at, p_instance, at + make_interval(secs => a."deadlineMs" / 1000.0)
        FROM json_to_recordset(p_requests)
          AS a(id uuid, operation text, subject text, params text, key text, "deadlineMs" integer)
        WHERE a.id = ANY (plain);
    RETURN QUERY
      SELECT a.place, 'reserved', a.id, a.id, NULL::text, NULL::integer
        FROM json_to_recordset(p_requests) AS a(place integer, id uuid) WHERE a.id = ANY (plain);
  ELSE
    plain := '{}';
  END IF;

  FOR request IN
    SELECT a.* FROM json_to_recordset(p_requests) AS a(place integer, id uuid, operation text, subject text, params text,
      key text, "cacheMinutes" integer, fresh boolean, "sameAs" uuid, "deadlineMs" integer)
      WHERE a.id <> ALL (plain) ORDER BY a.place
  LOOP
    RETURN QUERY
      SELECT request.place, r.* FROM look_up_reserve(
        request.id, p_subscription, p_organisation, p_person, request.operation, request.subject, request.params,
        request.key, request."cacheMinutes", p_not_found_minutes, request.fresh, request."sameAs", p_instance,
        request."deadlineMs", p_at) r;
  END LOOP;
END $$;
