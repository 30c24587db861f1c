-- The key of the API that a look-up was made with, and that a run of a stock list was started with; null for people.
ALTER TABLE "look_ups" ADD COLUMN "api_key_id" uuid;
--> statement-breakpoint
ALTER TABLE "stock_runs" ADD COLUMN "started_by_key" uuid;
--> statement-breakpoint
-- It does not change. Otherwise as in 0065.
CREATE OR REPLACE FUNCTION look_up_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('SERVED', 'DENIED', 'SENT') THEN
      RAISE EXCEPTION 'a look-up cannot begin as %', NEW.state;
    END IF;
  -- Erasing is no step: the look-up was made and counts as before. What leads from it to a plate goes, once it has ended.
  ELSIF OLD.state = NEW.state AND OLD.state <> 'SENT' AND NOT (OLD.state = 'UNKNOWN' AND OLD.awaited_until IS NOT NULL)
    AND NEW.erased_at IS NOT NULL
    AND (NEW.result IS NULL OR NEW.result::text = 'null')
    AND to_jsonb(OLD) - '{result,fault,erased_at,subject_hash,params_hash,request_hash,idempotency_key}'::text[]
      = to_jsonb(NEW) - '{result,fault,erased_at,subject_hash,params_hash,request_hash,idempotency_key}'::text[] THEN
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
         OLD.params_hash, OLD.request_hash, OLD.idempotency_key, OLD.api_key_id, OLD.month, OLD.created_at)
    IS DISTINCT FROM
        (NEW.id, NEW.subscription, NEW.organisation_id, NEW.person_id, NEW.operation, NEW.subject_hash,
         NEW.params_hash, NEW.request_hash, NEW.idempotency_key, NEW.api_key_id, NEW.month, NEW.created_at) THEN
    RAISE EXCEPTION 'what was looked up, for whom and when does not change';
  END IF;
  -- An answer that comes after its look-up was erased is counted, and not stored.
  IF TG_OP = 'UPDATE' AND OLD.erased_at IS NOT NULL AND NEW.result IS NOT NULL THEN
    NEW.result := 'null';
  END IF;
  INSERT INTO look_up_history (look_up_id, at, state, instance) VALUES (NEW.id, NEW.state_at, NEW.state, NEW.instance);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Each statement of a function sees what was committed before it. A reply that arrived between the read of the answers
