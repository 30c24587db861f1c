-- A look-up that was answered late, or written off, can be erased. Otherwise as in 0020.
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
    AND to_jsonb(OLD) - '{result,fault,erased_at,subject_hash,params_hash,idempotency_key}'::text[]
      = to_jsonb(NEW) - '{result,fault,erased_at,subject_hash,params_hash,idempotency_key}'::text[] THEN
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
  -- An answer that comes after its look-up was erased is counted, and not stored.
  IF TG_OP = 'UPDATE' AND OLD.erased_at IS NOT NULL AND NEW.result IS NOT NULL THEN
    NEW.result := 'null';
  END IF;
  INSERT INTO look_up_history (look_up_id, at, state, instance) VALUES (NEW.id, NEW.state_at, NEW.state, NEW.instance);
  RETURN NEW;
END $$;
