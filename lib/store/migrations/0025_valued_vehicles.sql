CREATE TABLE "valued_vehicles" (
	"organisation_id" text NOT NULL,
	"subject_hash" text NOT NULL,
	"latest_id" uuid NOT NULL,
	"latest_at" timestamp with time zone NOT NULL,
	"latest_by" text NOT NULL,
	"listed" boolean NOT NULL,
	"flagged" boolean NOT NULL,
	"mileage" integer,
	"retail_pounds" integer,
	"clean_pounds" integer,
	"change_pounds" integer,
	"valuations" integer NOT NULL,
	CONSTRAINT "valued_vehicles_organisation_id_subject_hash_pk" PRIMARY KEY("organisation_id","subject_hash")
);
--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_lists" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "valued_vehicles" ADD CONSTRAINT "valued_vehicles_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "valued_vehicles_recent" ON "valued_vehicles" USING btree ("organisation_id","latest_at" DESC NULLS FIRST,"latest_id" DESC NULLS FIRST);--> statement-breakpoint
-- What a list sorts by is taken from the summary's text: it is json that may hold a NUL, which no operator of json reads,
-- and an answer that was paid for is not lost over it. A quotation mark inside a text is written \", so these names are ours.
CREATE FUNCTION summary_number(summary json, name text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(summary::text FROM '"' || name || '": ?([0-9]{1,9})[,}]')::integer
$$;
--> statement-breakpoint
CREATE FUNCTION summary_has(summary json, member text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT summary::text ~ member
$$;
--> statement-breakpoint
CREATE FUNCTION vehicle_valued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO valued_vehicles AS w (organisation_id, subject_hash, latest_id, latest_at, latest_by, listed, flagged, mileage,
                                    retail_pounds, clean_pounds, change_pounds, valuations)
    VALUES (NEW.organisation_id, NEW.subject_hash, NEW.id, NEW.created_at, NEW.created_by,
            summary_has(NEW.summary, '"listed": ?true'), summary_has(NEW.summary, '"flag": ?"'),
            summary_number(NEW.summary, 'mileage'), summary_number(NEW.summary, 'retailPounds'),
            summary_number(NEW.summary, 'cleanPounds'), NULL, 1)
    ON CONFLICT (organisation_id, subject_hash) DO UPDATE SET
      latest_id = excluded.latest_id, latest_at = excluded.latest_at, latest_by = excluded.latest_by,
      listed = excluded.listed, flagged = excluded.flagged, mileage = excluded.mileage,
      retail_pounds = excluded.retail_pounds, clean_pounds = excluded.clean_pounds,
      change_pounds = excluded.clean_pounds - w.clean_pounds, valuations = w.valuations + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER valuations_vehicle_valued AFTER INSERT ON "valuations" FOR EACH ROW EXECUTE FUNCTION vehicle_valued();
--> statement-breakpoint
-- Of vehicles that lost a valuation: what is left of them, found one by one, by index.
CREATE FUNCTION vehicles_erased() RETURNS trigger LANGUAGE plpgsql AS $$
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
          change_pounds = summary_number(n.summary, 'cleanPounds') - n.clean_before, valuations = n.times
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
--> statement-breakpoint
CREATE TRIGGER valuations_vehicles_erased AFTER DELETE ON "valuations" REFERENCING OLD TABLE AS erased
  FOR EACH STATEMENT EXECUTE FUNCTION vehicles_erased();
--> statement-breakpoint
INSERT INTO valued_vehicles (organisation_id, subject_hash, latest_id, latest_at, latest_by, listed, flagged, mileage,
                             retail_pounds, clean_pounds, change_pounds, valuations)
  SELECT n.organisation_id, n.subject_hash, n.id, n.created_at, n.created_by,
         n.id IN (SELECT e.valuation_id FROM stock_results e WHERE e.valuation_id IS NOT NULL),
         summary_has(n.summary, '"flag": ?"'), summary_number(n.summary, 'mileage'),
         summary_number(n.summary, 'retailPounds'), summary_number(n.summary, 'cleanPounds'),
         summary_number(n.summary, 'cleanPounds') - n.clean_before, n.times
    FROM (
      SELECT v.*, row_number() OVER vehicle AS place, count(*) OVER (PARTITION BY v.organisation_id, v.subject_hash) AS times,
             lead(summary_number(v.summary, 'cleanPounds')) OVER vehicle AS clean_before
        FROM valuations v
        WINDOW vehicle AS (PARTITION BY v.organisation_id, v.subject_hash ORDER BY v.created_at DESC, v.id DESC)
    ) n
    WHERE n.place = 1;