-- and the read of what is in flight was seen by neither: its question was refused as dearer than it is, or was sent and
-- charged again. What is in flight is read first, so that what ends meanwhile is found among the answers.
CREATE FUNCTION look_up_in_flight(
  p_subscription text, p_organisation text, p_operation text, p_subject text, p_params text, p_at timestamptz
) RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  running uuid;
BEGIN
  SELECT l.id INTO running FROM look_ups l
    WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
      AND l.subject_hash = p_subject AND l.params_hash = p_params AND l.state = 'SENT';
  IF NOT FOUND THEN
    -- Its requester was told that it is late; its reply may still come.
    SELECT l.id INTO running FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
        AND l.subject_hash = p_subject AND l.params_hash = p_params AND l.state = 'UNKNOWN' AND l.awaited_until > p_at
      ORDER BY l.awaited_until DESC LIMIT 1;
  END IF;
  RETURN running;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION look_up_takes(
  p_subscription text, p_organisation text, p_operation text, p_subject text, p_params text, p_key text, p_request_hash text,
  p_cache_minutes integer, p_not_found_minutes integer, p_fresh boolean, p_same_as uuid, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  running boolean;
  settled look_ups;
BEGIN
  PERFORM 1 FROM look_ups l
    WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.idempotency_key = p_key
      AND l.state NOT IN ('RELEASED', 'DENIED') AND (l.operation = p_operation OR l.request_hash <> p_request_hash);
  IF FOUND THEN RETURN false; END IF;
  running := look_up_in_flight(p_subscription, p_organisation, p_operation, p_subject, p_params, p_at) IS NOT NULL;
  IF p_same_as IS NOT NULL THEN
    PERFORM 1 FROM look_ups l WHERE l.id = p_same_as AND l.state = 'SETTLED';
    IF FOUND THEN RETURN false; END IF;
  ELSIF NOT p_fresh THEN
    SELECT * INTO settled FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
        AND l.subject_hash = p_subject AND l.params_hash = p_params AND l.state = 'SETTLED' AND l.erased_at IS NULL
      ORDER BY l.state_at DESC LIMIT 1;
    IF settled.state_at > p_at - make_interval(mins =>
         CASE settled.outcome WHEN 'found' THEN p_cache_minutes ELSE least(p_cache_minutes, p_not_found_minutes) END) THEN
      RETURN false;
    END IF;
  END IF;
  RETURN NOT running;
END $$;
--> statement-breakpoint
DROP FUNCTION look_up_reserve(uuid, text, text, text, text, text, text, text, text, integer, integer, boolean, uuid, text,
  integer, timestamptz, json, boolean, integer);
--> statement-breakpoint
CREATE FUNCTION look_up_reserve(
  p_id uuid, p_subscription text, p_organisation text, p_person text, p_operation text, p_subject text,
  p_params text, p_key text, p_request_hash text, p_cache_minutes integer, p_not_found_minutes integer, p_fresh boolean,
  p_same_as uuid, p_instance text, p_deadline_ms integer, p_at timestamptz, p_defaults json, p_listed boolean,
  p_together integer, p_most_credits integer, p_api_key uuid
) RETURNS TABLE (verdict text, look_up_id uuid, source_id uuid, limit_scope text, limit_span text, most integer,
               together integer)
LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  other look_ups;
  running uuid;
  credits integer;
  blocked record;
BEGIN
  FOR pass IN 1..2 LOOP
    SELECT * INTO other FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.idempotency_key = p_key
        AND l.state NOT IN ('RELEASED', 'DENIED') AND (l.operation = p_operation OR l.request_hash <> p_request_hash)
      LIMIT 1;
    IF FOUND THEN
      RETURN QUERY SELECT
        CASE WHEN other.operation = p_operation AND other.subject_hash = p_subject AND other.params_hash = p_params
                  AND coalesce(other.request_hash = p_request_hash, true)
             THEN 'repeated' ELSE 'conflict' END,
        other.id, coalesce(other.served_from, other.id), NULL::text, NULL::text, NULL::integer, NULL::integer;
      RETURN;
    END IF;

    running := look_up_in_flight(p_subscription, p_organisation, p_operation, p_subject, p_params, at);
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
                            idempotency_key, request_hash, api_key_id, state, month, created_at, state_at, instance, served_from)
        VALUES (p_id, p_subscription, p_organisation, p_person, p_operation, p_subject, p_params,
                p_key, p_request_hash, p_api_key, 'SERVED', this_month, at, at, p_instance, other.id);
      RETURN QUERY SELECT 'cached', p_id, other.id, NULL::text, NULL::text, NULL::integer, NULL::integer;
      RETURN;
    END IF;

    IF running IS NOT NULL THEN
      RETURN QUERY SELECT 'in_flight', running, running, NULL::text, NULL::text, NULL::integer, NULL::integer;
      RETURN;
    END IF;

    -- Everyone who takes from this subscription passes here one at a time; the second look is final.
    IF pass = 1 THEN
      PERFORM look_up_lock_counters(p_subscription, p_organisation, p_person, this_month);
    END IF;
  END LOOP;

  IF p_most_credits IS NOT NULL THEN
    SELECT count(*) + p_together INTO credits FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.idempotency_key = p_key
        AND l.state IN ('SENT', 'SETTLED', 'UNKNOWN', 'WRITTEN_OFF');
    IF credits > p_most_credits THEN
      RETURN QUERY SELECT 'dearer', p_id, NULL::uuid, NULL::text, NULL::text, NULL::integer, credits;
      RETURN;
    END IF;
  END IF;

  SELECT * INTO blocked FROM look_up_blocked(p_subscription, p_organisation, p_person, at, p_together, p_defaults, p_listed);
  IF NOT FOUND THEN
    PERFORM look_up_take(p_subscription, p_organisation, p_person, at, 1, p_defaults, p_listed);
  END IF;

  INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                        idempotency_key, request_hash, api_key_id, state, month, created_at, state_at, instance, due_at)
    VALUES (p_id, p_subscription, p_organisation, p_person, p_operation, p_subject, p_params, p_key, p_request_hash,
            p_api_key, CASE WHEN blocked IS NULL THEN 'SENT' ELSE 'DENIED' END, this_month, at, at, p_instance,
            CASE WHEN blocked IS NULL THEN at + make_interval(secs => p_deadline_ms / 1000.0) END);
  IF blocked IS NULL THEN
    RETURN QUERY SELECT 'reserved', p_id, p_id, NULL::text, NULL::text, NULL::integer, NULL::integer;
  ELSE
    RETURN QUERY SELECT 'denied', p_id, NULL::uuid, blocked.limit_scope, blocked.limit_span, blocked.most,
      p_together;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION look_up_reserve_all(
  p_subscription text, p_organisation text, p_person text, p_not_found_minutes integer, p_instance text,
  p_requests json, p_at timestamptz, p_defaults json, p_listed boolean
) RETURNS TABLE (place integer, verdict text, look_up_id uuid, source_id uuid, limit_scope text, limit_span text, most integer,
               together integer)
