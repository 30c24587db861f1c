-- Whether a record values a car or a van, which decides whether its values are without VAT; null for no vehicle of the guide.
CREATE FUNCTION record_vehicle_kind(record json) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT v.kind FROM (SELECT readable_json(record) -> 'identity' -> 'vehicle' ->> 'kind') AS v(kind) WHERE v.kind IN ('car', 'van'));
--> statement-breakpoint
ALTER TABLE "stock_results" ADD COLUMN "vehicle_kind" text;--> statement-breakpoint
ALTER TABLE "valued_vehicles" ADD COLUMN "vehicle_kind" text;--> statement-breakpoint
UPDATE "stock_results" e SET vehicle_kind = record_vehicle_kind(v.record) FROM "valuations" v WHERE v.id = e.valuation_id;
--> statement-breakpoint
UPDATE "valued_vehicles" w SET vehicle_kind = record_vehicle_kind(v.record) FROM "valuations" v WHERE v.id = w.latest_id;
--> statement-breakpoint
UPDATE "valuations" SET summary = (regexp_replace(summary::text, '\s*\}\s*$', '') || ',"vehicleKind":"van"}')::json
  WHERE record_vehicle_kind(record) = 'van';
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
      latest_id = excluded.latest_id, latest_at = excluded.latest_at, latest_by = excluded.latest_by,
      listed = excluded.listed, flagged = excluded.flagged, mileage = excluded.mileage,
      retail_pounds = excluded.retail_pounds, clean_pounds = excluded.clean_pounds,
      change_pounds = excluded.clean_pounds - w.clean_pounds, valuations = w.valuations + 1,
      vehicle_kind = excluded.vehicle_kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vehicles_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vehicle record;
BEGIN
  FOR vehicle IN SELECT organisation_id, subject_hash, array_agg(id) AS ids FROM erased GROUP BY 1, 2 LOOP
    WITH newest AS (
      SELECT v.*, row_number() OVER (ORDER BY v.created_at DESC, v.id DESC) AS place,
             lead(summary_number(v.summary, 'cleanPounds')) OVER (ORDER BY v.created_at DESC, v.id DESC) AS clean_before,
             count(*) OVER () AS times
        FROM valuations v
        WHERE v.organisation_id = vehicle.organisation_id AND v.subject_hash = vehicle.subject_hash
    ), left_over AS (
      UPDATE valued_vehicles w SET
          latest_id = n.id, latest_at = n.created_at, latest_by = n.created_by,
          listed = summary_has(n.summary, '"listed": ?true'), flagged = summary_has(n.summary, '"flag": ?"'),
          mileage = summary_number(n.summary, 'mileage'), retail_pounds = summary_number(n.summary, 'retailPounds'),
          clean_pounds = summary_number(n.summary, 'cleanPounds'),
          change_pounds = summary_number(n.summary, 'cleanPounds') - n.clean_before, valuations = n.times,
          vehicle_kind = record_vehicle_kind(n.record)
        FROM newest n
        WHERE n.place = 1 AND w.organisation_id = vehicle.organisation_id AND w.subject_hash = vehicle.subject_hash
        RETURNING 1
    )
    DELETE FROM valued_vehicles w
      WHERE w.organisation_id = vehicle.organisation_id AND w.subject_hash = vehicle.subject_hash
        AND NOT EXISTS (SELECT 1 FROM newest);
  END LOOP;
  RETURN NULL;
END $$;
