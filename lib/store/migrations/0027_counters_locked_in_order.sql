-- The subscription's counter is held before those under it are made. Before, a first look-up of the month could make a person's
-- counter while another held the subscription's and waited for that person's: a deadlock.
CREATE OR REPLACE FUNCTION look_up_lock_counters(p_subscription text, p_organisation text, p_person text, p_month date)
RETURNS void LANGUAGE plpgsql AS $$
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
      VALUES (p_subscription, '', '', p_month)
      ON CONFLICT DO NOTHING;
    PERFORM 1 FROM look_up_counters c
      WHERE c.subscription = p_subscription AND c.month = p_month AND c.organisation_id = '' AND c.person_id = ''
      FOR UPDATE;
    INSERT INTO look_up_counters (subscription, organisation_id, person_id, month)
      VALUES (p_subscription, p_organisation, '', p_month),
             (p_subscription, p_organisation, p_person, p_month)
      ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
