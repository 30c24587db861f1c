-- A look-up is SENT from the commit that takes its quota. RESERVED, and the lease of a reserved look-up, are gone: nothing
-- has reserved a look-up without sending it for a long time. What an older version left RESERVED was never sent, so it is
-- given back as that version's sweep would have done.
SELECT look_up_release(l.id, ARRAY['RESERVED'], NULL, NULL) FROM look_ups l WHERE l.state = 'RESERVED';
--> statement-breakpoint
ALTER TABLE "look_ups" DROP CONSTRAINT "look_ups_state";--> statement-breakpoint
DROP INDEX "look_ups_one_twin";--> statement-breakpoint
DROP INDEX "look_ups_open";--> statement-breakpoint
CREATE UNIQUE INDEX "look_ups_one_twin" ON "look_ups" USING btree ("subject_hash","params_hash","operation","organisation_id","subscription") WHERE "look_ups"."state" = 'SENT';--> statement-breakpoint
CREATE INDEX "look_ups_open" ON "look_ups" USING btree ("state_at") WHERE "look_ups"."state" in ('SENT', 'UNKNOWN');--> statement-breakpoint
ALTER TABLE "look_ups" ADD CONSTRAINT "look_ups_state" CHECK ("look_ups"."state" in ('SERVED', 'DENIED', 'SENT', 'UNKNOWN', 'RELEASED', 'SETTLED', 'WRITTEN_OFF'));
--> statement-breakpoint
-- Which states follow which, and what does not change. The history keeps the RESERVED steps of older versions.
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
DROP FUNCTION look_up_reserve(uuid, text, text, text, text, text, text, text, integer, integer, boolean, uuid, text, integer, integer, timestamptz);
--> statement-breakpoint
-- NEW → SERVED, DENIED or SENT, or the same question in flight, in one commit: a reserved look-up is SENT, with its deadline,
-- before its first byte leaves. `p_same_as` takes the answer of that look-up whatever its age: it was in flight until now.
CREATE FUNCTION look_up_reserve(
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
DROP FUNCTION look_up_reserve_all(text, text, text, integer, text, integer, json, timestamptz);
--> statement-breakpoint
-- The look-ups of one person of one moment, reserved in one commit. Where there are several, those that were never made
-- before take their quota together, by one conditional update; all others, and all of them where the quota is not enough
-- for every one, go one by one.
CREATE FUNCTION look_up_reserve_all(
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
--> statement-breakpoint
-- SENT or UNKNOWN → SETTLED, each look-up found by its key: a join planned while the table is small would read all of it
-- for ever. The states are named by those that do not settle, so that no index of the open ones can be chosen, and read
-- from end to end, for the one look-up that its key finds directly. A reference the provider has used before stays with
-- its first look-up; the index decides, not a query whose plan may be as old.
CREATE OR REPLACE FUNCTION look_up_settle(p_ids uuid[], p_outcomes text[], p_results text[], p_audit_ids text[], p_at timestamptz)
RETURNS TABLE (look_up_id uuid, settled_at timestamptz) LANGUAGE plpgsql ROWS 10 AS $$
DECLARE
  audit text;
BEGIN
  FOR place IN 1..cardinality(p_ids) LOOP
    audit := p_audit_ids[place];
    LOOP
      BEGIN
        RETURN QUERY
          UPDATE look_ups l SET state = 'SETTLED', state_at = coalesce(p_at, clock_timestamp()), due_at = NULL,
              outcome = p_outcomes[place], result = p_results[place]::json, fault = NULL, audit_id = audit
            WHERE l.id = p_ids[place] AND l.state NOT IN ('SETTLED', 'SERVED', 'RELEASED', 'DENIED', 'WRITTEN_OFF')
            RETURNING l.id, l.state_at;
        EXIT;
      EXCEPTION WHEN unique_violation THEN
        IF audit IS NULL THEN
          RAISE;
        END IF;
        audit := NULL;
      END;
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION look_up_sweep(integer, integer, timestamptz);
--> statement-breakpoint
-- What no process holds any more: a missing reply is unknown once its deadline and the grace are over, and is written off
-- after the last wait.
CREATE FUNCTION look_up_sweep(p_grace_ms integer, p_write_off_hours integer, p_at timestamptz)
RETURNS TABLE (became_unknown integer, written_off integer) LANGUAGE plpgsql AS $$
DECLARE
  now_at timestamptz := coalesce(p_at, clock_timestamp());
  open_row record;
BEGIN
  became_unknown := 0; written_off := 0;
  FOR open_row IN
    SELECT l.id, l.state FROM look_ups l
      WHERE (l.state = 'SENT' AND l.due_at < now_at - make_interval(secs => p_grace_ms / 1000.0))
         OR (l.state = 'UNKNOWN' AND l.state_at < now_at - make_interval(hours => p_write_off_hours))
      ORDER BY l.id LIMIT 500 FOR UPDATE SKIP LOCKED
  LOOP
    IF open_row.state = 'SENT' THEN
      UPDATE look_ups l SET state = 'UNKNOWN', state_at = now_at, due_at = NULL WHERE l.id = open_row.id;
      became_unknown := became_unknown + 1;
    ELSE
      UPDATE look_ups l SET state = 'WRITTEN_OFF', state_at = now_at WHERE l.id = open_row.id;
      written_off := written_off + 1;
    END IF;
  END LOOP;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- Adds up the next days whose look-ups have all come to their end, up to four days ago: by then the last missing reply
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
  INSERT INTO look_up_tallies AS t (subscription, organisation_id, month, person_id, operation, charged, not_found, unknown, kept, free)
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
          kept = t.kept + excluded.kept, free = t.free + excluded.free;
  UPDATE look_up_rolled r SET up_to = until_at WHERE r.subscription = p_subscription;
  RETURN until_at < closing;
END $$;
