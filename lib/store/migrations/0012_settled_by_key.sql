-- SENT or UNKNOWN → SETTLED, each look-up found by its key: what joins them is planned while the table is small, and then
-- reads all of it for ever. The states are said by those that do not settle, so that no index of the open ones can be
-- taken, and read from end to end, for the one look-up that its key finds at once. A reference the provider has used
-- before stays with its first look-up; the index tells, not a question whose plan may be as old.
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
