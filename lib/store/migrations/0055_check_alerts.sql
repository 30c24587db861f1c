-- A vehicle that the register did not check has an alert that says so, in lists and in stock (lib/domain/vehicles/flags/check-alert.ts).
CREATE OR REPLACE FUNCTION stock_car_linked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alerts record;
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(NEW.valuation_id = OLD.valuation_id, NEW.valuation_id IS NULL)
      AND coalesce(NEW.registration_id = OLD.registration_id, NEW.registration_id IS NULL) THEN
    RETURN NEW;
  END IF;
  SELECT a.flag, a.other_flags INTO alerts FROM stock_car_alerts(NEW.valuation_id, NEW.registration_id) a;
  IF NOT FOUND THEN
    -- An earlier check, or an alert, remains: the register not answering does not replace it.
    IF TG_OP = 'UPDATE' AND (OLD.flag IS NOT NULL
        OR EXISTS (SELECT FROM stock_car_alerts(OLD.valuation_id, OLD.registration_id))) THEN
      RETURN NEW;
    END IF;
    SELECT summary_text(v.summary, 'flag') AS flag, summary_texts(v.summary, 'otherFlags') AS other_flags INTO alerts
      FROM valuations v WHERE v.id = NEW.valuation_id;
    IF NOT FOUND THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND (alerts.flag, alerts.other_flags) IS DISTINCT FROM (OLD.flag, OLD.other_flags) THEN
    INSERT INTO stock_car_history (car_id, at, person_id, field, before, after)
      VALUES (NEW.id, clock_timestamp(), NULL, 'flag', nullif(array_to_string(OLD.flag || OLD.other_flags, '; '), ''),
              nullif(array_to_string(alerts.flag || alerts.other_flags, '; '), ''));
  END IF;
  NEW.flag := alerts.flag;
  NEW.other_flags := alerts.other_flags;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stock_car_checked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  car uuid;
  checked boolean := record_checked(NEW.record);
BEGIN
  IF NOT checked AND summary_text(NEW.summary, 'flag') IS NULL THEN
    RETURN NULL;
  END IF;
  FOR car IN
    SELECT c.id FROM stock_cars c WHERE c.organisation_id = NEW.organisation_id AND c.left_on IS NULL
        AND c.plate = record_mark(NEW.record, 'plate')
        AND (c.flag, c.other_flags) IS DISTINCT FROM (summary_text(NEW.summary, 'flag'), summary_texts(NEW.summary, 'otherFlags'))
        AND (checked OR c.flag IS NULL AND NOT EXISTS (SELECT FROM stock_car_alerts(c.valuation_id, c.registration_id)))
    UNION ALL
    SELECT c.id FROM stock_cars c WHERE NEW.kind = 'vin' AND c.organisation_id = NEW.organisation_id AND c.left_on IS NULL
        AND c.vin = record_mark(NEW.record, 'vin')
        AND (c.flag, c.other_flags) IS DISTINCT FROM (summary_text(NEW.summary, 'flag'), summary_texts(NEW.summary, 'otherFlags'))
        AND (checked OR c.flag IS NULL AND NOT EXISTS (SELECT FROM stock_car_alerts(c.valuation_id, c.registration_id)))
  LOOP
    IF TG_TABLE_NAME = 'valuations' THEN
      UPDATE stock_cars SET valuation_id = NEW.id, version = version + 1 WHERE id = car;
    ELSE
      UPDATE stock_cars SET registration_id = NEW.id, version = version + 1 WHERE id = car;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Records of before.
CREATE FUNCTION check_alert_of(record json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT record_checked(record) THEN
      CASE WHEN coalesce(record_mark(record, 'plate'), record_mark(record, 'vin')) IS NOT NULL THEN 'Vehicle check not completed' END
    WHEN json_typeof(readable_json(record) -> 'register') = 'null' THEN 'No register record'
  END
$$;
--> statement-breakpoint
-- The alert comes first, and the one that was first is one of the others.
CREATE FUNCTION summary_with_alert(summary json, alert text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT regexp_replace(
    regexp_replace(summary::text, ',\s*"otherFlags": ?\[[^\[\]\\]*\]', ''),
    '"flag": ?(null|"[^"\\]{1,100}")',
    '"flag":' || to_json(alert)::text || ',"otherFlags":'
      || replace(array_to_json(array_remove(ARRAY[summary_text(summary, 'flag')], NULL) || summary_texts(summary, 'otherFlags'))::text, '\', '\\')
  )::json
$$;
--> statement-breakpoint
UPDATE valuations SET summary = summary_with_alert(summary, check_alert_of(record)) WHERE check_alert_of(record) IS NOT NULL;
--> statement-breakpoint
UPDATE registrations SET summary = summary_with_alert(summary, check_alert_of(record)) WHERE check_alert_of(record) IS NOT NULL;
--> statement-breakpoint
UPDATE valued_vehicles w SET flagged = true FROM valuations v
  WHERE v.id = w.latest_id AND NOT w.flagged AND check_alert_of(v.record) IS NOT NULL;
--> statement-breakpoint
UPDATE stock_results e SET flag = summary_text(v.summary, 'flag'), other_flags = summary_texts(v.summary, 'otherFlags')
  FROM valuations v WHERE v.id = e.valuation_id AND check_alert_of(v.record) IS NOT NULL;
--> statement-breakpoint
-- The newest check that a car is linked to; without one, that the vehicle was not checked.
UPDATE stock_cars c SET flag = a.flag, other_flags = a.other_flags FROM (
  SELECT s.id, f.flag, f.other_flags FROM stock_cars s
    CROSS JOIN LATERAL stock_car_alerts(s.valuation_id, s.registration_id) f WHERE f.flag = 'No register record'
  UNION ALL
  SELECT s.id, summary_text(v.summary, 'flag'), summary_texts(v.summary, 'otherFlags') FROM stock_cars s
    JOIN valuations v ON v.id = s.valuation_id
    WHERE s.flag IS NULL AND check_alert_of(v.record) = 'Vehicle check not completed'
      AND NOT EXISTS (SELECT FROM stock_car_alerts(s.valuation_id, s.registration_id))
) a WHERE a.id = c.id;
--> statement-breakpoint
DROP FUNCTION summary_with_alert(json, text);
--> statement-breakpoint
DROP FUNCTION check_alert_of(json);
