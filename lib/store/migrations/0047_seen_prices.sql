-- Each change of a list's rows raises its version: one read before another change is refused, and so is a run priced before it.
ALTER TABLE "stock_lists" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A submission may say the most it may take (`mostCredits`: the price that was on its button). One that would take more, with
-- what its key has taken already, gets the verdict `dearer` and its price in `together`: nothing is taken or written.
CREATE OR REPLACE FUNCTION look_up_reserve_all(
  p_subscription text, p_organisation text, p_person text, p_not_found_minutes integer, p_instance text,
  p_requests json, p_at timestamptz, p_defaults json, p_listed boolean
) RETURNS TABLE (place integer, verdict text, look_up_id uuid, source_id uuid, limit_scope text, limit_span text, most integer,
               together integer)
LANGUAGE plpgsql ROWS 20 AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  plain uuid[] := '{}';
  taken boolean := false;
  request record;
  reserved record;
  -- Of the submission whose look-ups are being reserved: its key, and how many it still has to take.
  this_key text;
  left_to_take integer;
  -- Of each submission that would take more than it may: its price, by key.
  dearer jsonb := '{}';
BEGIN
  IF json_array_length(p_requests) > 1 THEN
    -- From here on everyone who takes from this subscription waits for us: what is not there now is not there.
    PERFORM look_up_lock_counters(p_subscription, p_organisation, p_person, this_month);
  ELSE
    -- One that is cached needs no lock.
    PERFORM look_up_lock_counters(p_subscription, p_organisation, p_person, this_month)
      FROM json_to_recordset(p_requests) AS a(operation text, subject text, params text, key text,
        "cacheMinutes" integer, fresh boolean, "sameAs" uuid, "mostCredits" integer)
      WHERE a."mostCredits" IS NOT NULL
        AND look_up_takes(p_subscription, p_organisation, a.operation, a.subject, a.params, a.key, a."cacheMinutes",
          p_not_found_minutes, a.fresh, a."sameAs", at);
  END IF;

  SELECT coalesce(jsonb_object_agg(q.key, q.taking + q.taken), '{}') INTO dearer FROM (
    SELECT a.key, min(a."mostCredits") AS most, count(*) AS taking, (
             SELECT count(*) FROM look_ups l
               WHERE l.idempotency_key = a.key AND l.organisation_id = p_organisation AND l.subscription = p_subscription
                 AND l.state IN ('SENT', 'SETTLED', 'UNKNOWN', 'WRITTEN_OFF')) AS taken
      FROM json_to_recordset(p_requests) AS a(operation text, subject text, params text, key text,
        "cacheMinutes" integer, fresh boolean, "sameAs" uuid, "mostCredits" integer)
      WHERE a."mostCredits" IS NOT NULL
        AND look_up_takes(p_subscription, p_organisation, a.operation, a.subject, a.params, a.key, a."cacheMinutes",
          p_not_found_minutes, a.fresh, a."sameAs", at)
      GROUP BY a.key
  ) q WHERE q.taking + q.taken > q.most;

  IF json_array_length(p_requests) > 1 THEN
    SELECT coalesce(array_agg(q.id), '{}') INTO plain FROM (
      SELECT a.*, row_number() OVER (PARTITION BY a.operation, a.subject, a.params ORDER BY a.place) AS of_question,
             row_number() OVER (PARTITION BY a.operation, a.key ORDER BY a.place) AS of_key
        FROM json_to_recordset(p_requests) AS a(place integer, id uuid, operation text, subject text, params text,
                                                key text, "cacheMinutes" integer, fresh boolean, "sameAs" uuid)
    ) q
    WHERE q.of_question = 1 AND q.of_key = 1 AND q."sameAs" IS NULL AND NOT dearer ? q.key
      AND look_up_takes(p_subscription, p_organisation, q.operation, q.subject, q.params, q.key, q."cacheMinutes",
        p_not_found_minutes, q.fresh, NULL, at);
  END IF;

  IF cardinality(plain) > 0 AND NOT EXISTS (
    SELECT 1 FROM look_up_blocked(p_subscription, p_organisation, p_person, at, cardinality(plain), p_defaults, p_listed)
  ) THEN
    PERFORM look_up_take(p_subscription, p_organisation, p_person, at, cardinality(plain), p_defaults, p_listed);
    taken := true;
  END IF;

  IF taken THEN
    INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                          idempotency_key, state, month, created_at, state_at, instance, due_at)
      SELECT a.id, p_subscription, p_organisation, p_person, a.operation, a.subject, a.params, a.key,
             'SENT', this_month, at, at, p_instance, at + make_interval(secs => a."deadlineMs" / 1000.0)
        FROM json_to_recordset(p_requests)
          AS a(id uuid, operation text, subject text, params text, key text, "deadlineMs" integer)
        WHERE a.id = ANY (plain);
    RETURN QUERY
      SELECT a.place, 'reserved', a.id, a.id, NULL::text, NULL::text, NULL::integer, NULL::integer
        FROM json_to_recordset(p_requests) AS a(place integer, id uuid) WHERE a.id = ANY (plain);
  ELSE
    plain := '{}';
  END IF;

  -- A submission is taken as a whole or not at all: half of it is no valuation, and would be paid for.
  FOR request IN
    SELECT a.* FROM json_to_recordset(p_requests) AS a(place integer, id uuid, operation text, subject text, params text,
      key text, "cacheMinutes" integer, fresh boolean, "sameAs" uuid, "deadlineMs" integer)
      WHERE a.id <> ALL (plain) ORDER BY min(a.place) OVER (PARTITION BY a.key), a.place
  LOOP
    IF dearer ? request.key THEN
      RETURN QUERY SELECT request.place, 'dearer', request.id, NULL::uuid, NULL::text, NULL::text, NULL::integer,
        (dearer ->> request.key)::integer;
      CONTINUE;
    END IF;
    IF request.key IS DISTINCT FROM this_key THEN
      this_key := request.key;
      left_to_take := 1;
      IF json_array_length(p_requests) > 1 THEN
        SELECT count(*) INTO left_to_take
        FROM json_to_recordset(p_requests) AS a(id uuid, operation text, subject text, params text, key text,
          "cacheMinutes" integer, fresh boolean, "sameAs" uuid)
        WHERE a.key = this_key AND a.id <> ALL (plain)
          AND look_up_takes(p_subscription, p_organisation, a.operation, a.subject, a.params, a.key, a."cacheMinutes",
            p_not_found_minutes, a.fresh, a."sameAs", at);
      END IF;
    END IF;
    SELECT * INTO reserved FROM look_up_reserve(
      request.id, p_subscription, p_organisation, p_person, request.operation, request.subject, request.params,
      request.key, request."cacheMinutes", p_not_found_minutes, request.fresh, request."sameAs", p_instance,
      request."deadlineMs", at, p_defaults, p_listed, greatest(left_to_take, 1));
    IF reserved.verdict = 'reserved' THEN left_to_take := left_to_take - 1; END IF;
    place := request.place;
    verdict := reserved.verdict;
    look_up_id := reserved.look_up_id;
    source_id := reserved.source_id;
    limit_scope := reserved.limit_scope;
    limit_span := reserved.limit_span;
    most := reserved.most;
    together := reserved.together;
    RETURN NEXT;
  END LOOP;
END $$;
