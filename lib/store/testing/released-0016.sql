-- A database as version 0016 left it, every table filled: written by pg_dump --inserts from that version's own code.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA drizzle;

CREATE SCHEMA pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options json) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
      INSERT INTO pgboss.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

      EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM pgboss.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;

      EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
    END;
    $$;

CREATE FUNCTION public.look_up_kept_forever() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% on % is not allowed: the ledger is append-only', TG_OP, TG_TABLE_NAME;
END $$;

CREATE FUNCTION public.look_up_lock_counters(p_subscription text, p_organisation text, p_person text, p_month date) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.look_up_month(at timestamp with time zone) RETURNS date
    LANGUAGE sql STABLE
    AS $$
  SELECT date_trunc('month', at AT TIME ZONE 'Europe/London')::date
$$;

CREATE FUNCTION public.look_up_release(p_id uuid, p_from text[], p_fault json, p_at timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.look_up_reserve(p_id uuid, p_subscription text, p_organisation text, p_person text, p_operation text, p_subject text, p_params text, p_key text, p_keep_minutes integer, p_not_found_minutes integer, p_fresh boolean, p_same_as uuid, p_instance text, p_lease_ms integer, p_sent_ms integer, p_at timestamp with time zone) RETURNS TABLE(verdict text, look_up_id uuid, source_id uuid, limit_of text, monthly_limit integer)
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.look_up_reserve_all(p_subscription text, p_organisation text, p_person text, p_not_found_minutes integer, p_instance text, p_lease_ms integer, p_asked json, p_at timestamp with time zone) RETURNS TABLE(place integer, verdict text, look_up_id uuid, source_id uuid, limit_of text, monthly_limit integer)
    LANGUAGE plpgsql ROWS 20
    AS $$
DECLARE
  at timestamptz := coalesce(p_at, clock_timestamp());
  this_month date := look_up_month(at);
  plain uuid[];
  changed integer := 0;
  one record;
BEGIN
  -- From here on everyone who takes from this subscription waits for us: what is not there now is not there.
  PERFORM look_up_lock_counters(p_subscription, p_organisation, p_person, this_month);

  SELECT coalesce(array_agg(q.id), '{}') INTO plain FROM (
    SELECT a.*, row_number() OVER (PARTITION BY a.operation, a.subject, a.params ORDER BY a.place) AS of_question,
           row_number() OVER (PARTITION BY a.operation, a.key ORDER BY a.place) AS of_key
      FROM json_to_recordset(p_asked) AS a(place integer, id uuid, operation text, subject text, params text, key text,
                                           fresh boolean, "sameAs" uuid)
  ) q
  WHERE q.of_question = 1 AND q.of_key = 1 AND q."sameAs" IS NULL
    -- One by one, by index: a join planned while the table was small would read all of it when it has grown.
    AND (SELECT l.id FROM look_ups l
         WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = q.operation
           AND l.idempotency_key = q.key AND l.state NOT IN ('RELEASED', 'DENIED') LIMIT 1) IS NULL
    AND (SELECT l.id FROM look_ups l
         WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = q.operation
           AND l.subject_hash = q.subject AND l.params_hash = q.params AND l.state IN ('RESERVED', 'SENT') LIMIT 1) IS NULL
    -- However old: how long it is good for is judged one by one.
    AND (q.fresh OR (SELECT l.id FROM look_ups l
         WHERE l.subscription = p_subscription AND l.organisation_id = p_organisation AND l.operation = q.operation
           AND l.subject_hash = q.subject AND l.params_hash = q.params AND l.state = 'SETTLED' LIMIT 1) IS NULL);

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
             CASE WHEN a."sentMs" IS NULL THEN 'RESERVED' ELSE 'SENT' END, this_month, at, at, p_instance,
             at + make_interval(secs => coalesce(a."sentMs", p_lease_ms) / 1000.0)
        FROM json_to_recordset(p_asked) AS a(id uuid, operation text, subject text, params text, key text, "sentMs" integer)
        WHERE a.id = ANY (plain);
    RETURN QUERY
      SELECT a.place, 'taken', a.id, a.id, NULL::text, NULL::integer
        FROM json_to_recordset(p_asked) AS a(place integer, id uuid) WHERE a.id = ANY (plain);
  ELSE
    plain := '{}';
  END IF;

  FOR one IN
    SELECT a.* FROM json_to_recordset(p_asked) AS a(place integer, id uuid, operation text, subject text, params text,
      key text, "keepMinutes" integer, fresh boolean, "sameAs" uuid, "sentMs" integer)
      WHERE a.id <> ALL (plain) ORDER BY a.place
  LOOP
    RETURN QUERY
      SELECT one.place, r.* FROM look_up_reserve(
        one.id, p_subscription, p_organisation, p_person, one.operation, one.subject, one.params, one.key,
        one."keepMinutes", p_not_found_minutes, one.fresh, one."sameAs", p_instance, p_lease_ms, one."sentMs", p_at) r;
  END LOOP;
END $$;

CREATE FUNCTION public.look_up_roll(p_subscription text, p_days integer, p_at timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.look_up_rules() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.look_up_settle(p_ids uuid[], p_outcomes text[], p_results text[], p_audit_ids text[], p_at timestamp with time zone) RETURNS TABLE(look_up_id uuid, settled_at timestamp with time zone)
    LANGUAGE plpgsql ROWS 10
    AS $$
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
            WHERE l.id = p_ids[place]
              AND l.state NOT IN ('RESERVED', 'SETTLED', 'SERVED', 'RELEASED', 'DENIED', 'WRITTEN_OFF')
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

CREATE FUNCTION public.look_up_sweep(p_grace_ms integer, p_write_off_hours integer, p_at timestamp with time zone) RETURNS TABLE(released integer, became_unknown integer, written_off integer)
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.stock_rows_leave() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM stock_rows WHERE list_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE pgboss.archive (
    id uuid NOT NULL,
    name text NOT NULL,
    priority integer NOT NULL,
    data jsonb,
    state pgboss.job_state NOT NULL,
    retry_limit integer NOT NULL,
    retry_count integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    start_after timestamp with time zone NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval NOT NULL,
    created_on timestamp with time zone NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    archived_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'stock-runs'::text))
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text,
    retry_limit integer,
    retry_delay integer,
    retry_backoff boolean,
    expire_seconds integer,
    retention_minutes integer,
    dead_letter text,
    partition_name text,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    maintained_on timestamp with time zone,
    cron_on timestamp with time zone,
    monitored_on timestamp with time zone
);

CREATE TABLE public.account (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.approvals (
    id uuid NOT NULL,
    organisation_id text NOT NULL,
    person_id text NOT NULL,
    month date NOT NULL,
    look_ups integer NOT NULL,
    reason text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    state text DEFAULT 'asked'::text NOT NULL,
    granted integer,
    decided_by text,
    decided_at timestamp with time zone,
    CONSTRAINT approvals_granted CHECK (((state = 'approved'::text) = (granted IS NOT NULL))),
    CONSTRAINT approvals_look_ups CHECK ((look_ups > 0))
);

CREATE TABLE public.builds (
    id uuid NOT NULL,
    organisation_id text NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    identifier integer NOT NULL,
    date date NOT NULL,
    code text NOT NULL,
    frozen json NOT NULL
);

CREATE TABLE public.erasures (
    id uuid NOT NULL,
    organisation_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    erased_by text,
    records integer NOT NULL,
    answers integer NOT NULL
);

CREATE TABLE public.invitation (
    id text NOT NULL,
    organization_id text NOT NULL,
    email text NOT NULL,
    role text,
    status text DEFAULT 'pending'::text NOT NULL,
    inviter_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    token_hash text
);

CREATE TABLE public.look_up_counters (
    subscription text NOT NULL,
    organisation_id text NOT NULL,
    person_id text NOT NULL,
    month date NOT NULL,
    taken integer DEFAULT 0 NOT NULL,
    CONSTRAINT look_up_counters_taken CHECK ((taken >= 0))
);

CREATE TABLE public.look_up_extras (
    subscription text NOT NULL,
    organisation_id text NOT NULL,
    person_id text NOT NULL,
    month date NOT NULL,
    extra integer NOT NULL,
    CONSTRAINT look_up_extras_positive CHECK ((extra > 0))
);

CREATE TABLE public.look_up_history (
    id bigint NOT NULL,
    look_up_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    state text NOT NULL,
    instance text NOT NULL
);

ALTER TABLE public.look_up_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.look_up_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.look_up_limits (
    subscription text NOT NULL,
    organisation_id text NOT NULL,
    person_id text NOT NULL,
    monthly_limit integer NOT NULL,
    CONSTRAINT look_up_limits_not_negative CHECK ((monthly_limit >= 0))
);

CREATE TABLE public.look_up_rolled (
    subscription text NOT NULL,
    up_to timestamp with time zone NOT NULL
);

CREATE TABLE public.look_up_tallies (
    subscription text NOT NULL,
    organisation_id text NOT NULL,
    month date NOT NULL,
    person_id text NOT NULL,
    operation text NOT NULL,
    charged integer NOT NULL,
    unknown integer NOT NULL,
    kept integer NOT NULL,
    free integer NOT NULL,
    not_found integer NOT NULL
);

CREATE TABLE public.look_ups (
    id uuid NOT NULL,
    subscription text NOT NULL,
    organisation_id text NOT NULL,
    person_id text NOT NULL,
    operation text NOT NULL,
    subject_hash text NOT NULL,
    params_hash text NOT NULL,
    idempotency_key text NOT NULL,
    state text NOT NULL,
    month date NOT NULL,
    created_at timestamp with time zone NOT NULL,
    state_at timestamp with time zone NOT NULL,
    instance text NOT NULL,
    due_at timestamp with time zone,
    outcome text,
    audit_id text,
    result json,
    fault json,
    served_from uuid,
    erased_at timestamp with time zone,
    CONSTRAINT look_ups_served_has_source CHECK (((state <> 'SERVED'::text) OR (served_from IS NOT NULL))),
    CONSTRAINT look_ups_settled_has_result CHECK (((state <> 'SETTLED'::text) OR ((result IS NOT NULL) AND (outcome IS NOT NULL)))),
    CONSTRAINT look_ups_state CHECK ((state = ANY (ARRAY['SERVED'::text, 'DENIED'::text, 'RESERVED'::text, 'SENT'::text, 'UNKNOWN'::text, 'RELEASED'::text, 'SETTLED'::text, 'WRITTEN_OFF'::text])))
);

CREATE TABLE public.member (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    role text DEFAULT 'viewer'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deactivated_at timestamp with time zone,
    CONSTRAINT member_role CHECK ((role = ANY (ARRAY['viewer'::text, 'valuer'::text, 'manager'::text, 'admin'::text])))
);

CREATE TABLE public.organization (
    id text NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    logo text,
    metadata text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.password_links (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    made_by text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    ended_at timestamp with time zone
);

CREATE TABLE public.presses (
    organisation_id text NOT NULL,
    idempotency_key text NOT NULL,
    person_id text NOT NULL,
    wish json NOT NULL,
    pressed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.rate_limit (
    id text NOT NULL,
    key text NOT NULL,
    count integer NOT NULL,
    last_request bigint NOT NULL
);

CREATE TABLE public.registrations (
    id uuid NOT NULL,
    organisation_id text NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    subject_hash text NOT NULL,
    request_hash text,
    idempotency_key text NOT NULL,
    summary json NOT NULL,
    record json NOT NULL,
    content_hash text NOT NULL,
    look_up_ids uuid[] NOT NULL
);

CREATE TABLE public.retention (
    organisation_id text NOT NULL,
    days integer NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.session (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    active_organization_id text,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.shares (
    id uuid NOT NULL,
    organisation_id text NOT NULL,
    valuation_id uuid NOT NULL,
    token_hash text NOT NULL,
    with_plate boolean NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    views integer DEFAULT 0 NOT NULL,
    last_viewed_at timestamp with time zone
);

CREATE TABLE public.stock_lists (
    id uuid NOT NULL,
    organisation_id text NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    idempotency_key text NOT NULL,
    name text NOT NULL,
    labels json NOT NULL,
    columns json NOT NULL,
    counts json NOT NULL
);

CREATE TABLE public.stock_results (
    run_id uuid NOT NULL,
    number integer NOT NULL,
    sequence bigint NOT NULL,
    outcome text NOT NULL,
    valuation_id uuid,
    title text,
    derivative text,
    registered date,
    retail_pounds integer,
    clean_pounds integer,
    average_pounds integer,
    below_pounds integer,
    flag text,
    because json,
    CONSTRAINT stock_results_outcome CHECK ((outcome = ANY (ARRAY['valued'::text, 'no_value'::text, 'failed'::text])))
);

ALTER TABLE public.stock_results ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stock_results_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.stock_rows (
    list_id uuid NOT NULL,
    number integer NOT NULL,
    plate text,
    mileage integer,
    reference text,
    cells json NOT NULL,
    problem json,
    doubt text,
    CONSTRAINT stock_rows_car CHECK (((problem IS NOT NULL) OR ((plate IS NOT NULL) AND (mileage IS NOT NULL))))
);

CREATE TABLE public.stock_runs (
    id uuid NOT NULL,
    list_id uuid NOT NULL,
    organisation_id text NOT NULL,
    started_by text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    idempotency_key text NOT NULL,
    ended_at timestamp with time zone,
    state text NOT NULL,
    because json,
    cars integer NOT NULL,
    valued integer DEFAULT 0 NOT NULL,
    without_value integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    charged integer DEFAULT 0 NOT NULL,
    kept integer DEFAULT 0 NOT NULL,
    unknown integer DEFAULT 0 NOT NULL,
    worker text,
    worked_until timestamp with time zone,
    reached integer DEFAULT 0 NOT NULL,
    fresh boolean DEFAULT false NOT NULL,
    CONSTRAINT stock_runs_state CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'stopped'::text, 'done'::text, 'cancelled'::text])))
);

CREATE TABLE public."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.valuations (
    id uuid NOT NULL,
    organisation_id text NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    subject_hash text NOT NULL,
    request_hash text,
    idempotency_key text NOT NULL,
    summary json NOT NULL,
    record json NOT NULL,
    content_hash text NOT NULL,
    look_up_ids uuid[] NOT NULL
);

