ALTER TABLE "stock_cars" ADD COLUMN "flag" text;
--> statement-breakpoint
-- An alert is taken from the texts of summary and record, as in 0025: json that may hold a NUL, which no operator reads. A
-- quotation mark inside a text is written \", so these names are ours.
CREATE FUNCTION summary_text(summary json, name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(summary::text FROM '"' || name || '": ?"([^"\\]{1,100})"')
$$;
--> statement-breakpoint
-- Where the registration look-up gave no answer, the vehicle was not checked: that an alert is missing says nothing.
CREATE FUNCTION record_checked(record json) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record::text !~ '"lookUpMissing": ?\{'
$$;
--> statement-breakpoint
CREATE FUNCTION record_mark(record json, name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(substring(record::text FROM '"asked": ?\{([^{}]*)\}') FROM '"' || name || '": ?"([A-Z0-9]{1,40})"')
$$;
--> statement-breakpoint
-- Of the records that a car is linked to, the newest that checked the vehicle. No row where there is none.
CREATE FUNCTION stock_car_alerts(valuation uuid, registration uuid) RETURNS TABLE (flag text) LANGUAGE sql STABLE AS $$
  SELECT summary_text(r.summary, 'flag') FROM (
      SELECT v.created_at, v.summary, v.record FROM valuations v WHERE v.id = valuation
      UNION ALL
      SELECT f.created_at, f.summary, f.record FROM registrations f WHERE f.id = registration
    ) r
    WHERE record_checked(r.record) ORDER BY r.created_at DESC LIMIT 1
$$;
--> statement-breakpoint
-- What a car is linked to says its alert. One that loses a link, because a record is erased, keeps the alert it has.
CREATE FUNCTION stock_car_linked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found_flag text;
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(NEW.valuation_id = OLD.valuation_id, NEW.valuation_id IS NULL)
      AND coalesce(NEW.registration_id = OLD.registration_id, NEW.registration_id IS NULL) THEN
    RETURN NEW;
  END IF;
  SELECT a.flag INTO found_flag FROM stock_car_alerts(NEW.valuation_id, NEW.registration_id) a;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND found_flag IS DISTINCT FROM OLD.flag THEN
    INSERT INTO stock_car_history (car_id, at, person_id, field, before, after)
      VALUES (NEW.id, clock_timestamp(), NULL, 'flag', OLD.flag, found_flag);
  END IF;
  NEW.flag := found_flag;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_cars_linked BEFORE INSERT OR UPDATE OF valuation_id, registration_id ON "stock_cars" FOR EACH ROW
  EXECUTE FUNCTION stock_car_linked();
--> statement-breakpoint
-- A look-up of a vehicle in stock that says another alert than its row: the row is linked to it. Its version rises, so that
-- no one who read the row before saves over it.
CREATE FUNCTION stock_car_checked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  car uuid;
BEGIN
  IF NOT record_checked(NEW.record) THEN
    RETURN NULL;
  END IF;
  FOR car IN
    SELECT c.id FROM stock_cars c WHERE c.organisation_id = NEW.organisation_id AND c.left_on IS NULL
        AND c.plate = record_mark(NEW.record, 'plate') AND c.flag IS DISTINCT FROM summary_text(NEW.summary, 'flag')
    UNION ALL
    SELECT c.id FROM stock_cars c WHERE NEW.kind = 'vin' AND c.organisation_id = NEW.organisation_id AND c.left_on IS NULL
        AND c.vin = record_mark(NEW.record, 'vin') AND c.flag IS DISTINCT FROM summary_text(NEW.summary, 'flag')
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
CREATE TRIGGER valuations_stock_car_checked AFTER INSERT ON "valuations" FOR EACH ROW EXECUTE FUNCTION stock_car_checked();
--> statement-breakpoint
CREATE TRIGGER registrations_stock_car_checked AFTER INSERT ON "registrations" FOR EACH ROW EXECUTE FUNCTION stock_car_checked();
--> statement-breakpoint
-- Cars of before: the alert of what they are linked to.
UPDATE stock_cars c SET flag = a.flag FROM (
  SELECT s.id, (SELECT f.flag FROM stock_car_alerts(s.valuation_id, s.registration_id) f) AS flag FROM stock_cars s
) a WHERE a.id = c.id AND a.flag IS NOT NULL;
