CREATE TABLE "account_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" text NOT NULL,
	"person_id" text,
	"by_person_id" text,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"span" text NOT NULL,
	"most" integer,
	"percent" integer,
	"month" date
);
--> statement-breakpoint
CREATE TABLE "look_up_minute_limits" (
	"subscription" text NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"minute_limit" integer,
	CONSTRAINT "look_up_minute_limits_key" PRIMARY KEY("subscription","organisation_id","person_id"),
	CONSTRAINT "look_up_minute_limits_not_negative" CHECK ("look_up_minute_limits"."minute_limit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "look_up_limits" ALTER COLUMN "monthly_limit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "look_up_counters" ADD COLUMN "minute" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "look_up_counters" ADD COLUMN "minute_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_events_organisation" ON "account_events" USING btree ("organisation_id","at" DESC NULLS FIRST);
--> statement-breakpoint
-- Limits by default, by the month and by the minute; null in a row is "no limit", chosen by an administrator.
-- What the functions below are given as `p_defaults`: {"organisation": {"month": …, "minute": …}, "person": {…}}, or null.

-- No one chose "no limit" before this version: who had no row had never been given one. So that the default stops no one
-- in the middle of a month, an organisation or a person who used more than half of it in one of the last three months
-- starts with twice their largest month.
INSERT INTO look_up_limits (subscription, organisation_id, person_id, monthly_limit)
  SELECT c.subscription, c.organisation_id, c.person_id, 2 * max(c.taken)
    FROM look_up_counters c
    WHERE c.organisation_id <> '' AND c.month > (clock_timestamp() - interval '3 months')::date
    GROUP BY 1, 2, 3
    HAVING max(c.taken) > CASE WHEN c.person_id = '' THEN 2500 ELSE 500 END
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The limits that hold for one person: their own, or of each person of the organisation, or the default; with the extras of
-- a month. `set_limit` is the monthly one without extras. Null is none.
CREATE FUNCTION look_up_limits_of(
  p_subscription text, p_organisation text, p_person text, p_month date, p_defaults json
) RETURNS TABLE (rank integer, scope text, organisation_id text, person_id text, set_limit integer, month_limit integer,
                 minute_limit integer)
LANGUAGE sql STABLE ROWS 3 AS $$
  SELECT held.rank, held.scope, held.organisation_id, held.person_id, held.month_most, held.month_most + coalesce(e.extra, 0),
         held.minute_most
    FROM (
      SELECT k.*,
        CASE WHEN m.subscription IS NOT NULL THEN m.monthly_limit WHEN em.subscription IS NOT NULL THEN em.monthly_limit
             ELSE (p_defaults -> k.scope ->> 'month')::integer END AS month_most,
        CASE WHEN n.subscription IS NOT NULL THEN n.minute_limit WHEN en.subscription IS NOT NULL THEN en.minute_limit
             ELSE (p_defaults -> k.scope ->> 'minute')::integer END AS minute_most
      FROM (VALUES (1, 'subscription', '', ''), (2, 'organisation', p_organisation, ''),
                   (3, 'person', p_organisation, p_person)) k (rank, scope, organisation_id, person_id)
      LEFT JOIN look_up_limits m ON m.subscription = p_subscription
        AND m.organisation_id = k.organisation_id AND m.person_id = k.person_id
      LEFT JOIN look_up_limits em ON k.rank = 3 AND em.subscription = p_subscription
        AND em.organisation_id = p_organisation AND em.person_id = '*'
      LEFT JOIN look_up_minute_limits n ON n.subscription = p_subscription
        AND n.organisation_id = k.organisation_id AND n.person_id = k.person_id
      LEFT JOIN look_up_minute_limits en ON k.rank = 3 AND en.subscription = p_subscription
        AND en.organisation_id = p_organisation AND en.person_id = '*'
    ) held
    LEFT JOIN look_up_extras e ON e.subscription = p_subscription AND e.month = p_month
      AND e.organisation_id = held.organisation_id AND e.person_id = held.person_id
$$;
--> statement-breakpoint
-- The first limit that so many more would exceed, the widest first; no row where none does. The counters are locked by
-- the caller. Look-ups of a list were priced before they were made: no limit by the minute holds for them.
CREATE FUNCTION look_up_blocked(
  p_subscription text, p_organisation text, p_person text, p_at timestamptz, p_count integer, p_defaults json, p_listed boolean
) RETURNS TABLE (limit_scope text, limit_span text, most integer)
LANGUAGE sql VOLATILE ROWS 1 AS $$
  SELECT l.scope, CASE WHEN c.taken + p_count > l.month_limit THEN 'month' ELSE 'minute' END,
         CASE WHEN c.taken + p_count > l.month_limit THEN l.month_limit ELSE l.minute_limit END
    FROM look_up_limits_of(p_subscription, p_organisation, p_person, look_up_month(p_at), p_defaults) l
    JOIN look_up_counters c ON c.subscription = p_subscription AND c.month = look_up_month(p_at)
      AND c.organisation_id = l.organisation_id AND c.person_id = l.person_id
    WHERE c.taken + p_count > l.month_limit
      OR (NOT p_listed AND p_count + CASE WHEN c.minute = date_trunc('minute', p_at) THEN c.minute_taken ELSE 0 END
                           > l.minute_limit)
    ORDER BY c.taken + p_count > l.month_limit DESC, l.rank LIMIT 1
$$;
--> statement-breakpoint
-- Counts so many more, and notes once a month for each limit that half, four fifths or all of it are used.
CREATE FUNCTION look_up_take(
  p_subscription text, p_organisation text, p_person text, p_at timestamptz, p_count integer, p_defaults json, p_listed boolean
) RETURNS void LANGUAGE sql VOLATILE AS $$
  WITH counted AS (
    UPDATE look_up_counters c SET taken = c.taken + p_count,
        minute_taken = CASE WHEN p_listed THEN c.minute_taken ELSE p_count
          + CASE WHEN c.minute = date_trunc('minute', p_at) THEN c.minute_taken ELSE 0 END END,
        minute = CASE WHEN p_listed THEN c.minute ELSE date_trunc('minute', p_at) END
      WHERE c.subscription = p_subscription AND c.month = look_up_month(p_at)
        AND (c.organisation_id, c.person_id) IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
      RETURNING c.organisation_id, c.person_id, c.taken
  ), used AS (
    SELECT l.scope, l.month_limit AS most, counted.taken, max(level.percent) AS percent
      FROM counted
      JOIN look_up_limits_of(p_subscription, p_organisation, p_person, look_up_month(p_at), p_defaults) l
        ON l.rank > 1 AND l.organisation_id = counted.organisation_id AND l.person_id = counted.person_id
      JOIN (VALUES (50), (80), (100)) level (percent) ON counted.taken * 100 >= l.month_limit * level.percent
        AND (counted.taken - p_count) * 100 < l.month_limit * level.percent
      GROUP BY 1, 2, 3
  )
  INSERT INTO account_events (organisation_id, person_id, at, kind, span, most, percent, month)
    SELECT p_organisation, CASE used.scope WHEN 'person' THEN p_person END, p_at, 'budget_used', 'month', used.most,
           used.percent, look_up_month(p_at)
      FROM used
      -- A look-up that was released and made again passes the same mark twice.
      WHERE NOT EXISTS (
        SELECT 1 FROM account_events e
          WHERE e.organisation_id = p_organisation AND e.kind = 'budget_used' AND e.month = look_up_month(p_at)
            AND e.person_id IS NOT DISTINCT FROM CASE used.scope WHEN 'person' THEN p_person END
            AND e.most = used.most AND e.percent = used.percent AND e.at > p_at - interval '32 days')
$$;
--> statement-breakpoint
DROP FUNCTION look_up_reserve_all(text, text, text, integer, text, json, timestamptz);--> statement-breakpoint
DROP FUNCTION look_up_reserve(uuid, text, text, text, text, text, text, text, integer, integer, boolean, uuid, text, integer, timestamptz);
--> statement-breakpoint
-- NEW → SERVED, DENIED or SENT, or the same question in flight, in one commit. A look-up is in flight while it is SENT, and
-- while its late reply is awaited: it is never charged a second time meanwhile.
CREATE FUNCTION look_up_reserve(
  p_id uuid, p_subscription text, p_organisation text, p_person text, p_operation text, p_subject text,
  p_params text, p_key text, p_cache_minutes integer, p_not_found_minutes integer, p_fresh boolean,
  p_same_as uuid, p_instance text, p_deadline_ms integer, p_at timestamptz, p_defaults json, p_listed boolean
) RETURNS TABLE (verdict text, look_up_id uuid, source_id uuid, limit_scope text, limit_span text, most integer)
LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  other look_ups;
  blocked record;
BEGIN
  FOR pass IN 1..2 LOOP
    SELECT * INTO other FROM look_ups l
      WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = p_operation
        AND l.idempotency_key = p_key AND l.state NOT IN ('RELEASED', 'DENIED');
    IF FOUND THEN
      RETURN QUERY SELECT
        CASE WHEN other.subject_hash = p_subject AND other.params_hash = p_params THEN 'repeated' ELSE 'conflict' END,
        other.id, coalesce(other.served_from, other.id), NULL::text, NULL::text, NULL::integer;
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
      RETURN QUERY SELECT 'cached', p_id, other.id, NULL::text, NULL::text, NULL::integer;
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
      RETURN QUERY SELECT 'in_flight', other.id, other.id, NULL::text, NULL::text, NULL::integer;
      RETURN;
    END IF;

    -- Everyone who takes from this subscription passes here one at a time; the second look is final.
    IF pass = 1 THEN
      PERFORM look_up_lock_counters(p_subscription, p_organisation, p_person, this_month);
    END IF;
  END LOOP;

  SELECT * INTO blocked FROM look_up_blocked(p_subscription, p_organisation, p_person, at, 1, p_defaults, p_listed);
  IF NOT FOUND THEN
    PERFORM look_up_take(p_subscription, p_organisation, p_person, at, 1, p_defaults, p_listed);
  END IF;

  INSERT INTO look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
                        idempotency_key, state, month, created_at, state_at, instance, due_at)
    VALUES (p_id, p_subscription, p_organisation, p_person, p_operation, p_subject, p_params, p_key,
            CASE WHEN blocked IS NULL THEN 'SENT' ELSE 'DENIED' END, this_month, at, at, p_instance,
            CASE WHEN blocked IS NULL THEN at + make_interval(secs => p_deadline_ms / 1000.0) END);
  IF blocked IS NULL THEN
    RETURN QUERY SELECT 'reserved', p_id, p_id, NULL::text, NULL::text, NULL::integer;
  ELSE
    RETURN QUERY SELECT 'denied', p_id, NULL::uuid, blocked.limit_scope, blocked.limit_span, blocked.most;
  END IF;
END $$;
--> statement-breakpoint
-- The same of the look-ups of one person of one moment.
CREATE FUNCTION look_up_reserve_all(
  p_subscription text, p_organisation text, p_person text, p_not_found_minutes integer, p_instance text,
  p_requests json, p_at timestamptz, p_defaults json, p_listed boolean
) RETURNS TABLE (place integer, verdict text, look_up_id uuid, source_id uuid, limit_scope text, limit_span text, most integer)
LANGUAGE plpgsql ROWS 20 AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  plain uuid[] := '{}';
  taken boolean := false;
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
      SELECT a.place, 'reserved', a.id, a.id, NULL::text, NULL::text, NULL::integer
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
        request."deadlineMs", p_at, p_defaults, p_listed) r;
  END LOOP;
END $$;
