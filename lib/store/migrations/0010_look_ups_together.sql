-- Many look-ups of one person reserved in one commit: those that nobody has asked before take their quota together, by
-- one conditional update; all others, and all where there is not room for every one, go one by one as ever.
CREATE FUNCTION look_up_reserve_all(
  p_subscription text, p_organisation text, p_person text, p_not_found_minutes integer, p_instance text,
  p_lease_ms integer, p_asked json, p_at timestamptz
) RETURNS TABLE (place integer, verdict text, look_up_id uuid, source_id uuid, limit_of text, monthly_limit integer)
LANGUAGE plpgsql ROWS 20 AS $$
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