CREATE TABLE public.verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f FOR VALUES IN ('stock-runs');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO drizzle.__drizzle_migrations VALUES (1, '832b80ebfc65ad0ecd65aed8d986bd59dbe31cda0b7906d7997d9853d130dbe2', 1795228373750);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '170825341bef3db59883efd7ac3e6e9ead73b410b49fd910a089d709cb4abc1b', 1795228374505);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '170cb226cfae566e6e7b17afd965576b1a8c998d2c6161ab23a2d8e9bc4db243', 1795239700985);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '95e64119f7cbabed9eea979efcee5e3ecf7d597e150f912d85f128a737f0c9b5', 1795240090728);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '9f2421f2704e7c1b9d07a098ece0f2dbf5a33c45a4025a5ff1cb56e243594c43', 1795240092077);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, '7a2b642a29161b733a11a1c56b4b28e90301bc321966060f7cd36e14e7fb3ec7', 1795240328597);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, '7b1f60e2c106dfa824440ad917a9695297d14fd853425994761881ee4a0bac9b', 1795240723403);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, 'fd3d246a878643bd9523d4a7a44a886134c8010e0d076a67043e63dbe11488ba', 1795241395187);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, '9ddd88fbf47a0ef702ade1b2b1ceadc7c22e6409ef242e7152cd081de64a0dd9', 1795241605958);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, 'c6fbcde7f7310a46e69e797c70c1abcfcb48f7d86d75f8280d9c57c7fadf289b', 1795243516505);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, 'aace5ee7b104c55d464f0a925cf1f83adf906aa50fe530604e7ef79da868b148', 1795309000000);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, 'c419c12d46f8e7c32defbd9832bf52dffe8144c54553e27421895742dce1c52f', 1795312353590);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, 'c84cd4a21b62c0eabc2f2cf47b42fdd60935b66bf35d81843a7b49403a26136a', 1795331000000);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, '7a7cec274e61b74d5ff22904350e40b6534493faf3ce8b7af98eaae2f2537bfc', 1795336962141);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, '50637ad81e23a8a4ce9d0df0f9e688ad14c210beec1cfb476315a657e1b7a92e', 1795362839360);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, 'f68df2d5935a8f02e0ab73acebf1e3a21f5fe625b51fa1297a4730b120a912dd', 1795370000000);
INSERT INTO drizzle.__drizzle_migrations VALUES (17, 'f4a9e13b99acd94b3c809a770165f1bb7f6d4665866e78e5681e111a6479e576', 1795404701582);

INSERT INTO pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f VALUES ('4352306d-d9b6-44c2-9ca4-34accd46169e', 'stock-runs', 0, '{"key": "5836712f-9dba-41e8-99e6-27d6e315f32e"}', 'created', 0, 0, 0, false, '2026-11-23 10:14:42.491497+00', NULL, '5836712f-9dba-41e8-99e6-27d6e315f32e', NULL, '23:00:00', '2026-11-23 10:14:42.491497+00', NULL, '2026-12-07 10:14:42.491497+00', NULL, NULL, 'short');
INSERT INTO pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f VALUES ('d6496499-786b-404e-905a-2debcf4444c5', 'stock-runs', 0, '{"key": "2cdd07e8-a1be-4de4-90d6-600a34848d48"}', 'created', 0, 0, 0, false, '2026-11-23 10:14:42.64347+00', NULL, '2cdd07e8-a1be-4de4-90d6-600a34848d48', NULL, '23:00:00', '2026-11-23 10:14:42.64347+00', NULL, '2026-12-07 10:14:42.64347+00', NULL, NULL, 'short');
INSERT INTO pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f VALUES ('fb1e6b4c-2a1d-4f5a-8bcd-a19c3ca4f6b2', 'stock-runs', 0, '{"key": "3811606f-55d0-4411-9c2a-c0462c0084a2"}', 'created', 0, 0, 0, false, '2026-11-23 10:14:42.677546+00', NULL, '3811606f-55d0-4411-9c2a-c0462c0084a2', NULL, '23:00:00', '2026-11-23 10:14:42.677546+00', NULL, '2026-12-07 10:14:42.677546+00', NULL, NULL, 'short');

INSERT INTO pgboss.queue VALUES ('stock-runs', 'short', 0, NULL, NULL, 82800, NULL, NULL, 'j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f', '2026-11-23 10:14:41.268105+00', '2026-11-23 10:14:41.268105+00');

INSERT INTO pgboss.version VALUES (24, NULL, NULL, NULL);

INSERT INTO public.account VALUES ('6f2f15b9-bb9b-447a-a5b4-f872604d3625', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', 'credential', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', NULL, NULL, NULL, NULL, NULL, NULL, '040009ad6b444ff1ebfcc58e3f98db80:ed74e2de9fa07f14c308d5d4f4c50b3a8154f095650ddd5c437dc401a4b47a6f1999ab11568c89363d9e2495bd84df5e30c90f34d11b640a8f6c7eb1d8ade52f', '2026-11-23 10:14:41.450705+00', '2026-11-23 10:14:41.450705+00');
INSERT INTO public.account VALUES ('4a47291c-3762-494a-bb4b-e050f82e58ca', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'credential', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', NULL, NULL, NULL, NULL, NULL, NULL, '026a4ac413f343fcc700b27a579de650:2edc688dfdbd5bbd178c996a019fd6636047b8132450a2a62b3128f5586bb76411ff22bbec2a897240ff1c876ba2b5a8fa4350ea28d87fd451ef7691b5d97731', '2026-11-23 10:14:41.607297+00', '2026-11-23 10:14:41.607297+00');
INSERT INTO public.account VALUES ('6c014d67-6f12-4c43-8734-274e1835606e', '70f16876-6f43-4ca9-ab72-bd3be7947d99', 'credential', '70f16876-6f43-4ca9-ab72-bd3be7947d99', NULL, NULL, NULL, NULL, NULL, NULL, '38de5f12f39d58a0fb8a13705a3ad340:9a9c96ecd35eb6c751824f40031ad9bfc1c0245f6f07218983e450ac4524e1d8a8393f046d23c67e963779c738305189c11048b1e363bcc04c6e588ab8be9b18', '2026-11-23 10:14:41.728874+00', '2026-11-23 10:14:41.728874+00');

INSERT INTO public.approvals VALUES ('fb748d98-c37a-40f3-ac2b-eab44dbee264', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-06-01', 20, 'The auction is on Friday.', '2026-11-23 10:14:42.37923+00', 'approved', 15, 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '2026-11-23 10:14:42.388159+00');
INSERT INTO public.approvals VALUES ('8794b3d4-52c3-4a34-b67a-540e37cf54df', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-01', 500, 'The auction is on Friday.', '2026-11-23 10:14:42.391637+00', 'refused', NULL, 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '2026-11-23 10:14:42.393172+00');
INSERT INTO public.approvals VALUES ('23206e01-4f61-43a9-89da-52078d5119d1', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-01', 30, 'The auction is on Friday.', '2026-11-23 10:14:42.39381+00', 'asked', NULL, NULL, NULL);

INSERT INTO public.builds VALUES ('46b21a56-0e44-4a6f-be19-7f75e695c2b4', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.412+00', 'For Mr Jones', 'car', 50031, '2026-06-05', '2.car.50031.a1b2', '{"title":"CITROËN C3","total":21450}');

INSERT INTO public.erasures VALUES ('7a6f808a-8680-4874-9023-1051ae483bf9', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '2026-11-23 10:14:42.417705+00', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', 0, 1);

INSERT INTO public.invitation VALUES ('51d6ecdb-d8b2-46ad-8dbd-07dd76687a66', '69a5927b-3f0e-490f-a791-950ff4d37c1f', 'new@dealer.example', 'viewer', 'pending', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '2126-10-30 10:14:41.89348+00', '2026-11-23 10:14:41.892942+00', 't3C5nMTauCd9pHSG4qvaUL_aVPr10bZo-wl3ABOZvk8');
INSERT INTO public.invitation VALUES ('30491eff-25e2-4e53-b7a9-8f8fce097a81', '69a5927b-3f0e-490f-a791-950ff4d37c1f', 'other@dealer.example', 'valuer', 'revoked', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '2026-11-30 10:14:41.900309+00', '2026-11-23 10:14:41.900113+00', 'used-up');

INSERT INTO public.look_up_counters VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '', '', '2026-04-01', 9);
INSERT INTO public.look_up_counters VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '', '2026-04-01', 9);
INSERT INTO public.look_up_counters VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-04-01', 9);
INSERT INTO public.look_up_counters VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '70f16876-6f43-4ca9-ab72-bd3be7947d99', '2026-06-01', 0);
INSERT INTO public.look_up_counters VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '', '', '2026-06-01', 24);
INSERT INTO public.look_up_counters VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '', '2026-06-01', 24);
INSERT INTO public.look_up_counters VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-06-01', 24);

INSERT INTO public.look_up_extras VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '', '2026-06-01', 5);
INSERT INTO public.look_up_extras VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-06-01', 15);

INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (1, '35ed9932-b681-4227-99a4-809be5025e56', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (2, '35ed9932-b681-4227-99a4-809be5025e56', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (3, 'b773089a-6435-4a31-a662-e865f43eda53', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (4, 'b773089a-6435-4a31-a662-e865f43eda53', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (5, 'b4f6141f-77fe-451b-ade0-80e6ef67a809', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (6, 'b4f6141f-77fe-451b-ade0-80e6ef67a809', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (7, 'b773089a-6435-4a31-a662-e865f43eda53', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (8, 'b4f6141f-77fe-451b-ade0-80e6ef67a809', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (9, '35ed9932-b681-4227-99a4-809be5025e56', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (10, 'c0533a88-bd44-4830-b5dd-b9acdeadab4b', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (11, 'c0533a88-bd44-4830-b5dd-b9acdeadab4b', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (12, 'c0533a88-bd44-4830-b5dd-b9acdeadab4b', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (13, '58ede7ac-d94b-4658-aee3-892bb6ab9925', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (14, '58ede7ac-d94b-4658-aee3-892bb6ab9925', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (15, '58ede7ac-d94b-4658-aee3-892bb6ab9925', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (16, '11859d8b-de6c-457d-842e-4f9c99f5c7e2', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (17, '11859d8b-de6c-457d-842e-4f9c99f5c7e2', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (19, '11859d8b-de6c-457d-842e-4f9c99f5c7e2', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (20, '3e9a9042-ddc4-4df1-9826-801e383e61f6', '2026-06-05 13:07:09+00', 'SERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (21, '765f7446-b200-4346-b9ea-ba189b8176fa', '2026-06-05 13:07:09+00', 'SERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (22, '00b7ac8e-4ad3-4e64-a853-711dad65e53c', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (23, '00b7ac8e-4ad3-4e64-a853-711dad65e53c', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (24, '368e71f3-5188-478e-9afe-473daf183a4c', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (25, '368e71f3-5188-478e-9afe-473daf183a4c', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (26, '368e71f3-5188-478e-9afe-473daf183a4c', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (28, '00b7ac8e-4ad3-4e64-a853-711dad65e53c', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (29, '9a169770-1291-4f43-9851-6e610ca07a05', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (30, '9a169770-1291-4f43-9851-6e610ca07a05', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (31, '4fd3b0b8-98d0-40d1-ada8-ddf4d18f210a', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (32, '4fd3b0b8-98d0-40d1-ada8-ddf4d18f210a', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (33, '4fd3b0b8-98d0-40d1-ada8-ddf4d18f210a', '2026-06-05 13:07:09+00', 'UNKNOWN', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (34, '9a169770-1291-4f43-9851-6e610ca07a05', '2026-06-05 13:07:09+00', 'UNKNOWN', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (35, 'fe5a5ccb-c0cd-4631-91b2-4c696db5922e', '2026-06-05 13:10:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (36, 'fc87d07a-c53b-40e0-9f8f-45b84d557a4d', '2026-06-05 13:10:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (37, 'fc87d07a-c53b-40e0-9f8f-45b84d557a4d', '2026-06-05 13:10:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (38, '78bc6533-9eb9-4c30-bb1f-6e40273eb8a5', '2026-06-05 13:10:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (39, '78bc6533-9eb9-4c30-bb1f-6e40273eb8a5', '2026-06-05 13:10:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (40, '78bc6533-9eb9-4c30-bb1f-6e40273eb8a5', '2026-06-05 13:10:00+00', 'UNKNOWN', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (41, '470f3e22-1d0c-46fa-b2b3-9cde10ae35ae', '2026-06-05 13:10:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (42, '470f3e22-1d0c-46fa-b2b3-9cde10ae35ae', '2026-06-05 13:10:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (43, '470f3e22-1d0c-46fa-b2b3-9cde10ae35ae', '2026-06-05 13:10:00+00', 'RELEASED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (44, '46f73c9e-2071-477e-9f5c-87fdceef49b5', '2026-06-05 13:10:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (45, '46f73c9e-2071-477e-9f5c-87fdceef49b5', '2026-06-05 13:10:00+00', 'RELEASED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (46, 'e21abcf7-9e41-4a4e-b701-fba28dc11edf', '2026-04-10 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (47, 'e21abcf7-9e41-4a4e-b701-fba28dc11edf', '2026-04-10 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (48, 'e21abcf7-9e41-4a4e-b701-fba28dc11edf', '2026-04-10 10:00:00+00', 'UNKNOWN', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (49, 'e21abcf7-9e41-4a4e-b701-fba28dc11edf', '2026-04-20 10:00:00+00', 'WRITTEN_OFF', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (50, 'a4bd8b02-3c13-41f6-bf9a-66503f9b61cc', '2026-04-11 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (51, 'a4bd8b02-3c13-41f6-bf9a-66503f9b61cc', '2026-04-11 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (52, 'a4bd8b02-3c13-41f6-bf9a-66503f9b61cc', '2026-04-11 10:00:00+00', 'RELEASED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (53, '54561748-c97d-4b4d-b3cc-0e972cb3459b', '2026-04-12 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (54, '54561748-c97d-4b4d-b3cc-0e972cb3459b', '2026-04-12 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (55, '54561748-c97d-4b4d-b3cc-0e972cb3459b', '2026-04-12 10:00:00+00', 'SETTLED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (56, '42b0618e-fb17-45e5-86e6-f0ade52c3c7b', '2026-04-13 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (57, '42b0618e-fb17-45e5-86e6-f0ade52c3c7b', '2026-04-13 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (58, '42b0618e-fb17-45e5-86e6-f0ade52c3c7b', '2026-04-13 10:00:00+00', 'SETTLED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (59, 'c7cdb57f-a17e-4019-b4af-27a85d61c618', '2026-04-14 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (60, 'c7cdb57f-a17e-4019-b4af-27a85d61c618', '2026-04-14 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (61, 'c7cdb57f-a17e-4019-b4af-27a85d61c618', '2026-04-14 10:00:00+00', 'UNKNOWN', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (62, 'c7cdb57f-a17e-4019-b4af-27a85d61c618', '2026-04-20 10:00:00+00', 'WRITTEN_OFF', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (63, 'fd2fe8c8-4344-41dc-b1cb-d37ba50e768a', '2026-04-10 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (64, 'fd2fe8c8-4344-41dc-b1cb-d37ba50e768a', '2026-04-10 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (65, 'fd2fe8c8-4344-41dc-b1cb-d37ba50e768a', '2026-04-10 10:00:00+00', 'RELEASED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (66, 'a4bb5eb3-386e-4ee1-828c-f84ceb563b34', '2026-04-11 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (67, 'a4bb5eb3-386e-4ee1-828c-f84ceb563b34', '2026-04-11 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (68, 'a4bb5eb3-386e-4ee1-828c-f84ceb563b34', '2026-04-11 10:00:00+00', 'SETTLED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (69, '6ea71769-ec46-48d7-bf04-c971126dce65', '2026-04-12 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (70, '6ea71769-ec46-48d7-bf04-c971126dce65', '2026-04-12 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (71, '6ea71769-ec46-48d7-bf04-c971126dce65', '2026-04-12 10:00:00+00', 'SETTLED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (72, '1a508aad-02ff-4992-b02a-30040ae110f2', '2026-04-13 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (73, '1a508aad-02ff-4992-b02a-30040ae110f2', '2026-04-13 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (74, '1a508aad-02ff-4992-b02a-30040ae110f2', '2026-04-13 10:00:00+00', 'UNKNOWN', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (75, '1a508aad-02ff-4992-b02a-30040ae110f2', '2026-04-20 10:00:00+00', 'WRITTEN_OFF', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (76, '846d3f99-72b4-4764-829f-47c2fa0fffa1', '2026-04-14 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (77, '846d3f99-72b4-4764-829f-47c2fa0fffa1', '2026-04-14 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (78, '846d3f99-72b4-4764-829f-47c2fa0fffa1', '2026-04-14 10:00:00+00', 'RELEASED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (79, '5d033efb-1689-4c1d-969c-cfb71fb8b878', '2026-04-10 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (80, '5d033efb-1689-4c1d-969c-cfb71fb8b878', '2026-04-10 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (81, '5d033efb-1689-4c1d-969c-cfb71fb8b878', '2026-04-10 10:00:00+00', 'SETTLED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (82, 'e20dd1cb-d24d-46aa-9249-f055b26d0ee7', '2026-04-11 10:00:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (83, 'e20dd1cb-d24d-46aa-9249-f055b26d0ee7', '2026-04-11 10:00:00+00', 'SENT', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (84, 'e20dd1cb-d24d-46aa-9249-f055b26d0ee7', '2026-04-11 10:00:00+00', 'SETTLED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (85, 'd6c24748-4dc7-499a-9c1b-7d4417f4fe3f', '2026-04-15 11:00:00+00', 'SERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (86, 'fc7305ad-0837-4dd0-a319-10d6fb735f53', '2026-06-05 13:10:00+00', 'DENIED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (87, 'f0115cab-a11f-4873-81f0-857133eeb6a7', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (88, 'f0115cab-a11f-4873-81f0-857133eeb6a7', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (89, '5cf0dc21-bea9-49da-915f-019b9f2d04da', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (90, '5cf0dc21-bea9-49da-915f-019b9f2d04da', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (91, '1fbc659d-5dc3-4cdd-af83-6338b5a2b04c', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (92, '1fbc659d-5dc3-4cdd-af83-6338b5a2b04c', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (93, '13751850-7d36-45dd-a570-53ace1f97977', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (94, '13751850-7d36-45dd-a570-53ace1f97977', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (95, '449be2cd-4fe3-41f9-90e7-39f57c5d0c6f', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (96, '449be2cd-4fe3-41f9-90e7-39f57c5d0c6f', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (97, 'd47d23da-d07d-4cdc-a53c-9bbb466f37cf', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (98, 'd47d23da-d07d-4cdc-a53c-9bbb466f37cf', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (99, '3945f906-652c-4131-b742-57b4e66328bc', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (100, '3945f906-652c-4131-b742-57b4e66328bc', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (101, '5230140d-6605-4f37-a6ca-ce57be6136c0', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (102, '5230140d-6605-4f37-a6ca-ce57be6136c0', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (103, 'ae0bd047-17b0-4bb8-aada-c0108a5c154c', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (104, 'ae0bd047-17b0-4bb8-aada-c0108a5c154c', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (105, '8e01c1b5-8624-478f-a87e-2a3f48643522', '2026-06-05 13:07:09+00', 'RESERVED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (106, '8e01c1b5-8624-478f-a87e-2a3f48643522', '2026-06-05 13:07:09+00', 'SENT', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (107, '5cf0dc21-bea9-49da-915f-019b9f2d04da', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (108, '13751850-7d36-45dd-a570-53ace1f97977', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (109, 'd47d23da-d07d-4cdc-a53c-9bbb466f37cf', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (110, '5230140d-6605-4f37-a6ca-ce57be6136c0', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (112, 'f0115cab-a11f-4873-81f0-857133eeb6a7', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (114, '1fbc659d-5dc3-4cdd-af83-6338b5a2b04c', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (116, '449be2cd-4fe3-41f9-90e7-39f57c5d0c6f', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (118, '3945f906-652c-4131-b742-57b4e66328bc', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (119, '8e01c1b5-8624-478f-a87e-2a3f48643522', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (121, 'ae0bd047-17b0-4bb8-aada-c0108a5c154c', '2026-06-05 13:07:09+00', 'SETTLED', '94a63833-76f4-4653-98bc-d5b9767dbebd');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (122, 'e3db1863-01a5-496d-8996-159974044a7d', '2026-06-05 13:10:00+00', 'RESERVED', 'an instance');
INSERT INTO public.look_up_history OVERRIDING SYSTEM VALUE VALUES (123, 'e3db1863-01a5-496d-8996-159974044a7d', '2026-06-05 13:10:00+00', 'SENT', 'an instance');

INSERT INTO public.look_up_limits VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '70f16876-6f43-4ca9-ab72-bd3be7947d99', 0);
INSERT INTO public.look_up_limits VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '', 5000);
INSERT INTO public.look_up_limits VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '', '', 90000);

INSERT INTO public.look_up_rolled VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '2026-05-16 00:00:00+00');

INSERT INTO public.look_up_tallies VALUES ('1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '2026-04-01', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 6, 3, 1, 3, 3);

INSERT INTO public.look_ups VALUES ('b773089a-6435-4a31-a662-e865f43eda53', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', '1KmfaacrD42M4y8AKT1YcKpgOY8gtWeP5xcGb_O0jYg', 'c4n_Wjl0LkCTK_uGf0L4wSAJeLh5UAHRG7W50lIiUXA', 'key by plate', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":13240,"clean":11825,"average":10760,"below":9460},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('b4f6141f-77fe-451b-ade0-80e6ef67a809', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMInternetPricesValuation', 'ufAg7YkJsR7yPg516Te-6CUsUEQHiOCftMLLYJLR19Q', 'c4n_Wjl0LkCTK_uGf0L4wSAJeLh5UAHRG7W50lIiUXA', 'key by plate', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'not_found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000000,"outOfBounds":true,"dateMatch":null,"reason":"Mileage out of bounds","equipment":null,"bands":null,"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('35ed9932-b681-4227-99a4-809be5025e56', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'gmdcQU-JqXrtY7GjTSvDKxtqfPX69lvUm_-CAqAYNOU', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'key by plate', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', '491911001', '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('c0533a88-bd44-4830-b5dd-b9acdeadab4b', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVIN', 'KrQU0ZrjSq6JYlrzQLx8h_I1m3vQgIuz2xuW7ndBE5k', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'key by vin', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'not_found', '491911001', '{"asked":{"plate":null,"vin":"X"},"found":false,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":null,"matches":[{"source":"register","label":"Register","level":0,"words":"no match"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":0,"words":"no match"},{"source":"book","label":"Book","level":0,"words":"no match"}],"register":null,"trade":null,"book":null,"candidates":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('58ede7ac-d94b-4658-aee3-892bb6ab9925', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REFIDValuation', 'R3ImqFjKk40SUo110fRuh3qBYMp4YjzLv7cRTT9SSfc', 'XAm4CC7m8I0TWbu4EPtTMUZMQAW8i2s5m6EPYJN8oio', 'key by identifier', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"van","identifier":60001,"code":"CIDI15V VDTM  5   1 ","manufacturer":"CITROËN","range":"DISPATCH","model":"DISPATCH 1000","derivative":"1000 1.5 BlueHDi 100 Van","introduced":"2020-02-29","discontinued":null},"registered":null,"vin":null,"engineNumber":null,"colour":null,"mileageUsed":60000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":6800,"clean":6075,"average":5528,"below":4860},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('11859d8b-de6c-457d-842e-4f9c99f5c7e2', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'N3DKuDZp8SKH3uj3D5BDhQElUgVjnc7IsR3-Ykzw_P4', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'key registration', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('6ea71769-ec46-48d7-bf04-c971126dce65', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 107', 'params', 'key 107', 'SETTLED', '2026-04-01', '2026-04-12 10:00:00+00', '2026-04-12 10:00:00+00', 'an instance', NULL, 'not_found', 'audit 107', '{"retail":12500}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('1a508aad-02ff-4992-b02a-30040ae110f2', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 108', 'params', 'key 108', 'WRITTEN_OFF', '2026-04-01', '2026-04-13 10:00:00+00', '2026-04-20 10:00:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('846d3f99-72b4-4764-829f-47c2fa0fffa1', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 109', 'params', 'key 109', 'RELEASED', '2026-04-01', '2026-04-14 10:00:00+00', '2026-04-14 10:00:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('3e9a9042-ddc4-4df1-9826-801e383e61f6', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'gmdcQU-JqXrtY7GjTSvDKxtqfPX69lvUm_-CAqAYNOU', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'key served', 'SERVED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, NULL, NULL, NULL, NULL, '35ed9932-b681-4227-99a4-809be5025e56', NULL);
INSERT INTO public.look_ups VALUES ('765f7446-b200-4346-b9ea-ba189b8176fa', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', '1KmfaacrD42M4y8AKT1YcKpgOY8gtWeP5xcGb_O0jYg', 'c4n_Wjl0LkCTK_uGf0L4wSAJeLh5UAHRG7W50lIiUXA', 'key served', 'SERVED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, NULL, NULL, NULL, NULL, 'b773089a-6435-4a31-a662-e865f43eda53', NULL);
INSERT INTO public.look_ups VALUES ('368e71f3-5188-478e-9afe-473daf183a4c', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'Gq2iDx7CH0RzSk2XLK49lse1NevKlTkEa4MXrLtTb5Q', 'c4n_Wjl0LkCTK_uGf0L4wSAJeLh5UAHRG7W50lIiUXA', 'key left over', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":13240,"clean":11825,"average":10760,"below":9460},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('00b7ac8e-4ad3-4e64-a853-711dad65e53c', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'sOQYQHkZMUuH2w5rVfZZ5XpRyWtV3nFPWvb33QF9mjg', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'key left over', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('4fd3b0b8-98d0-40d1-ada8-ddf4d18f210a', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'UQ_TU7tvapZi3_3pMj5R0JHws-6C_9n52XdpNCERva8', 'c4n_Wjl0LkCTK_uGf0L4wSAJeLh5UAHRG7W50lIiUXA', 'key in vain', 'UNKNOWN', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, NULL, NULL, NULL, '{"code":"provider_refused","message":"The provider’s VRM valuation reports an error of its own.","fix":"It may have been charged, so it counts until the provider’s own report settles it. Look at the usage report before you ask again."}', NULL, NULL);
INSERT INTO public.look_ups VALUES ('9a169770-1291-4f43-9851-6e610ca07a05', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', '7KmzUmMBH7YzKuac6iT6-_mmB32YSUjIwYkJud37SPc', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'key in vain', 'UNKNOWN', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, NULL, NULL, NULL, '{"code":"provider_refused","message":"The provider’s Registration look-up reports an error of its own.","fix":"It may have been charged, so it counts until the provider’s own report settles it. Look at the usage report before you ask again."}', NULL, NULL);
INSERT INTO public.look_ups VALUES ('fe5a5ccb-c0cd-4631-91b2-4c696db5922e', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 1', 'params', 'key 1', 'RESERVED', '2026-06-01', '2026-06-05 13:10:00+00', '2026-06-05 13:10:00+00', 'an instance', '2026-06-05 13:10:30+00', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('fc87d07a-c53b-40e0-9f8f-45b84d557a4d', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 2', 'params', 'key 2', 'SENT', '2026-06-01', '2026-06-05 13:10:00+00', '2026-06-05 13:10:00+00', 'an instance', '2026-06-05 13:10:15+00', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('78bc6533-9eb9-4c30-bb1f-6e40273eb8a5', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 3', 'params', 'key 3', 'UNKNOWN', '2026-06-01', '2026-06-05 13:10:00+00', '2026-06-05 13:10:00+00', 'an instance', NULL, NULL, NULL, NULL, '{"code":"provider_slow","message":"The provider did not answer in time.","fix":"Wait."}', NULL, NULL);
INSERT INTO public.look_ups VALUES ('470f3e22-1d0c-46fa-b2b3-9cde10ae35ae', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 4', 'params', 'key 4', 'RELEASED', '2026-06-01', '2026-06-05 13:10:00+00', '2026-06-05 13:10:00+00', 'an instance', NULL, NULL, NULL, NULL, '{"code":"provider_unreachable","message":"The provider cannot be reached.","fix":"Try again."}', NULL, NULL);
INSERT INTO public.look_ups VALUES ('46f73c9e-2071-477e-9f5c-87fdceef49b5', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 5', 'params', 'key 5', 'RELEASED', '2026-06-01', '2026-06-05 13:10:00+00', '2026-06-05 13:10:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('e21abcf7-9e41-4a4e-b701-fba28dc11edf', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 100', 'params', 'key 100', 'WRITTEN_OFF', '2026-04-01', '2026-04-10 10:00:00+00', '2026-04-20 10:00:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('a4bd8b02-3c13-41f6-bf9a-66503f9b61cc', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 101', 'params', 'key 101', 'RELEASED', '2026-04-01', '2026-04-11 10:00:00+00', '2026-04-11 10:00:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('42b0618e-fb17-45e5-86e6-f0ade52c3c7b', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 103', 'params', 'key 103', 'SETTLED', '2026-04-01', '2026-04-13 10:00:00+00', '2026-04-13 10:00:00+00', 'an instance', NULL, 'not_found', 'audit 103', '{"retail":12500}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('c7cdb57f-a17e-4019-b4af-27a85d61c618', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 104', 'params', 'key 104', 'WRITTEN_OFF', '2026-04-01', '2026-04-14 10:00:00+00', '2026-04-20 10:00:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('fd2fe8c8-4344-41dc-b1cb-d37ba50e768a', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 105', 'params', 'key 105', 'RELEASED', '2026-04-01', '2026-04-10 10:00:00+00', '2026-04-10 10:00:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('a4bb5eb3-386e-4ee1-828c-f84ceb563b34', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 106', 'params', 'key 106', 'SETTLED', '2026-04-01', '2026-04-11 10:00:00+00', '2026-04-11 10:00:00+00', 'an instance', NULL, 'found', 'audit 106', '{"retail":12500}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('5d033efb-1689-4c1d-969c-cfb71fb8b878', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 110', 'params', 'key 110', 'SETTLED', '2026-04-01', '2026-04-10 10:00:00+00', '2026-04-10 10:00:00+00', 'an instance', NULL, 'found', 'audit 110', '{"retail":12500}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('e20dd1cb-d24d-46aa-9249-f055b26d0ee7', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 111', 'params', 'key 111', 'SETTLED', '2026-04-01', '2026-04-11 10:00:00+00', '2026-04-11 10:00:00+00', 'an instance', NULL, 'not_found', 'audit 111', '{"retail":12500}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('d6c24748-4dc7-499a-9c1b-7d4417f4fe3f', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 102', 'params', 'key 112', 'SERVED', '2026-04-01', '2026-04-15 11:00:00+00', '2026-04-15 11:00:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, '54561748-c97d-4b4d-b3cc-0e972cb3459b', NULL);
INSERT INTO public.look_ups VALUES ('fc7305ad-0837-4dd0-a319-10d6fb735f53', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '70f16876-6f43-4ca9-ab72-bd3be7947d99', 'VRMValuation', 'subject 6', 'params', 'key 6', 'DENIED', '2026-06-01', '2026-06-05 13:10:00+00', '2026-06-05 13:10:00+00', 'an instance', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('54561748-c97d-4b4d-b3cc-0e972cb3459b', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject 102', 'params', 'key 102', 'SETTLED', '2026-04-01', '2026-04-12 10:00:00+00', '2026-04-12 10:00:00+00', 'an instance', NULL, 'found', 'audit 102', 'null', NULL, NULL, '2026-11-23 10:14:42.427942+00');
INSERT INTO public.look_ups VALUES ('5cf0dc21-bea9-49da-915f-019b9f2d04da', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'JP0gyHI5SMM_Cgxxz2riXq9XJrSWfYy5529n9piFE-g', 'l3LavrxtoZiWgCvlOBUnyP2p24b9ddzigyiyhB2O-4k', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-2', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":13240,"clean":11825,"average":10760,"below":9460},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('13751850-7d36-45dd-a570-53ace1f97977', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'AFeaNEBV5M4-TVc7U7APRSu8L6LBmSdpjkIZ06VgPN4', 'l3LavrxtoZiWgCvlOBUnyP2p24b9ddzigyiyhB2O-4k', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-3', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":13240,"clean":11825,"average":10760,"below":9460},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('d47d23da-d07d-4cdc-a53c-9bbb466f37cf', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'XiopaY5pQG2bo062xqTAO3uM-UBU08_wxIDBAyUHgKk', 'l3LavrxtoZiWgCvlOBUnyP2p24b9ddzigyiyhB2O-4k', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-4', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":13240,"clean":11825,"average":10760,"below":9460},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('8e01c1b5-8624-478f-a87e-2a3f48643522', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'QEdNrWhGB90D1CfvrBJSRcILg-M4o0fkXjcs9EOnD2c', 'l3LavrxtoZiWgCvlOBUnyP2p24b9ddzigyiyhB2O-4k', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-6', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":13240,"clean":11825,"average":10760,"below":9460},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('5230140d-6605-4f37-a6ca-ce57be6136c0', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'UI2Y_Tl84oKPlRFuNeHbYZt16R0IBF0E8xo5GS3ACfY', 'l3LavrxtoZiWgCvlOBUnyP2p24b9ddzigyiyhB2O-4k', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-5', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"vehicle":{"kind":"car","identifier":50031,"code":"ORRK30V4SPTA  6   3 ","manufacturer":"O''ROURKE & SONS","range":"ROAD-KING''S","model":"ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","introduced":"2018-03-01","discontinued":null},"registered":"2018-07-01","vin":"SORTEST30JA500031","engineNumber":"V6-<30>&R","colour":"BLACK","mileageUsed":1000,"outOfBounds":false,"dateMatch":true,"reason":null,"equipment":null,"values":{"retail":13240,"clean":11825,"average":10760,"below":9460},"unread":[]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('f0115cab-a11f-4873-81f0-857133eeb6a7', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', '5z1Xbe5s1cJDAB6yEMKSRUjd0bUPBut0aP3uorhk7Is', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-2', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('1fbc659d-5dc3-4cdd-af83-6338b5a2b04c', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'bOYxGG1jKNOKSVOTh_ZHB8Jya-uL6_8kNlJ4eWIc04A', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-3', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('449be2cd-4fe3-41f9-90e7-39f57c5d0c6f', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'WpWVleUaNPn-gOJFhRMkjwqg6WTgMWE5prhNw-DgQpU', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-4', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('3945f906-652c-4131-b742-57b4e66328bc', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'DlyOtYr48UmLiFzJD-Hd2RanK_Ctpb1QeRGQmwu03c4', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-5', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('e3db1863-01a5-496d-8996-159974044a7d', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'VRMValuation', 'subject stock', 'params', 'stock-2cdd07e8-a1be-4de4-90d6-600a34848d48-2', 'SENT', '2026-06-01', '2026-06-05 13:10:00+00', '2026-06-05 13:10:00+00', 'an instance', '2026-06-05 13:10:15+00', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.look_ups VALUES ('ae0bd047-17b0-4bb8-aada-c0108a5c154c', '1ee69db6-e5c8-4508-9a0b-f84094a9900d', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'REGLookupVRM', 'ugG3Ta-FND4iJghAirfEgAeJM1bf8qx1hMuBGyAqqJ4', 'DPxhdFw6CHtiaDtDEu78a5VM14bmpFKe2oP-JuVVlR8', 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-6', 'SETTLED', '2026-06-01', '2026-06-05 13:07:09+00', '2026-06-05 13:07:09+00', '94a63833-76f4-4653-98bc-d5b9767dbebd', NULL, 'found', NULL, '{"asked":{"plate":"AB2ICDE","vin":null},"found":true,"auditId":491911001,"answeredAtUk":"2026-06-05T14:07:09","autoCorrection":{"asked":"AB2ICDE","used":"AB21 CDE","reason":"Letter I read as figure 1 & looked up as AB21CDE"},"matches":[{"source":"register","label":"Register","level":1,"words":"exact"},{"source":"keepers","label":"Keepers","level":0,"words":"no match"},{"source":"trade","label":"Trade body","level":1,"words":"exact"},{"source":"book","label":"Book","level":1,"words":"3 candidates"}],"register":{"plate":"AB21CDE","vin":"VF7TESTC3LT500001","manufacturer":"CITROËN","model":"C3 HATCHBACK","fuel":"PETROL","body":"5 DOOR HATCHBACK","doors":5,"seats":5,"wheelPlan":"2-AXLE-RIGID BODY","colour":"BLEU ÉTOILÉ","engineNumber":"HM05  10500001","engineCc":1199,"co2GramsPerKm":109,"registered":"2021-03-15","manufactured":"2021-01-29","firstRegistered":"2021-03-15","usedBeforeFirstRegistration":false,"scrapped":{"set":false,"day":null},"exported":{"set":false,"day":null},"imported":{"set":false,"day":null},"plateTransfer":{"set":false,"day":null},"previousKeepers":null,"keeperAcquired":null,"keeperDisposed":null,"massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"soundStationaryDb":76,"soundEngineRpm":4312,"soundDriveByDb":70},"trade":{"code":"T50001 A","plate":"AB21CDE","vin":"VF7TESTC3LT500001","registered":"2021-03-15"},"book":{"kind":"car","kindName":"Car","identifier":50001,"code":"CIC312S5HPTM  4   1 ","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","manufacturer":"CITROËN","range":"C3 & COUSINS","model":"C3 HATCHBACK","modelDates":"(2016 -     )","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"introduced":"2016-11-01","discontinued":null,"runOut":null,"doors":5,"drivetrain":"Front Wheel Drive","fuelDelivery":"Turbo","transmission":"Manual","fuel":"Petrol Unleaded","plate":"2021 21"},"candidates":[{"identifier":50003,"code":"CIC312R5HPTA  4     ","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","kind":"car","kindName":"Car"},{"identifier":50001,"code":"CIDI20W VDTA  5     ","name":"1400 2.0 BlueHDi 145 Window Van EAT8","kind":"van","kindName":"Light Commercial Vehicle"}]}', NULL, NULL, NULL);

INSERT INTO public.member VALUES ('162b1e38-a1c2-489c-87c4-a57bc145d5de', '69a5927b-3f0e-490f-a791-950ff4d37c1f', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', 'admin', '2026-11-23 10:14:41.450705+00', NULL);
INSERT INTO public.member VALUES ('7d9d9f5b-0181-495d-b68d-5589f18b5444', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '70f16876-6f43-4ca9-ab72-bd3be7947d99', 'manager', '2026-11-23 10:14:41.728874+00', '2026-11-23 10:14:41.734531+00');
INSERT INTO public.member VALUES ('000f2b3c-fce0-465e-bce6-3466e92994e7', '2c752cad-f6f6-42d0-ada0-845d842c027e', '154f5db3-8bf4-460f-97b1-23a2628e59e6', 'valuer', '2026-11-23 10:14:41.937308+00', NULL);
INSERT INTO public.member VALUES ('34ffd594-9e3f-4304-927d-8676d21ecdc3', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'manager', '2026-11-23 10:14:41.607297+00', NULL);

INSERT INTO public.organization VALUES ('69a5927b-3f0e-490f-a791-950ff4d37c1f', 'Dealer & Sons', 'dealer', NULL, NULL, '2026-11-23 10:14:41.450705+00');
INSERT INTO public.organization VALUES ('2c752cad-f6f6-42d0-ada0-845d842c027e', '2c752cad-f6f6-42d0-ada0-845d842c027e', '2c752cad-f6f6-42d0-ada0-845d842c027e', NULL, NULL, '2026-11-23 10:14:41.928556+00');

INSERT INTO public.password_links VALUES ('cc30a3ee-a71a-47fd-9b27-1bc328c3b202', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '2026-11-23 10:14:41.912156+00', 'second', '2126-10-30 10:14:41.912156+00', NULL, NULL);
INSERT INTO public.password_links VALUES ('f5e8dd71-73c5-4a1c-bbb6-62b007522876', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '2026-11-23 10:14:41.90495+00', 'first', '2026-11-24 10:14:41.90495+00', NULL, '2026-11-23 10:14:41.91219+00');

INSERT INTO public.presses VALUES ('69a5927b-3f0e-490f-a791-950ff4d37c1f', 'key left over', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '{"kind":"plate","basedOn":null,"asked":{"plate":"CD20EFG","vin":null,"kind":null,"identifier":null,"registered":null,"mileage":23499},"warnings":[]}', '2026-06-05 13:07:09+00');
INSERT INTO public.presses VALUES ('69a5927b-3f0e-490f-a791-950ff4d37c1f', 'key in vain', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '{"kind":"plate","basedOn":null,"asked":{"plate":"EF19GHJ","vin":null,"kind":null,"identifier":null,"registered":null,"mileage":23499},"warnings":[]}', '2026-06-05 13:07:09+00');

INSERT INTO public.rate_limit VALUES ('sign-in:person:abc', 'sign-in:person:abc', 1, 1795428881916);

INSERT INTO public.registrations VALUES ('f1198911-1434-4e4e-8296-7710969bff2c', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.068+00', 'plate', 'WUGoCv66drmyBy6OVtX_WqWJyuB7xm6B1_EVk7Y5RPs', NULL, 'key registration', '{"id":"f1198911-1434-4e4e-8296-7710969bff2c","kind":"plate","lookedUpAt":"2026-06-05T13:07:09.000Z","lookedUpBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"CITROËN C3 HATCHBACK","derivative":"1.2 PureTech 83 \"Shine\" 5dr","flag":null}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":[],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["110","Série","Spéciale","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"plate":"SC16RAP","vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"flags":[],"id":"f1198911-1434-4e4e-8296-7710969bff2c","identity":{"colour":"BLEU ÉTOILÉ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","disagreements":[],"facts":[{"agreement":"agree","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":null}},{"agreement":"agree","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":null}},{"agreement":"single","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":null}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"agree","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":null}},{"agreement":"agree","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":null}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":null}},{"agreement":"single","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":null}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"CITROËN C3 HATCHBACK","vehicle":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","discontinued":null,"identifier":50001,"introduced":"2016-11-01","kind":"car","manufacturer":"CITROËN","model":"C3 HATCHBACK","range":"C3 & COUSINS"},"vin":"VF7TESTC3LT500001"},"kind":"plate","lookedUpAt":"2026-06-05T13:07:09.000Z","lookedUpBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"source":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"11859d8b-de6c-457d-842e-4f9c99f5c7e2","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"version":1,"warnings":[]}', 'fd88ce611750700f7e555efbbbddb39b66908311bb360f280368c0fa1057519c', '{11859d8b-de6c-457d-842e-4f9c99f5c7e2}');

INSERT INTO public.retention VALUES ('69a5927b-3f0e-490f-a791-950ff4d37c1f', 36500, 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '2026-11-23 10:14:42.423852+00');

INSERT INTO public.session VALUES ('ZoZOHhIpAueQe7TNgdZO0dvPsSFGo0an', 'Pghsho0ZZUAGTwlZj21JDwTYdXPZIaxG', 'ba1c4cda-b32b-430d-89e6-aaeb8e970f30', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '2026-11-30 10:14:41.877+00', '', 'A browser', '2026-11-23 10:14:41.878+00', '2026-11-23 10:14:41.878+00');

INSERT INTO public.shares VALUES ('33202743-4075-4273-82b0-39ef13d8626c', '69a5927b-3f0e-490f-a791-950ff4d37c1f', 'e67ae54e-b2fb-476f-9ca9-12c056ae1c52', 'share two', true, '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.404112+00', '2126-10-30 10:14:42.404112+00', '2026-11-23 10:14:42.405262+00', 0, NULL);
INSERT INTO public.shares VALUES ('292804d9-4138-4f85-b35f-3d19fcb6c83c', '69a5927b-3f0e-490f-a791-950ff4d37c1f', 'e67ae54e-b2fb-476f-9ca9-12c056ae1c52', 'share one', true, '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.3952+00', '2126-10-30 10:14:42.3952+00', NULL, 1, '2026-11-23 10:14:42.405908+00');

INSERT INTO public.stock_lists VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.44+00', 'b93351d0-9aef-435c-83ce-f02e5a74dc0c', 'March', '["Reg","Mileage","Ref"]', '{"plate":0,"mileage":1,"reference":2}', '{"rows":7,"valuable":5,"duplicates":1,"refused":1,"doubtful":0}');
INSERT INTO public.stock_lists VALUES ('250ede02-5f4c-429d-a819-63748ef3e0b6', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.622+00', '0121b04c-5c54-4243-80b4-e40de31c5d2f', 'April', '["Reg","Mileage","Ref"]', '{"plate":0,"mileage":1,"reference":2}', '{"rows":6,"valuable":4,"duplicates":1,"refused":1,"doubtful":0}');
INSERT INTO public.stock_lists VALUES ('13152f47-8f8b-4c7a-b28b-c663696c1cb1', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.661+00', '0b76f3b0-a09f-4cfd-9a34-0c7c1d5726ae', 'May', '["Reg","Mileage","Ref"]', '{"plate":0,"mileage":1,"reference":2}', '{"rows":6,"valuable":4,"duplicates":1,"refused":1,"doubtful":0}');
INSERT INTO public.stock_lists VALUES ('70273657-42a3-47af-9a91-0aabff55bdc8', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.684+00', '06b2126e-29ae-4957-893b-d77881996cc4', 'June', '["Reg","Mileage","Ref"]', '{"plate":0,"mileage":1,"reference":2}', '{"rows":5,"valuable":3,"duplicates":1,"refused":1,"doubtful":0}');

INSERT INTO public.stock_results OVERRIDING SYSTEM VALUE VALUES ('5836712f-9dba-41e8-99e6-27d6e315f32e', 2, 1, 'valued', '04d9fa98-e692-45c4-999e-08d18d9fb0ee', 'O''ROURKE & SONS ROAD-KING''S <S> SALOON', '3.0 V6 ''O''Rourke'' R&D 4dr Auto', '2021-03-15', 13240, 11825, 10760, 9460, 'Sources disagree', NULL);
INSERT INTO public.stock_results OVERRIDING SYSTEM VALUE VALUES ('5836712f-9dba-41e8-99e6-27d6e315f32e', 3, 2, 'valued', '56574d14-a59b-4365-84c6-c03cc2bdd029', 'O''ROURKE & SONS ROAD-KING''S <S> SALOON', '3.0 V6 ''O''Rourke'' R&D 4dr Auto', '2021-03-15', 13240, 11825, 10760, 9460, 'Sources disagree', NULL);
INSERT INTO public.stock_results OVERRIDING SYSTEM VALUE VALUES ('5836712f-9dba-41e8-99e6-27d6e315f32e', 4, 3, 'valued', 'af8fc016-4f5c-42a6-8ce5-20b023190bf8', 'O''ROURKE & SONS ROAD-KING''S <S> SALOON', '3.0 V6 ''O''Rourke'' R&D 4dr Auto', '2021-03-15', 13240, 11825, 10760, 9460, 'Sources disagree', NULL);
INSERT INTO public.stock_results OVERRIDING SYSTEM VALUE VALUES ('5836712f-9dba-41e8-99e6-27d6e315f32e', 5, 4, 'valued', '3b5ddceb-7b95-4230-b3f6-a66dd52a5f15', 'O''ROURKE & SONS ROAD-KING''S <S> SALOON', '3.0 V6 ''O''Rourke'' R&D 4dr Auto', '2021-03-15', 13240, 11825, 10760, 9460, 'Sources disagree', NULL);
INSERT INTO public.stock_results OVERRIDING SYSTEM VALUE VALUES ('5836712f-9dba-41e8-99e6-27d6e315f32e', 6, 5, 'valued', '9ab73cda-1eba-4163-9340-a7370b8864d9', 'O''ROURKE & SONS ROAD-KING''S <S> SALOON', '3.0 V6 ''O''Rourke'' R&D 4dr Auto', '2021-03-15', 13240, 11825, 10760, 9460, 'Sources disagree', NULL);
INSERT INTO public.stock_results OVERRIDING SYSTEM VALUE VALUES ('3811606f-55d0-4411-9c2a-c0462c0084a2', 2, 6, 'failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"reason":"The provider has no value.","next":"Nothing to do."}');
INSERT INTO public.stock_results OVERRIDING SYSTEM VALUE VALUES ('3811606f-55d0-4411-9c2a-c0462c0084a2', 3, 7, 'no_value', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"reason":"The provider has no value.","next":"Nothing to do."}');

INSERT INTO public.stock_rows VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', 2, 'AB21AAA', 20000, 'S0', '["AB21AAA","20000","S0"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', 3, 'AB21AAB', 20001, 'S1', '["AB21AAB","20001","S1"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', 4, 'AB21AAC', 20002, 'S2', '["AB21AAC","20002","S2"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', 5, 'AB21AAD', 20003, 'S3', '["AB21AAD","20003","S3"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', 6, 'AB21AAE', 20004, 'S4', '["AB21AAE","20004","S4"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', 7, NULL, 12000, 'X', '["no plate","12000","X"]', '{"kind":"plate","reason":"A UK mark has at least one digit.","next":"Type the mark as it stands on the plate, such as AB12 CDE, or the VIN’s 17 characters."}', NULL);
INSERT INTO public.stock_rows VALUES ('75b053c5-1239-48dd-be5d-92583c4df8b8', 8, 'AB21AAA', 20000, 'again', '["AB21AAA","20000","again"]', '{"kind":"duplicate","reason":"The same mark stands in row 2.","next":"It is valued once, by the first row. Take out the row that is wrong."}', NULL);
INSERT INTO public.stock_rows VALUES ('250ede02-5f4c-429d-a819-63748ef3e0b6', 2, 'AB21AAL', 20000, 'S0', '["AB21AAL","20000","S0"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('250ede02-5f4c-429d-a819-63748ef3e0b6', 3, 'AB21AAM', 20001, 'S1', '["AB21AAM","20001","S1"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('250ede02-5f4c-429d-a819-63748ef3e0b6', 4, 'AB21AAN', 20002, 'S2', '["AB21AAN","20002","S2"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('250ede02-5f4c-429d-a819-63748ef3e0b6', 5, 'AB21AAP', 20003, 'S3', '["AB21AAP","20003","S3"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('250ede02-5f4c-429d-a819-63748ef3e0b6', 6, NULL, 12000, 'X', '["no plate","12000","X"]', '{"kind":"plate","reason":"A UK mark has at least one digit.","next":"Type the mark as it stands on the plate, such as AB12 CDE, or the VIN’s 17 characters."}', NULL);
INSERT INTO public.stock_rows VALUES ('250ede02-5f4c-429d-a819-63748ef3e0b6', 7, 'AB21AAL', 20000, 'again', '["AB21AAL","20000","again"]', '{"kind":"duplicate","reason":"The same mark stands in row 2.","next":"It is valued once, by the first row. Take out the row that is wrong."}', NULL);
INSERT INTO public.stock_rows VALUES ('13152f47-8f8b-4c7a-b28b-c663696c1cb1', 2, 'AB21ABA', 20000, 'S0', '["AB21ABA","20000","S0"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('13152f47-8f8b-4c7a-b28b-c663696c1cb1', 3, 'AB21ABB', 20001, 'S1', '["AB21ABB","20001","S1"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('13152f47-8f8b-4c7a-b28b-c663696c1cb1', 4, 'AB21ABC', 20002, 'S2', '["AB21ABC","20002","S2"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('13152f47-8f8b-4c7a-b28b-c663696c1cb1', 5, 'AB21ABD', 20003, 'S3', '["AB21ABD","20003","S3"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('13152f47-8f8b-4c7a-b28b-c663696c1cb1', 6, NULL, 12000, 'X', '["no plate","12000","X"]', '{"kind":"plate","reason":"A UK mark has at least one digit.","next":"Type the mark as it stands on the plate, such as AB12 CDE, or the VIN’s 17 characters."}', NULL);
INSERT INTO public.stock_rows VALUES ('13152f47-8f8b-4c7a-b28b-c663696c1cb1', 7, 'AB21ABA', 20000, 'again', '["AB21ABA","20000","again"]', '{"kind":"duplicate","reason":"The same mark stands in row 2.","next":"It is valued once, by the first row. Take out the row that is wrong."}', NULL);
INSERT INTO public.stock_rows VALUES ('70273657-42a3-47af-9a91-0aabff55bdc8', 2, 'AB21ABL', 20000, 'S0', '["AB21ABL","20000","S0"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('70273657-42a3-47af-9a91-0aabff55bdc8', 3, 'AB21ABM', 20001, 'S1', '["AB21ABM","20001","S1"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('70273657-42a3-47af-9a91-0aabff55bdc8', 4, 'AB21ABN', 20002, 'S2', '["AB21ABN","20002","S2"]', NULL, NULL);
INSERT INTO public.stock_rows VALUES ('70273657-42a3-47af-9a91-0aabff55bdc8', 5, NULL, 12000, 'X', '["no plate","12000","X"]', '{"kind":"plate","reason":"A UK mark has at least one digit.","next":"Type the mark as it stands on the plate, such as AB12 CDE, or the VIN’s 17 characters."}', NULL);
INSERT INTO public.stock_rows VALUES ('70273657-42a3-47af-9a91-0aabff55bdc8', 6, 'AB21ABL', 20000, 'again', '["AB21ABL","20000","again"]', '{"kind":"duplicate","reason":"The same mark stands in row 2.","next":"It is valued once, by the first row. Take out the row that is wrong."}', NULL);

INSERT INTO public.stock_runs VALUES ('5836712f-9dba-41e8-99e6-27d6e315f32e', '75b053c5-1239-48dd-be5d-92583c4df8b8', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.486+00', 'run done', '2026-11-23 10:14:42.615837+00', 'done', NULL, 5, 5, 0, 0, 10, 0, 0, NULL, NULL, 106, false);
INSERT INTO public.stock_runs VALUES ('2cdd07e8-a1be-4de4-90d6-600a34848d48', '250ede02-5f4c-429d-a819-63748ef3e0b6', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.631+00', 'run paused', NULL, 'paused', NULL, 4, 0, 0, 0, 0, 0, 0, NULL, NULL, 3, false);
INSERT INTO public.stock_runs VALUES ('3811606f-55d0-4411-9c2a-c0462c0084a2', '13152f47-8f8b-4c7a-b28b-c663696c1cb1', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.675+00', 'run running', NULL, 'running', NULL, 4, 0, 1, 1, 0, 0, 0, 'a worker that died', '2026-11-23 10:14:42.680905+00', 3, false);

INSERT INTO public."user" VALUES ('ba1c4cda-b32b-430d-89e6-aaeb8e970f30', 'Ada Admin', 'ada@dealer.example', true, NULL, '2026-11-23 10:14:41.450705+00', '2026-11-23 10:14:41.450705+00');
INSERT INTO public."user" VALUES ('5311fb0c-8d7c-4464-afc9-a35de0360bd6', 'Val Valuer', 'val@dealer.example', true, NULL, '2026-11-23 10:14:41.607297+00', '2026-11-23 10:14:41.607297+00');
INSERT INTO public."user" VALUES ('70f16876-6f43-4ca9-ab72-bd3be7947d99', 'Lee Left', 'left@dealer.example', true, NULL, '2026-11-23 10:14:41.728874+00', '2026-11-23 10:14:41.728874+00');
INSERT INTO public."user" VALUES ('154f5db3-8bf4-460f-97b1-23a2628e59e6', 'J. Smith', '154f5db3-8bf4-460f-97b1-23a2628e59e6@dealer.example', false, NULL, '2026-11-23 10:14:41.931558+00', '2026-11-23 10:14:41.931558+00');

INSERT INTO public.valuations VALUES ('e67ae54e-b2fb-476f-9ca9-12c056ae1c52', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:41.992+00', 'plate', '426QI_y37ybvDVjS_HqvWmcv_-mrjnPxM5f3V5EJfJQ', NULL, 'key by plate', '{"id":"e67ae54e-b2fb-476f-9ca9-12c056ae1c52","kind":"plate","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","mileage":23499,"retailPounds":13240,"cleanPounds":11825,"flag":"Sources disagree"}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":["1.2","PureTech","83","\"Shine\"","5dr"],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["1.2","PureTech","110","Série","Spéciale","5dr","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"identifier":null,"kind":null,"mileage":23499,"plate":"AB21CDE","registered":null,"vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"basedOn":null,"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[{"code":"sources_disagree","day":null,"severity":"warn","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Identifier: the book says Car 50001, the valuation says Car 50031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"note","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON.","title":"Sources disagree"}],"id":"e67ae54e-b2fb-476f-9ca9-12c056ae1c52","identity":{"colour":"BLEU ÉTOILÉ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","disagreements":[{"field":"manufacturer","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS."},{"field":"model","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON."},{"field":"derivative","text":"Derivative: the book says 1.2 PureTech 83 \"Shine\" 5dr, the valuation says 3.0 V6 ''O''Rourke'' R&D 4dr Auto."},{"field":"identifier","text":"Identifier: the book says Car 50001, the valuation says Car 50031."},{"field":"vin","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031."},{"field":"registered","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018."},{"field":"colour","text":"Colour: the register says BLEU ÉTOILÉ, the valuation says BLACK."},{"field":"engineNumber","text":"Engine number: the register says HM05  10500001, the valuation says V6-<30>&R."}],"facts":[{"agreement":"differ","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":"O''ROURKE & SONS"}},{"agreement":"differ","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":"ROAD-KING''S <S> SALOON"}},{"agreement":"differ","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":"3.0 V6 ''O''Rourke'' R&D 4dr Auto"}},{"agreement":"differ","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":"Car 50031"}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"differ","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":"SORTEST30JA500031"}},{"agreement":"differ","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":"1 Jul 2018"}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"differ","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":"BLACK"}},{"agreement":"differ","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":"V6-<30>&R"}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","vehicle":{"code":"ORRK30V4SPTA  6   3 ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","discontinued":null,"identifier":50031,"introduced":"2018-03-01","kind":"car","manufacturer":"O''ROURKE & SONS","model":"ROAD-KING''S <S> SALOON","range":"ROAD-KING''S"},"vin":"VF7TESTC3LT500001"},"internetPrices":{"because":{"next":"Check the mileage. Another mileage is a new valuation.","reason":"The mileage is outside what the guide covers for this vehicle."},"value":null},"kind":"plate","lookUpMissing":null,"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"mileage":{"entered":23499,"outOfBounds":false,"used":{"source":"valuation","value":1000},"words":"Valued at 1,000 mi; you entered 23,499 mi."},"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"sources":{"internetPrices":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"b4f6141f-77fe-451b-ade0-80e6ef67a809","mileageUsed":null,"operation":"VRMInternetPricesValuation","service":"Internet prices"},"registration":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"35ed9932-b681-4227-99a4-809be5025e56","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"valuation":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"b773089a-6435-4a31-a662-e865f43eda53","mileageUsed":1000,"operation":"VRMValuation","service":"Guide valuation"}},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":10760},"below":{"source":"valuation","value":9460},"clean":{"source":"valuation","value":11825},"retail":{"source":"valuation","value":13240}},"version":1,"warnings":[]}', '55a06c671edc351faa84459992790636caf0a704a59ecae4381528a081de1222', '{35ed9932-b681-4227-99a4-809be5025e56,b773089a-6435-4a31-a662-e865f43eda53,b4f6141f-77fe-451b-ade0-80e6ef67a809}');
INSERT INTO public.valuations VALUES ('5d204c95-0edc-44d1-9fb7-a81a2f47ea51', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.024+00', 'vin', '3L9bYYt9pIEmVvCVUnY_Rvmbb5VCbdD1evSAWmhJAxE', NULL, 'key by vin', '{"id":"5d204c95-0edc-44d1-9fb7-a81a2f47ea51","kind":"vin","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":null,"title":"No vehicle found","derivative":null,"mileage":null,"retailPounds":null,"cleanPounds":null,"flag":null}', '{"alternatives":[],"asked":{"identifier":null,"kind":null,"mileage":null,"plate":null,"registered":null,"vin":"SORTEST30JA500031"},"autoCorrection":null,"basedOn":null,"book":null,"dateMatch":{"matched":null,"words":"No valuation, so no date to match."},"equipment":{"because":{"next":"Value it with its mileage: one valuation.","reason":"A VIN identifies the vehicle; the guide values it by its identifier."},"value":null},"flags":[],"id":"5d204c95-0edc-44d1-9fb7-a81a2f47ea51","identity":{"colour":null,"derivative":null,"disagreements":[],"facts":[],"plate":null,"plateWords":null,"registered":null,"title":"No vehicle found","vehicle":null,"vin":"SORTEST30JA500031"},"internetPrices":{"because":{"next":"Value it by its mark and ask for them.","reason":"Internet prices are given by registration mark only."},"value":null},"kind":"vin","lookUpMissing":null,"matches":[{"label":"Register","level":0,"source":"register","words":"no match"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":0,"source":"trade","words":"no match"},{"label":"Book","level":0,"source":"book","words":"no match"}],"mileage":{"entered":null,"outOfBounds":false,"used":{"because":{"next":"Value it with its mileage: one valuation.","reason":"A VIN identifies the vehicle; the guide values it by its identifier."},"value":null},"words":"No mileage was entered."},"register":null,"sources":{"internetPrices":null,"registration":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"c0533a88-bd44-4830-b5dd-b9acdeadab4b","mileageUsed":null,"operation":"REGLookupVIN","service":"Registration look-up"},"valuation":null},"trade":null,"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"because":{"next":"Value it with its mileage: one valuation.","reason":"A VIN identifies the vehicle; the guide values it by its identifier."},"value":null},"below":{"because":{"next":"Value it with its mileage: one valuation.","reason":"A VIN identifies the vehicle; the guide values it by its identifier."},"value":null},"clean":{"because":{"next":"Value it with its mileage: one valuation.","reason":"A VIN identifies the vehicle; the guide values it by its identifier."},"value":null},"retail":{"because":{"next":"Value it with its mileage: one valuation.","reason":"A VIN identifies the vehicle; the guide values it by its identifier."},"value":null}},"version":1,"warnings":[{"code":"letters","field":"vin","text":"A VIN never has I, O or Q: they are the digits 1 and 0."}]}', 'f4f6110afe07b9a317bf260e32dd9bbe7f1d17f11c4ac4c8bd3878e8cc238ab8', '{c0533a88-bd44-4830-b5dd-b9acdeadab4b}');
INSERT INTO public.valuations VALUES ('4849ae16-775e-4b0f-a649-4554678534d5', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.046+00', 'identifier', 'UxAxzp1kQHTMipJWwI_DZKMjXdnI_8nxfaDMH_P8w6c', NULL, 'key by identifier', '{"id":"4849ae16-775e-4b0f-a649-4554678534d5","kind":"identifier","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":null,"title":"CITROËN DISPATCH 1000","derivative":"1000 1.5 BlueHDi 100 Van","mileage":23000,"retailPounds":6800,"cleanPounds":6075,"flag":null}', '{"alternatives":[],"asked":{"identifier":50031,"kind":"car","mileage":23000,"plate":null,"registered":"2021-03-01","vin":null},"autoCorrection":null,"basedOn":null,"book":null,"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[],"id":"4849ae16-775e-4b0f-a649-4554678534d5","identity":{"colour":null,"derivative":"1000 1.5 BlueHDi 100 Van","disagreements":[],"facts":[{"agreement":"single","field":"manufacturer","label":"Make","says":{"book":null,"register":null,"trade":null,"valuation":"CITROËN"}},{"agreement":"single","field":"model","label":"Model","says":{"book":null,"register":null,"trade":null,"valuation":"DISPATCH 1000"}},{"agreement":"single","field":"derivative","label":"Derivative","says":{"book":null,"register":null,"trade":null,"valuation":"1000 1.5 BlueHDi 100 Van"}},{"agreement":"single","field":"identifier","label":"Identifier","says":{"book":null,"register":null,"trade":null,"valuation":"Van 60001"}}],"plate":null,"plateWords":null,"registered":"2021-03-01","title":"CITROËN DISPATCH 1000","vehicle":{"code":"CIDI15V VDTM  5   1 ","derivative":"1000 1.5 BlueHDi 100 Van","discontinued":null,"identifier":60001,"introduced":"2020-02-29","kind":"van","manufacturer":"CITROËN","model":"DISPATCH 1000","range":"DISPATCH"},"vin":null},"internetPrices":{"because":{"next":"Value it by its mark and ask for them.","reason":"Internet prices are given by registration mark only."},"value":null},"kind":"identifier","lookUpMissing":{"next":"Value it by its registration mark to see what the register says.","reason":"An identifier names a derivative, not one vehicle, so no register was asked."},"matches":[],"mileage":{"entered":23000,"outOfBounds":false,"used":{"source":"valuation","value":60000},"words":"Valued at 60,000 mi; you entered 23,000 mi."},"register":null,"sources":{"internetPrices":null,"registration":null,"valuation":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"58ede7ac-d94b-4658-aee3-892bb6ab9925","mileageUsed":60000,"operation":"REFIDValuation","service":"Guide valuation"}},"trade":null,"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":5528},"below":{"source":"valuation","value":4860},"clean":{"source":"valuation","value":6075},"retail":{"source":"valuation","value":6800}},"version":1,"warnings":[]}', '57873bec3eaa721e31710c5ad99d544b1852421e92193eb8632908a0f32f492f', '{58ede7ac-d94b-4658-aee3-892bb6ab9925}');
INSERT INTO public.valuations VALUES ('9dd23f9c-8489-469f-9103-666b5ce09b90', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.099+00', 'plate', '426QI_y37ybvDVjS_HqvWmcv_-mrjnPxM5f3V5EJfJQ', NULL, 'key served', '{"id":"9dd23f9c-8489-469f-9103-666b5ce09b90","kind":"plate","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","mileage":23499,"retailPounds":13240,"cleanPounds":11825,"flag":"Sources disagree"}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":["1.2","PureTech","83","\"Shine\"","5dr"],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["1.2","PureTech","110","Série","Spéciale","5dr","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"identifier":null,"kind":null,"mileage":23499,"plate":"AB21CDE","registered":null,"vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"basedOn":null,"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[{"code":"sources_disagree","day":null,"severity":"warn","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Identifier: the book says Car 50001, the valuation says Car 50031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"note","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON.","title":"Sources disagree"}],"id":"9dd23f9c-8489-469f-9103-666b5ce09b90","identity":{"colour":"BLEU ÉTOILÉ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","disagreements":[{"field":"manufacturer","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS."},{"field":"model","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON."},{"field":"derivative","text":"Derivative: the book says 1.2 PureTech 83 \"Shine\" 5dr, the valuation says 3.0 V6 ''O''Rourke'' R&D 4dr Auto."},{"field":"identifier","text":"Identifier: the book says Car 50001, the valuation says Car 50031."},{"field":"vin","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031."},{"field":"registered","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018."},{"field":"colour","text":"Colour: the register says BLEU ÉTOILÉ, the valuation says BLACK."},{"field":"engineNumber","text":"Engine number: the register says HM05  10500001, the valuation says V6-<30>&R."}],"facts":[{"agreement":"differ","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":"O''ROURKE & SONS"}},{"agreement":"differ","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":"ROAD-KING''S <S> SALOON"}},{"agreement":"differ","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":"3.0 V6 ''O''Rourke'' R&D 4dr Auto"}},{"agreement":"differ","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":"Car 50031"}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"differ","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":"SORTEST30JA500031"}},{"agreement":"differ","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":"1 Jul 2018"}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"differ","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":"BLACK"}},{"agreement":"differ","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":"V6-<30>&R"}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","vehicle":{"code":"ORRK30V4SPTA  6   3 ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","discontinued":null,"identifier":50031,"introduced":"2018-03-01","kind":"car","manufacturer":"O''ROURKE & SONS","model":"ROAD-KING''S <S> SALOON","range":"ROAD-KING''S"},"vin":"VF7TESTC3LT500001"},"internetPrices":{"because":{"next":"Ask for them: one more valuation.","reason":"Internet prices were not asked for."},"value":null},"kind":"plate","lookUpMissing":null,"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"mileage":{"entered":23499,"outOfBounds":false,"used":{"source":"valuation","value":1000},"words":"Valued at 1,000 mi; you entered 23,499 mi."},"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"sources":{"internetPrices":null,"registration":{"answer":"kept","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"no","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"3e9a9042-ddc4-4df1-9826-801e383e61f6","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"valuation":{"answer":"kept","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"no","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"765f7446-b200-4346-b9ea-ba189b8176fa","mileageUsed":1000,"operation":"VRMValuation","service":"Guide valuation"}},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":10760},"below":{"source":"valuation","value":9460},"clean":{"source":"valuation","value":11825},"retail":{"source":"valuation","value":13240}},"version":1,"warnings":[]}', '4802ad412c3c8507af4402d24c30be70077583a0506732971ad9c3186273a8a4', '{3e9a9042-ddc4-4df1-9826-801e383e61f6,765f7446-b200-4346-b9ea-ba189b8176fa}');
INSERT INTO public.valuations VALUES ('04d9fa98-e692-45c4-999e-08d18d9fb0ee', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.544+00', 'plate', 'c4hECVGZd5AupXhSJilWv3K2_dSDGefOr5SwPdwsqWM', NULL, 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-2', '{"id":"04d9fa98-e692-45c4-999e-08d18d9fb0ee","kind":"plate","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","mileage":20000,"retailPounds":13240,"cleanPounds":11825,"flag":"Sources disagree"}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":["1.2","PureTech","83","\"Shine\"","5dr"],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["1.2","PureTech","110","Série","Spéciale","5dr","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"identifier":null,"kind":null,"mileage":20000,"plate":"AB21AAA","registered":null,"vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"basedOn":null,"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[{"code":"sources_disagree","day":null,"severity":"warn","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Identifier: the book says Car 50001, the valuation says Car 50031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"note","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON.","title":"Sources disagree"}],"id":"04d9fa98-e692-45c4-999e-08d18d9fb0ee","identity":{"colour":"BLEU ÉTOILÉ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","disagreements":[{"field":"manufacturer","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS."},{"field":"model","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON."},{"field":"derivative","text":"Derivative: the book says 1.2 PureTech 83 \"Shine\" 5dr, the valuation says 3.0 V6 ''O''Rourke'' R&D 4dr Auto."},{"field":"identifier","text":"Identifier: the book says Car 50001, the valuation says Car 50031."},{"field":"vin","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031."},{"field":"registered","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018."},{"field":"colour","text":"Colour: the register says BLEU ÉTOILÉ, the valuation says BLACK."},{"field":"engineNumber","text":"Engine number: the register says HM05  10500001, the valuation says V6-<30>&R."}],"facts":[{"agreement":"differ","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":"O''ROURKE & SONS"}},{"agreement":"differ","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":"ROAD-KING''S <S> SALOON"}},{"agreement":"differ","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":"3.0 V6 ''O''Rourke'' R&D 4dr Auto"}},{"agreement":"differ","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":"Car 50031"}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"differ","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":"SORTEST30JA500031"}},{"agreement":"differ","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":"1 Jul 2018"}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"differ","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":"BLACK"}},{"agreement":"differ","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":"V6-<30>&R"}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","vehicle":{"code":"ORRK30V4SPTA  6   3 ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","discontinued":null,"identifier":50031,"introduced":"2018-03-01","kind":"car","manufacturer":"O''ROURKE & SONS","model":"ROAD-KING''S <S> SALOON","range":"ROAD-KING''S"},"vin":"VF7TESTC3LT500001"},"internetPrices":{"because":{"next":"Ask for them: one more valuation.","reason":"Internet prices were not asked for."},"value":null},"kind":"plate","lookUpMissing":null,"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"mileage":{"entered":20000,"outOfBounds":false,"used":{"source":"valuation","value":1000},"words":"Valued at 1,000 mi; you entered 20,000 mi."},"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"sources":{"internetPrices":null,"registration":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"f0115cab-a11f-4873-81f0-857133eeb6a7","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"valuation":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"5cf0dc21-bea9-49da-915f-019b9f2d04da","mileageUsed":1000,"operation":"VRMValuation","service":"Guide valuation"}},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":10760},"below":{"source":"valuation","value":9460},"clean":{"source":"valuation","value":11825},"retail":{"source":"valuation","value":13240}},"version":1,"warnings":[]}', 'f3bd98efd2d17b119896da6deaf22ab7f97a9913106e7a8e0fe3f7da2d3f9e54', '{f0115cab-a11f-4873-81f0-857133eeb6a7,5cf0dc21-bea9-49da-915f-019b9f2d04da}');
INSERT INTO public.valuations VALUES ('56574d14-a59b-4365-84c6-c03cc2bdd029', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.562+00', 'plate', 'HdWFYhvOz8hcLDp6Bm_ejt6917heiKMy5QnfCXE-SGI', NULL, 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-3', '{"id":"56574d14-a59b-4365-84c6-c03cc2bdd029","kind":"plate","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","mileage":20001,"retailPounds":13240,"cleanPounds":11825,"flag":"Sources disagree"}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":["1.2","PureTech","83","\"Shine\"","5dr"],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["1.2","PureTech","110","Série","Spéciale","5dr","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"identifier":null,"kind":null,"mileage":20001,"plate":"AB21AAB","registered":null,"vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"basedOn":null,"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[{"code":"sources_disagree","day":null,"severity":"warn","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Identifier: the book says Car 50001, the valuation says Car 50031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"note","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON.","title":"Sources disagree"}],"id":"56574d14-a59b-4365-84c6-c03cc2bdd029","identity":{"colour":"BLEU ÉTOILÉ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","disagreements":[{"field":"manufacturer","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS."},{"field":"model","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON."},{"field":"derivative","text":"Derivative: the book says 1.2 PureTech 83 \"Shine\" 5dr, the valuation says 3.0 V6 ''O''Rourke'' R&D 4dr Auto."},{"field":"identifier","text":"Identifier: the book says Car 50001, the valuation says Car 50031."},{"field":"vin","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031."},{"field":"registered","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018."},{"field":"colour","text":"Colour: the register says BLEU ÉTOILÉ, the valuation says BLACK."},{"field":"engineNumber","text":"Engine number: the register says HM05  10500001, the valuation says V6-<30>&R."}],"facts":[{"agreement":"differ","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":"O''ROURKE & SONS"}},{"agreement":"differ","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":"ROAD-KING''S <S> SALOON"}},{"agreement":"differ","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":"3.0 V6 ''O''Rourke'' R&D 4dr Auto"}},{"agreement":"differ","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":"Car 50031"}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"differ","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":"SORTEST30JA500031"}},{"agreement":"differ","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":"1 Jul 2018"}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"differ","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":"BLACK"}},{"agreement":"differ","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":"V6-<30>&R"}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","vehicle":{"code":"ORRK30V4SPTA  6   3 ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","discontinued":null,"identifier":50031,"introduced":"2018-03-01","kind":"car","manufacturer":"O''ROURKE & SONS","model":"ROAD-KING''S <S> SALOON","range":"ROAD-KING''S"},"vin":"VF7TESTC3LT500001"},"internetPrices":{"because":{"next":"Ask for them: one more valuation.","reason":"Internet prices were not asked for."},"value":null},"kind":"plate","lookUpMissing":null,"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"mileage":{"entered":20001,"outOfBounds":false,"used":{"source":"valuation","value":1000},"words":"Valued at 1,000 mi; you entered 20,001 mi."},"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"sources":{"internetPrices":null,"registration":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"1fbc659d-5dc3-4cdd-af83-6338b5a2b04c","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"valuation":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"13751850-7d36-45dd-a570-53ace1f97977","mileageUsed":1000,"operation":"VRMValuation","service":"Guide valuation"}},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":10760},"below":{"source":"valuation","value":9460},"clean":{"source":"valuation","value":11825},"retail":{"source":"valuation","value":13240}},"version":1,"warnings":[]}', '80517fb00267c2a62b00ab435cb62f8fdf5f1f7e62ff8639cf553b4d4307b752', '{1fbc659d-5dc3-4cdd-af83-6338b5a2b04c,13751850-7d36-45dd-a570-53ace1f97977}');
INSERT INTO public.valuations VALUES ('af8fc016-4f5c-42a6-8ce5-20b023190bf8', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.566+00', 'plate', 'UDl_wvBQR35nqZZ7j1KnJXE1qWyKi5GBptIY39wVw4M', NULL, 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-4', '{"id":"af8fc016-4f5c-42a6-8ce5-20b023190bf8","kind":"plate","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","mileage":20002,"retailPounds":13240,"cleanPounds":11825,"flag":"Sources disagree"}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":["1.2","PureTech","83","\"Shine\"","5dr"],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["1.2","PureTech","110","Série","Spéciale","5dr","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"identifier":null,"kind":null,"mileage":20002,"plate":"AB21AAC","registered":null,"vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"basedOn":null,"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[{"code":"sources_disagree","day":null,"severity":"warn","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Identifier: the book says Car 50001, the valuation says Car 50031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"note","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON.","title":"Sources disagree"}],"id":"af8fc016-4f5c-42a6-8ce5-20b023190bf8","identity":{"colour":"BLEU ÉTOILÉ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","disagreements":[{"field":"manufacturer","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS."},{"field":"model","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON."},{"field":"derivative","text":"Derivative: the book says 1.2 PureTech 83 \"Shine\" 5dr, the valuation says 3.0 V6 ''O''Rourke'' R&D 4dr Auto."},{"field":"identifier","text":"Identifier: the book says Car 50001, the valuation says Car 50031."},{"field":"vin","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031."},{"field":"registered","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018."},{"field":"colour","text":"Colour: the register says BLEU ÉTOILÉ, the valuation says BLACK."},{"field":"engineNumber","text":"Engine number: the register says HM05  10500001, the valuation says V6-<30>&R."}],"facts":[{"agreement":"differ","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":"O''ROURKE & SONS"}},{"agreement":"differ","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":"ROAD-KING''S <S> SALOON"}},{"agreement":"differ","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":"3.0 V6 ''O''Rourke'' R&D 4dr Auto"}},{"agreement":"differ","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":"Car 50031"}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"differ","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":"SORTEST30JA500031"}},{"agreement":"differ","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":"1 Jul 2018"}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"differ","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":"BLACK"}},{"agreement":"differ","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":"V6-<30>&R"}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","vehicle":{"code":"ORRK30V4SPTA  6   3 ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","discontinued":null,"identifier":50031,"introduced":"2018-03-01","kind":"car","manufacturer":"O''ROURKE & SONS","model":"ROAD-KING''S <S> SALOON","range":"ROAD-KING''S"},"vin":"VF7TESTC3LT500001"},"internetPrices":{"because":{"next":"Ask for them: one more valuation.","reason":"Internet prices were not asked for."},"value":null},"kind":"plate","lookUpMissing":null,"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"mileage":{"entered":20002,"outOfBounds":false,"used":{"source":"valuation","value":1000},"words":"Valued at 1,000 mi; you entered 20,002 mi."},"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"sources":{"internetPrices":null,"registration":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"449be2cd-4fe3-41f9-90e7-39f57c5d0c6f","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"valuation":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"d47d23da-d07d-4cdc-a53c-9bbb466f37cf","mileageUsed":1000,"operation":"VRMValuation","service":"Guide valuation"}},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":10760},"below":{"source":"valuation","value":9460},"clean":{"source":"valuation","value":11825},"retail":{"source":"valuation","value":13240}},"version":1,"warnings":[]}', 'fe351c75a29121af02b9dfb39c3648dd5ef71b6595da03c6a4fe3cb1c3511e51', '{449be2cd-4fe3-41f9-90e7-39f57c5d0c6f,d47d23da-d07d-4cdc-a53c-9bbb466f37cf}');
INSERT INTO public.valuations VALUES ('3b5ddceb-7b95-4230-b3f6-a66dd52a5f15', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.567+00', 'plate', 'bqYXVZ6dU0J5CUp32KeLJ0547AIT_QCkD3PrODL48CE', NULL, 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-5', '{"id":"3b5ddceb-7b95-4230-b3f6-a66dd52a5f15","kind":"plate","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","mileage":20003,"retailPounds":13240,"cleanPounds":11825,"flag":"Sources disagree"}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":["1.2","PureTech","83","\"Shine\"","5dr"],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["1.2","PureTech","110","Série","Spéciale","5dr","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"identifier":null,"kind":null,"mileage":20003,"plate":"AB21AAD","registered":null,"vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"basedOn":null,"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[{"code":"sources_disagree","day":null,"severity":"warn","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Identifier: the book says Car 50001, the valuation says Car 50031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"note","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON.","title":"Sources disagree"}],"id":"3b5ddceb-7b95-4230-b3f6-a66dd52a5f15","identity":{"colour":"BLEU ÉTOILÉ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","disagreements":[{"field":"manufacturer","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS."},{"field":"model","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON."},{"field":"derivative","text":"Derivative: the book says 1.2 PureTech 83 \"Shine\" 5dr, the valuation says 3.0 V6 ''O''Rourke'' R&D 4dr Auto."},{"field":"identifier","text":"Identifier: the book says Car 50001, the valuation says Car 50031."},{"field":"vin","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031."},{"field":"registered","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018."},{"field":"colour","text":"Colour: the register says BLEU ÉTOILÉ, the valuation says BLACK."},{"field":"engineNumber","text":"Engine number: the register says HM05  10500001, the valuation says V6-<30>&R."}],"facts":[{"agreement":"differ","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":"O''ROURKE & SONS"}},{"agreement":"differ","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":"ROAD-KING''S <S> SALOON"}},{"agreement":"differ","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":"3.0 V6 ''O''Rourke'' R&D 4dr Auto"}},{"agreement":"differ","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":"Car 50031"}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"differ","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":"SORTEST30JA500031"}},{"agreement":"differ","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":"1 Jul 2018"}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"differ","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":"BLACK"}},{"agreement":"differ","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":"V6-<30>&R"}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","vehicle":{"code":"ORRK30V4SPTA  6   3 ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","discontinued":null,"identifier":50031,"introduced":"2018-03-01","kind":"car","manufacturer":"O''ROURKE & SONS","model":"ROAD-KING''S <S> SALOON","range":"ROAD-KING''S"},"vin":"VF7TESTC3LT500001"},"internetPrices":{"because":{"next":"Ask for them: one more valuation.","reason":"Internet prices were not asked for."},"value":null},"kind":"plate","lookUpMissing":null,"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"mileage":{"entered":20003,"outOfBounds":false,"used":{"source":"valuation","value":1000},"words":"Valued at 1,000 mi; you entered 20,003 mi."},"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"sources":{"internetPrices":null,"registration":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"3945f906-652c-4131-b742-57b4e66328bc","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"valuation":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"5230140d-6605-4f37-a6ca-ce57be6136c0","mileageUsed":1000,"operation":"VRMValuation","service":"Guide valuation"}},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":10760},"below":{"source":"valuation","value":9460},"clean":{"source":"valuation","value":11825},"retail":{"source":"valuation","value":13240}},"version":1,"warnings":[]}', 'fc7564ebb8a79cc3d27a4a6ae910bb859312ea3fe096b8a5dd3dcaebe76e25dd', '{3945f906-652c-4131-b742-57b4e66328bc,5230140d-6605-4f37-a6ca-ce57be6136c0}');
INSERT INTO public.valuations VALUES ('9ab73cda-1eba-4163-9340-a7370b8864d9', '69a5927b-3f0e-490f-a791-950ff4d37c1f', '5311fb0c-8d7c-4464-afc9-a35de0360bd6', '2026-11-23 10:14:42.568+00', 'plate', 'xHhtm6ISDhA1koiySNxwIq4_9bd2xq3NbE4NSNAEwx8', NULL, 'stock-5836712f-9dba-41e8-99e6-27d6e315f32e-6', '{"id":"9ab73cda-1eba-4163-9340-a7370b8864d9","kind":"plate","valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"plate":"AB21 CDE","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","mileage":20004,"retailPounds":13240,"cleanPounds":11825,"flag":"Sources disagree"}', '{"alternatives":[{"code":"CIC312S5HPTM  4   1 ","differsBy":["1.2","PureTech","83","\"Shine\"","5dr"],"identifier":50001,"kind":"car","kindName":"Car","name":"1.2 PureTech 83 \"Shine\" 5dr","valued":false},{"code":"CIC312R5HPTA  4     ","differsBy":["1.2","PureTech","110","Série","Spéciale","5dr","EAT6"],"identifier":50003,"kind":"car","kindName":"Car","name":"1.2 PureTech 110 Série Spéciale 5dr EAT6","valued":false},{"code":"CIDI20W VDTA  5     ","differsBy":["1400","2.0","BlueHDi","145","Window","Van","EAT8"],"identifier":50001,"kind":"van","kindName":"Light Commercial Vehicle","name":"1400 2.0 BlueHDi 145 Window Van EAT8","valued":false}],"asked":{"identifier":null,"kind":null,"mileage":20004,"plate":"AB21AAE","registered":null,"vin":null},"autoCorrection":{"asked":"AB2ICDE","reason":"Letter I read as figure 1 & looked up as AB21CDE","used":"AB21 CDE"},"basedOn":null,"book":{"code":"CIC312S5HPTM  4   1 ","derivative":"1.2 PureTech 83 \"Shine\" 5dr","derivativeDates":null,"discontinued":null,"doors":5,"drivetrain":"Front Wheel Drive","enhancedCode":"CIC312S5HPTM  4   1/1","enhancedTechnical":"T & <1>","fuel":"Petrol Unleaded","fuelDelivery":"Turbo","identifier":50001,"introduced":"2016-11-01","kind":"car","kindName":"Car","manufacturer":"CITROËN","model":"C3 HATCHBACK","modelDates":"(2016 -     )","plate":"2021 21","range":"C3 & COUSINS","runOut":null,"transmission":"Manual"},"dateMatch":{"matched":true,"words":"The values are for its own registration date."},"equipment":{"because":{"next":"Ask the seller, or see the manufacturer’s brochure of that year.","reason":"The guide gave no equipment list for this vehicle."},"value":null},"flags":[{"code":"sources_disagree","day":null,"severity":"warn","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Identifier: the book says Car 50001, the valuation says Car 50031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"warn","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018.","title":"Sources disagree"},{"code":"sources_disagree","day":null,"severity":"note","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON.","title":"Sources disagree"}],"id":"9ab73cda-1eba-4163-9340-a7370b8864d9","identity":{"colour":"BLEU ÉTOILÉ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","disagreements":[{"field":"manufacturer","text":"Make: the register and the book say CITROËN, the valuation says O''ROURKE & SONS."},{"field":"model","text":"Model: the register and the book say C3 HATCHBACK, the valuation says ROAD-KING''S <S> SALOON."},{"field":"derivative","text":"Derivative: the book says 1.2 PureTech 83 \"Shine\" 5dr, the valuation says 3.0 V6 ''O''Rourke'' R&D 4dr Auto."},{"field":"identifier","text":"Identifier: the book says Car 50001, the valuation says Car 50031."},{"field":"vin","text":"VIN: the register and the trade body say VF7TESTC3LT500001, the valuation says SORTEST30JA500031."},{"field":"registered","text":"Registered: the register and the trade body say 15 Mar 2021, the valuation says 1 Jul 2018."},{"field":"colour","text":"Colour: the register says BLEU ÉTOILÉ, the valuation says BLACK."},{"field":"engineNumber","text":"Engine number: the register says HM05  10500001, the valuation says V6-<30>&R."}],"facts":[{"agreement":"differ","field":"manufacturer","label":"Make","says":{"book":"CITROËN","register":"CITROËN","trade":null,"valuation":"O''ROURKE & SONS"}},{"agreement":"differ","field":"model","label":"Model","says":{"book":"C3 HATCHBACK","register":"C3 HATCHBACK","trade":null,"valuation":"ROAD-KING''S <S> SALOON"}},{"agreement":"differ","field":"derivative","label":"Derivative","says":{"book":"1.2 PureTech 83 \"Shine\" 5dr","register":null,"trade":null,"valuation":"3.0 V6 ''O''Rourke'' R&D 4dr Auto"}},{"agreement":"differ","field":"identifier","label":"Identifier","says":{"book":"Car 50001","register":null,"trade":null,"valuation":"Car 50031"}},{"agreement":"agree","field":"plate","label":"Mark","says":{"book":null,"register":"AB21 CDE","trade":"AB21 CDE","valuation":null}},{"agreement":"differ","field":"vin","label":"VIN","says":{"book":null,"register":"VF7TESTC3LT500001","trade":"VF7TESTC3LT500001","valuation":"SORTEST30JA500031"}},{"agreement":"differ","field":"registered","label":"Registered","says":{"book":null,"register":"15 Mar 2021","trade":"15 Mar 2021","valuation":"1 Jul 2018"}},{"agreement":"single","field":"firstRegistered","label":"First registered","says":{"book":null,"register":"15 Mar 2021","trade":null,"valuation":null}},{"agreement":"single","field":"manufactured","label":"Built","says":{"book":null,"register":"29 Jan 2021","trade":null,"valuation":null}},{"agreement":"agree","field":"fuel","label":"Fuel","says":{"book":"Petrol Unleaded","register":"PETROL","trade":null,"valuation":null}},{"agreement":"single","field":"engine","label":"Engine size","says":{"book":null,"register":"1,199 cc","trade":null,"valuation":null}},{"agreement":"single","field":"transmission","label":"Transmission","says":{"book":"Manual","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"drivetrain","label":"Drivetrain","says":{"book":"Front Wheel Drive","register":null,"trade":null,"valuation":null}},{"agreement":"single","field":"body","label":"Body","says":{"book":null,"register":"5 DOOR HATCHBACK","trade":null,"valuation":null}},{"agreement":"agree","field":"doors","label":"Doors","says":{"book":"5","register":"5","trade":null,"valuation":null}},{"agreement":"single","field":"seats","label":"Seats","says":{"book":null,"register":"5","trade":null,"valuation":null}},{"agreement":"differ","field":"colour","label":"Colour","says":{"book":null,"register":"BLEU ÉTOILÉ","trade":null,"valuation":"BLACK"}},{"agreement":"differ","field":"engineNumber","label":"Engine number","says":{"book":null,"register":"HM05  10500001","trade":null,"valuation":"V6-<30>&R"}},{"agreement":"single","field":"co2","label":"CO2","says":{"book":null,"register":"109 g/km","trade":null,"valuation":null}}],"plate":"AB21 CDE","plateWords":"21 plate (Mar 21–Aug 21)","registered":"2021-03-15","title":"O''ROURKE & SONS ROAD-KING''S <S> SALOON","vehicle":{"code":"ORRK30V4SPTA  6   3 ","derivative":"3.0 V6 ''O''Rourke'' R&D 4dr Auto","discontinued":null,"identifier":50031,"introduced":"2018-03-01","kind":"car","manufacturer":"O''ROURKE & SONS","model":"ROAD-KING''S <S> SALOON","range":"ROAD-KING''S"},"vin":"VF7TESTC3LT500001"},"internetPrices":{"because":{"next":"Ask for them: one more valuation.","reason":"Internet prices were not asked for."},"value":null},"kind":"plate","lookUpMissing":null,"matches":[{"label":"Register","level":1,"source":"register","words":"exact"},{"label":"Keepers","level":0,"source":"keepers","words":"no match"},{"label":"Trade body","level":1,"source":"trade","words":"exact"},{"label":"Book","level":1,"source":"book","words":"3 candidates"}],"mileage":{"entered":20004,"outOfBounds":false,"used":{"source":"valuation","value":1000},"words":"Valued at 1,000 mi; you entered 20,004 mi."},"register":{"body":"5 DOOR HATCHBACK","co2GramsPerKm":109,"colour":"BLEU ÉTOILÉ","doors":5,"engineCc":1199,"engineNumber":"HM05  10500001","exported":{"day":null,"set":false},"firstRegistered":"2021-03-15","fuel":"PETROL","imported":{"day":null,"set":false},"keeperAcquired":null,"keeperDisposed":null,"manufactured":"2021-01-29","manufacturer":"CITROËN","massInServiceKg":1165,"maxMassKg":1550,"maxNetPowerKw":61,"maxTowBrakedKg":450,"maxTowUnbrakedKg":450,"model":"C3 HATCHBACK","plate":"AB21CDE","plateTransfer":{"day":null,"set":false},"previousKeepers":null,"registered":"2021-03-15","scrapped":{"day":null,"set":false},"seats":5,"soundDriveByDb":70,"soundEngineRpm":4312,"soundStationaryDb":76,"usedBeforeFirstRegistration":false,"vin":"VF7TESTC3LT500001","wheelPlan":"2-AXLE-RIGID BODY"},"sources":{"internetPrices":null,"registration":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":491911001,"charged":"yes","editionDay":null,"editionWords":"As registered on 5 Jun 2026.","lookupId":"ae0bd047-17b0-4bb8-aada-c0108a5c154c","mileageUsed":null,"operation":"REGLookupVRM","service":"Registration look-up"},"valuation":{"answer":"fresh","answeredAt":"2026-06-05T13:07:09.000Z","askedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"auditId":null,"charged":"yes","editionDay":null,"editionWords":"The guide as it stood on 5 Jun 2026; this service does not name its edition.","lookupId":"8e01c1b5-8624-478f-a87e-2a3f48643522","mileageUsed":1000,"operation":"VRMValuation","service":"Guide valuation"}},"trade":{"code":"T50001 A","plate":"AB21CDE","registered":"2021-03-15","vin":"VF7TESTC3LT500001"},"valuedAt":"2026-06-05T13:07:09.000Z","valuedBy":{"id":"5311fb0c-8d7c-4464-afc9-a35de0360bd6","name":"Val Valuer"},"values":{"average":{"source":"valuation","value":10760},"below":{"source":"valuation","value":9460},"clean":{"source":"valuation","value":11825},"retail":{"source":"valuation","value":13240}},"version":1,"warnings":[]}', '1538d64dfe1ace5477ae27d2688aeaaa04d92064e16cadd83c96500559a2db47', '{ae0bd047-17b0-4bb8-aada-c0108a5c154c,8e01c1b5-8624-478f-a87e-2a3f48643522}');

INSERT INTO public.verification VALUES ('v1', 'x', 'y', '2126-01-01 00:00:00+00', '2026-11-23 10:14:41.917464+00', '2026-11-23 10:14:41.917464+00');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 17, true);

SELECT pg_catalog.setval('public.look_up_history_id_seq', 123, true);

SELECT pg_catalog.setval('public.stock_results_sequence_seq', 7, true);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f
    ADD CONSTRAINT j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.builds
    ADD CONSTRAINT builds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.look_up_counters
    ADD CONSTRAINT look_up_counters_subscription_organisation_id_person_id_month_p PRIMARY KEY (subscription, organisation_id, person_id, month);

ALTER TABLE ONLY public.look_up_extras
    ADD CONSTRAINT look_up_extras_key PRIMARY KEY (subscription, organisation_id, person_id, month);

ALTER TABLE ONLY public.look_up_history
    ADD CONSTRAINT look_up_history_key PRIMARY KEY (look_up_id, id);

ALTER TABLE ONLY public.look_up_limits
    ADD CONSTRAINT look_up_limits_subscription_organisation_id_person_id_pk PRIMARY KEY (subscription, organisation_id, person_id);

ALTER TABLE ONLY public.look_up_rolled
    ADD CONSTRAINT look_up_rolled_pkey PRIMARY KEY (subscription);

ALTER TABLE ONLY public.look_up_tallies
    ADD CONSTRAINT look_up_tallies_key PRIMARY KEY (subscription, organisation_id, month, person_id, operation);

ALTER TABLE ONLY public.look_ups
    ADD CONSTRAINT look_ups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.organization
    ADD CONSTRAINT organization_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.organization
    ADD CONSTRAINT organization_slug_unique UNIQUE (slug);

ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.presses
    ADD CONSTRAINT presses_organisation_id_idempotency_key_pk PRIMARY KEY (organisation_id, idempotency_key);

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_key_unique UNIQUE (key);

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.retention
    ADD CONSTRAINT retention_pkey PRIMARY KEY (organisation_id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_unique UNIQUE (token);

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.stock_lists
    ADD CONSTRAINT stock_lists_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stock_results
    ADD CONSTRAINT stock_results_run_id_number_pk PRIMARY KEY (run_id, number);

ALTER TABLE ONLY public.stock_rows
    ADD CONSTRAINT stock_rows_list_id_number_pk PRIMARY KEY (list_id, number);

ALTER TABLE ONLY public.stock_runs
    ADD CONSTRAINT stock_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_unique UNIQUE (email);

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.valuations
    ADD CONSTRAINT valuations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);

CREATE INDEX archive_i1 ON pgboss.archive USING btree (archived_on);

CREATE UNIQUE INDEX j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f_i1 ON pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE UNIQUE INDEX j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f_i2 ON pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f_i3 ON pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f_i4 ON pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE INDEX j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f_i5 ON pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);

CREATE UNIQUE INDEX account_provider ON public.account USING btree (provider_id, account_id);

CREATE INDEX account_user ON public.account USING btree (user_id);

CREATE UNIQUE INDEX approvals_one_open ON public.approvals USING btree (organisation_id, person_id) WHERE (state = 'asked'::text);

CREATE INDEX approvals_organisation ON public.approvals USING btree (organisation_id, asked_at DESC);

CREATE INDEX builds_recent ON public.builds USING btree (organisation_id, created_at DESC, id DESC);

CREATE INDEX erasures_organisation ON public.erasures USING btree (organisation_id, at DESC);

CREATE INDEX invitation_email ON public.invitation USING btree (email);

CREATE INDEX invitation_organization ON public.invitation USING btree (organization_id);

CREATE INDEX look_ups_by_time ON public.look_ups USING btree (subscription, created_at);

CREATE INDEX look_ups_kept ON public.look_ups USING btree (subject_hash, params_hash, state_at DESC) WHERE (state = 'SETTLED'::text);

CREATE UNIQUE INDEX look_ups_one_audit ON public.look_ups USING btree (audit_id, operation, subscription) WHERE (state = 'SETTLED'::text);

CREATE UNIQUE INDEX look_ups_one_key ON public.look_ups USING btree (idempotency_key, operation, organisation_id, subscription) WHERE (state <> ALL (ARRAY['RELEASED'::text, 'DENIED'::text]));

CREATE UNIQUE INDEX look_ups_one_twin ON public.look_ups USING btree (subject_hash, params_hash, operation, organisation_id, subscription) WHERE (state = ANY (ARRAY['RESERVED'::text, 'SENT'::text]));

CREATE INDEX look_ups_open ON public.look_ups USING btree (state_at) WHERE (state = ANY (ARRAY['RESERVED'::text, 'SENT'::text, 'UNKNOWN'::text]));

CREATE INDEX look_ups_recent ON public.look_ups USING btree (organisation_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX member_once ON public.member USING btree (organization_id, user_id);

CREATE INDEX member_user ON public.member USING btree (user_id);

CREATE INDEX password_links_person ON public.password_links USING btree (user_id);

CREATE INDEX password_links_recent ON public.password_links USING btree (organization_id, made_at);

CREATE UNIQUE INDEX registrations_key ON public.registrations USING btree (organisation_id, idempotency_key);

CREATE INDEX registrations_look_ups ON public.registrations USING gin (look_up_ids);

CREATE INDEX registrations_recent ON public.registrations USING btree (organisation_id, created_at DESC, id DESC);

CREATE INDEX registrations_subject ON public.registrations USING btree (organisation_id, subject_hash, created_at DESC);

CREATE INDEX "session_user" ON public.session USING btree (user_id);

CREATE INDEX shares_valuation ON public.shares USING btree (organisation_id, valuation_id);

CREATE UNIQUE INDEX stock_lists_key ON public.stock_lists USING btree (organisation_id, idempotency_key);

CREATE INDEX stock_lists_recent ON public.stock_lists USING btree (organisation_id, created_at DESC);

CREATE UNIQUE INDEX stock_results_order ON public.stock_results USING btree (run_id, sequence);

CREATE INDEX stock_rows_plate ON public.stock_rows USING hash (plate);

CREATE UNIQUE INDEX stock_runs_key ON public.stock_runs USING btree (organisation_id, idempotency_key);

CREATE INDEX stock_runs_list ON public.stock_runs USING btree (list_id, started_at DESC);

CREATE UNIQUE INDEX stock_runs_one_open ON public.stock_runs USING btree (list_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text, 'stopped'::text]));

CREATE INDEX stock_runs_running ON public.stock_runs USING btree (worked_until) WHERE (state = 'running'::text);

CREATE UNIQUE INDEX valuations_key ON public.valuations USING btree (organisation_id, idempotency_key);

CREATE INDEX valuations_look_ups ON public.valuations USING gin (look_up_ids);

CREATE INDEX valuations_recent ON public.valuations USING btree (organisation_id, created_at DESC, id DESC);

CREATE INDEX valuations_subject ON public.valuations USING btree (organisation_id, subject_hash, created_at DESC);

CREATE INDEX verification_identifier ON public.verification USING btree (identifier);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f_pkey;

CREATE TRIGGER look_up_history_kept_forever BEFORE DELETE OR UPDATE OR TRUNCATE ON public.look_up_history FOR EACH STATEMENT EXECUTE FUNCTION public.look_up_kept_forever();

CREATE TRIGGER look_up_kept_forever BEFORE DELETE OR TRUNCATE ON public.look_ups FOR EACH STATEMENT EXECUTE FUNCTION public.look_up_kept_forever();

CREATE TRIGGER look_up_rules BEFORE INSERT OR UPDATE ON public.look_ups FOR EACH ROW EXECUTE FUNCTION public.look_up_rules();

CREATE TRIGGER stock_rows_leave AFTER DELETE ON public.stock_lists REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.stock_rows_leave();

ALTER TABLE ONLY pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.j400d140c574a848f7e892959e52db5264b945b3c788692b046073e1f
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id);

ALTER TABLE ONLY public.builds
    ADD CONSTRAINT builds_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_inviter_id_user_id_fk FOREIGN KEY (inviter_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_organization_id_organization_id_fk FOREIGN KEY (organization_id) REFERENCES public.organization(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_organization_id_organization_id_fk FOREIGN KEY (organization_id) REFERENCES public.organization(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_organization_id_organization_id_fk FOREIGN KEY (organization_id) REFERENCES public.organization(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id);

ALTER TABLE ONLY public.retention
    ADD CONSTRAINT retention_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id);

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_valuation_id_valuations_id_fk FOREIGN KEY (valuation_id) REFERENCES public.valuations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_lists
    ADD CONSTRAINT stock_lists_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_results
    ADD CONSTRAINT stock_results_run_id_stock_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.stock_runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_runs
    ADD CONSTRAINT stock_runs_list_id_stock_lists_id_fk FOREIGN KEY (list_id) REFERENCES public.stock_lists(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.valuations
    ADD CONSTRAINT valuations_organisation_id_organization_id_fk FOREIGN KEY (organisation_id) REFERENCES public.organization(id);

