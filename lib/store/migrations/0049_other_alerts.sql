ALTER TABLE "stock_cars" ADD COLUMN "other_flags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_results" ADD COLUMN "other_flags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A list of texts in a summary, as `summary_text` (0035); none where the summary has no such list.
CREATE FUNCTION summary_texts(summary json, name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(f.m[1] ORDER BY f.place), '{}')
    FROM regexp_matches(substring(summary::text FROM '"' || name || '": ?\[([^\[\]\\]*)\]'), '"([^"\\]{1,100})"', 'g')
      WITH ORDINALITY AS f(m, place)
$$;
--> statement-breakpoint
DROP FUNCTION stock_car_alerts(uuid, uuid);
--> statement-breakpoint
-- As in 0035, with every alert: the gravest and the others.
CREATE FUNCTION stock_car_alerts(valuation uuid, registration uuid) RETURNS TABLE (flag text, other_flags text[])
LANGUAGE sql STABLE AS $$
  SELECT summary_text(r.summary, 'flag'), summary_texts(r.summary, 'otherFlags') FROM (
      SELECT v.created_at, v.summary, v.record FROM valuations v WHERE v.id = valuation
      UNION ALL
      SELECT f.created_at, f.summary, f.record FROM registrations f WHERE f.id = registration
    ) r
    WHERE record_checked(r.record) ORDER BY r.created_at DESC LIMIT 1
$$;
--> statement-breakpoint
-- The history names every alert, `Scrapped; Exported`.
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
    RETURN NEW;
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
BEGIN
  IF NOT record_checked(NEW.record) THEN
    RETURN NULL;
  END IF;
  FOR car IN
    SELECT c.id FROM stock_cars c WHERE c.organisation_id = NEW.organisation_id AND c.left_on IS NULL
        AND c.plate = record_mark(NEW.record, 'plate')
        AND (c.flag, c.other_flags) IS DISTINCT FROM (summary_text(NEW.summary, 'flag'), summary_texts(NEW.summary, 'otherFlags'))
    UNION ALL
    SELECT c.id FROM stock_cars c WHERE NEW.kind = 'vin' AND c.organisation_id = NEW.organisation_id AND c.left_on IS NULL
        AND c.vin = record_mark(NEW.record, 'vin')
        AND (c.flag, c.other_flags) IS DISTINCT FROM (summary_text(NEW.summary, 'flag'), summary_texts(NEW.summary, 'otherFlags'))
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
-- Records of before: their alerts in order, those of the vehicle and then that of what was entered, less the one they list.
CREATE FUNCTION other_flags_of(record json, listed text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(t.title ORDER BY t.place), '{}') FROM (
    SELECT a.title, min(a.place) AS place FROM (
      SELECT f.m[1] AS title, f.place
        FROM regexp_matches(record::text, '"severity": ?"(?:stop|warn)", ?"title": ?"([^"\\]{1,100})"', 'g')
          WITH ORDINALITY AS f(m, place)
      UNION ALL
      SELECT 'Check the ' || string_agg(w.name, ' and ' ORDER BY w.place) || ' you entered', 1000000 FROM (
        SELECT CASE e.m[1] WHEN 'plate' THEN 'reg' WHEN 'vin' THEN 'VIN' WHEN 'mileage' THEN 'mileage'
                           WHEN 'identifier' THEN 'guide ID' ELSE 'date of first registration' END AS name, min(e.place) AS place
          FROM regexp_matches(record::text, '"field": ?"(plate|vin|mileage|identifier|registered)", ?"code"', 'g')
            WITH ORDINALITY AS e(m, place)
          GROUP BY 1
      ) w HAVING count(*) > 0
    ) a WHERE a.title <> listed GROUP BY a.title
  ) t
$$;
--> statement-breakpoint
UPDATE valuations SET summary = (regexp_replace(summary::text, '\s*\}\s*$', '') || ',"otherFlags":'
    || array_to_json(other_flags_of(record, summary_text(summary, 'flag')))::text || '}')::json
  WHERE summary_text(summary, 'flag') IS NOT NULL AND cardinality(other_flags_of(record, summary_text(summary, 'flag'))) > 0;
--> statement-breakpoint
UPDATE registrations SET summary = (regexp_replace(summary::text, '\s*\}\s*$', '') || ',"otherFlags":'
    || array_to_json(other_flags_of(record, summary_text(summary, 'flag')))::text || '}')::json
  WHERE summary_text(summary, 'flag') IS NOT NULL AND cardinality(other_flags_of(record, summary_text(summary, 'flag'))) > 0;
--> statement-breakpoint
DROP FUNCTION other_flags_of(json, text);
--> statement-breakpoint
UPDATE stock_results e SET flag = summary_text(v.summary, 'flag'), other_flags = summary_texts(v.summary, 'otherFlags')
  FROM valuations v WHERE v.id = e.valuation_id AND summary_text(v.summary, 'flag') IS NOT NULL;
--> statement-breakpoint
UPDATE stock_cars c SET other_flags = a.other_flags FROM (
  SELECT s.id, f.flag, f.other_flags FROM stock_cars s
    CROSS JOIN LATERAL stock_car_alerts(s.valuation_id, s.registration_id) f WHERE cardinality(f.other_flags) > 0
) a WHERE a.id = c.id AND a.flag = c.flag;
