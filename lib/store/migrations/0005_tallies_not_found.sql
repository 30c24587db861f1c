ALTER TABLE "look_up_tallies" ADD COLUMN "not_found" integer NOT NULL;
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
