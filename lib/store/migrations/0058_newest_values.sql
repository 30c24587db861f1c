-- The row of a vehicle is its newest valuation with a value, or its newest where none has one. Change is from the newest before it
-- that has a Clean. Alerts are those of the newest valuation; that of what was entered is of the shown one alone.
CREATE FUNCTION summary_valued(summary json) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(summary_number(summary, 'retailPounds'), summary_number(summary, 'cleanPounds')) IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION vehicle_flagged(shown json, newest json) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT FROM unnest(summary_text(newest, 'flag') || summary_texts(newest, 'otherFlags')) a
                   WHERE a !~ '^Check the .* you entered$')
      OR EXISTS (SELECT FROM unnest(summary_text(shown, 'flag') || summary_texts(shown, 'otherFlags')) a
                   WHERE a ~ '^Check the .* you entered$')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vehicle_valued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO valued_vehicles AS w (organisation_id, subject_hash, latest_id, latest_at, latest_by, listed, flagged, mileage,
                                    retail_pounds, clean_pounds, change_pounds, valuations, vehicle_kind)
    VALUES (NEW.organisation_id, NEW.subject_hash, NEW.id, NEW.created_at, NEW.created_by,
            summary_has(NEW.summary, '"listed": ?true'), summary_has(NEW.summary, '"flag": ?"'),
            summary_number(NEW.summary, 'mileage'), summary_number(NEW.summary, 'retailPounds'),
            summary_number(NEW.summary, 'cleanPounds'), NULL, 1, record_vehicle_kind(NEW.record))
    ON CONFLICT (organisation_id, subject_hash) DO UPDATE SET
      valuations = w.valuations + 1,
      (latest_id, latest_at, latest_by, listed, flagged, mileage, retail_pounds, clean_pounds, change_pounds, vehicle_kind) = (
        SELECT excluded.latest_id, excluded.latest_at, excluded.latest_by, excluded.listed, excluded.flagged, excluded.mileage,
               excluded.retail_pounds, excluded.clean_pounds,
               excluded.clean_pounds - coalesce(w.clean_pounds, (
                 SELECT summary_number(b.summary, 'cleanPounds') FROM valuations b
                   WHERE b.organisation_id = NEW.organisation_id AND b.subject_hash = NEW.subject_hash
                     AND (b.created_at, b.id) < (NEW.created_at, NEW.id)
                     AND summary_number(b.summary, 'cleanPounds') IS NOT NULL
                   ORDER BY b.created_at DESC, b.id DESC LIMIT 1)),
               excluded.vehicle_kind
          WHERE summary_valued(NEW.summary) OR coalesce(w.retail_pounds, w.clean_pounds) IS NULL
        UNION ALL
        SELECT w.latest_id, w.latest_at, w.latest_by, w.listed,
               coalesce((SELECT vehicle_flagged(s.summary, NEW.summary) FROM valuations s WHERE s.id = w.latest_id), excluded.flagged),
               w.mileage, w.retail_pounds, w.clean_pounds, w.change_pounds, w.vehicle_kind
          WHERE NOT (summary_valued(NEW.summary) OR coalesce(w.retail_pounds, w.clean_pounds) IS NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The row of a vehicle by its valuations; none without one.
CREATE FUNCTION valued_vehicle_of(organisation text, subject text) RETURNS SETOF valued_vehicles LANGUAGE sql STABLE AS $$
  WITH found AS (
    SELECT v.*, summary_valued(v.summary) AS is_valued, count(*) OVER () AS times FROM valuations v
      WHERE v.organisation_id = organisation AND v.subject_hash = subject
  ), newest AS (
    SELECT summary FROM found ORDER BY created_at DESC, id DESC LIMIT 1
  ), shown AS (
    SELECT * FROM found ORDER BY is_valued DESC, created_at DESC, id DESC LIMIT 1
  )
  SELECT s.organisation_id, s.subject_hash, s.id, s.created_at, s.created_by, summary_has(s.summary, '"listed": ?true'),
         vehicle_flagged(s.summary, n.summary), summary_number(s.summary, 'mileage'), summary_number(s.summary, 'retailPounds'),
         summary_number(s.summary, 'cleanPounds'),
         summary_number(s.summary, 'cleanPounds') - (
           SELECT summary_number(b.summary, 'cleanPounds') FROM found b
             WHERE (b.created_at, b.id) < (s.created_at, s.id) AND summary_number(b.summary, 'cleanPounds') IS NOT NULL
             ORDER BY b.created_at DESC, b.id DESC LIMIT 1),
         s.times::integer, record_vehicle_kind(s.record)
    FROM shown s CROSS JOIN newest n
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vehicles_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vehicle record;
BEGIN
  FOR vehicle IN SELECT DISTINCT organisation_id, subject_hash FROM erased LOOP
    DELETE FROM valued_vehicles w WHERE w.organisation_id = vehicle.organisation_id AND w.subject_hash = vehicle.subject_hash;
    INSERT INTO valued_vehicles SELECT * FROM valued_vehicle_of(vehicle.organisation_id, vehicle.subject_hash);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A vehicle that was looked up by VIN, and valued by plate, is one: its records have the subject of those by the plate that was found.
CREATE TEMPORARY TABLE joined_subjects AS
  SELECT v.id, v.organisation_id, v.subject_hash AS former, p.subject_hash AS subject
    FROM (
      SELECT o.id, o.organisation_id, o.subject_hash,
             upper(replace(readable_json(o.record) -> 'identity' ->> 'plate', ' ', '')) AS plate
        FROM valuations o WHERE o.kind <> 'plate' AND record_mark(o.record, 'plate') IS NULL
    ) v
    CROSS JOIN LATERAL (
      SELECT r.subject_hash FROM valuations r
        WHERE r.organisation_id = v.organisation_id AND r.marks @> ARRAY[v.plate] AND record_mark(r.record, 'plate') = v.plate
        ORDER BY r.created_at DESC LIMIT 1
    ) p
    WHERE v.plate IS NOT NULL AND p.subject_hash <> v.subject_hash;
--> statement-breakpoint
UPDATE valuations v SET subject_hash = j.subject FROM joined_subjects j WHERE j.id = v.id;
--> statement-breakpoint
-- Rows that may have shown a valuation without a value, or a change from one; of the others nothing differs.
CREATE TEMPORARY TABLE outdated_vehicles AS
  SELECT w.organisation_id, w.subject_hash FROM valued_vehicles w WHERE w.valuations > 1 AND (w.change_pounds IS NULL OR w.clean_pounds IS NULL)
  UNION SELECT organisation_id, former FROM joined_subjects
  UNION SELECT organisation_id, subject FROM joined_subjects;
--> statement-breakpoint
CREATE TEMPORARY TABLE current_vehicles AS
  SELECT c.* FROM outdated_vehicles o CROSS JOIN LATERAL valued_vehicle_of(o.organisation_id, o.subject_hash) c;
--> statement-breakpoint
-- Summaries from before 0025 do not say that a stock list valued the vehicle; the row does, of the valuation that it shows.
UPDATE current_vehicles c SET listed = w.listed FROM valued_vehicles w
  WHERE w.organisation_id = c.organisation_id AND w.subject_hash = c.subject_hash AND w.latest_id = c.latest_id;
--> statement-breakpoint
DELETE FROM valued_vehicles w USING outdated_vehicles o
  WHERE o.organisation_id = w.organisation_id AND o.subject_hash = w.subject_hash;
--> statement-breakpoint
INSERT INTO valued_vehicles SELECT * FROM current_vehicles;
--> statement-breakpoint
DROP TABLE joined_subjects, outdated_vehicles, current_vehicles;