LANGUAGE plpgsql ROWS 20 AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  -- The requests that would take a credit by themselves, and those of them that are taken together.
  taking uuid[];
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

    SELECT coalesce(array_agg(a.id), '{}') INTO taking
      FROM json_to_recordset(p_requests) AS a(id uuid, operation text, subject text, params text, key text,
        "requestHash" text, "cacheMinutes" integer, fresh boolean, "sameAs" uuid)
      WHERE look_up_takes(p_subscription, p_organisation, a.operation, a.subject, a.params, a.key, a."requestHash",
        a."cacheMinutes", p_not_found_minutes, a.fresh, a."sameAs", at);

    SELECT coalesce(jsonb_object_agg(q.key, q.left_to_take + q.taken), '{}') INTO dearer FROM (
      SELECT a.key, min(a."mostCredits") AS most, count(*) AS left_to_take, (
               SELECT count(*) FROM look_ups l
                 WHERE l.idempotency_key = a.key AND l.organisation_id = p_organisation AND l.subscription = p_subscription
                   AND l.state IN ('SENT', 'SETTLED', 'UNKNOWN', 'WRITTEN_OFF')) AS taken
        FROM json_to_recordset(p_requests) AS a(id uuid, key text, "mostCredits" integer)
        WHERE a."mostCredits" IS NOT NULL AND a.id = ANY (taking)
        GROUP BY a.key
    ) q WHERE q.left_to_take + q.taken > q.most;

    SELECT coalesce(array_agg(q.id), '{}') INTO plain FROM (
      SELECT a.*, row_number() OVER (PARTITION BY a.operation, a.subject, a.params ORDER BY a.place) AS of_question,
             row_number() OVER (PARTITION BY a.operation, a.key ORDER BY a.place) AS of_key,
             first_value(a."requestHash") OVER (PARTITION BY a.key ORDER BY a.place) AS first_hash
        FROM json_to_recordset(p_requests) AS a(place integer, id uuid, operation text, subject text, params text, key text,
                                                "requestHash" text, "sameAs" uuid)
    ) q
    WHERE q.of_question = 1 AND q.of_key = 1 AND q."requestHash" IS NOT DISTINCT FROM q.first_hash AND q."sameAs" IS NULL
      AND q.id = ANY (taking) AND NOT dearer ? q.key;
  END IF;

  IF cardinality(plain) > 0 AND NOT EXISTS (
    SELECT 1 FROM look_up_blocked(p_subscription, p_organisation, p_person, at, cardinality(plain), p_defaults, p_listed)
  ) THEN
    PERFORM look_up_take(p_subscription, p_organisation, p_person, at, cardinality(plain), p_defaults, p_listed);
    taken := true;
  END IF;

  IF taken THEN
    INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                          idempotency_key, request_hash, api_key_id, state, month, created_at, state_at, instance, due_at)
      SELECT a.id, p_subscription, p_organisation, p_person, a.operation, a.subject, a.params, a.key,
             a."requestHash", a."apiKeyId", 'SENT', this_month, at, at, p_instance, at + make_interval(secs => a."deadlineMs" / 1000.0)
        FROM json_to_recordset(p_requests)
          AS a(id uuid, operation text, subject text, params text, key text, "requestHash" text, "apiKeyId" uuid,
               "deadlineMs" integer)
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
      key text, "requestHash" text, "cacheMinutes" integer, fresh boolean, "sameAs" uuid, "deadlineMs" integer,
      "mostCredits" integer, "apiKeyId" uuid)
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
          "requestHash" text, "cacheMinutes" integer, fresh boolean, "sameAs" uuid)
        WHERE a.key = this_key AND a.id <> ALL (plain)
          AND look_up_takes(p_subscription, p_organisation, a.operation, a.subject, a.params, a.key, a."requestHash",
            a."cacheMinutes", p_not_found_minutes, a.fresh, a."sameAs", at);
      END IF;
    END IF;
    SELECT * INTO reserved FROM look_up_reserve(
      request.id, p_subscription, p_organisation, p_person, request.operation, request.subject, request.params,
      request.key, request."requestHash", request."cacheMinutes", p_not_found_minutes, request.fresh, request."sameAs",
      p_instance, request."deadlineMs", at, p_defaults, p_listed, greatest(left_to_take, 1),
      request."mostCredits", request."apiKeyId");
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
