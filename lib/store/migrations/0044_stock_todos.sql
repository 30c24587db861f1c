CREATE TABLE "stock_todos" (
	"car_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_clean_pounds" integer,
	"closed_at" timestamp with time zone,
	CONSTRAINT "stock_todos_car_id_reason_opened_at_pk" PRIMARY KEY("car_id","reason","opened_at"),
	CONSTRAINT "stock_todos_reason" CHECK ("stock_todos"."reason" in ('past', 'outside', 'live'))
);
--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "priced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_todos" ADD CONSTRAINT "stock_todos_car_id_stock_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."stock_cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_todos_open" ON "stock_todos" USING btree ("car_id","reason") WHERE "stock_todos"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "stock_todos_recent" ON "stock_todos" USING btree ("organisation_id","opened_at");
--> statement-breakpoint
-- Whether each reason holds of a car: past, outside, live, in this order.
CREATE FUNCTION stock_car_reasons(c stock_cars) RETURNS boolean[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[
    coalesce(c.left_on IS NULL AND c.clean_pounds < c.cost_pounds + coalesce(c.preparation_pounds, 0), false),
    c.left_on IS NULL AND (
      coalesce(c.advertised_pounds > c.retail_pounds OR c.advertised_pounds < c.below_pounds, false)
      OR coalesce(c.advertised_pounds > c.market_high_pounds OR c.advertised_pounds < c.market_low_pounds, false)),
    coalesce(c.left_on IS NULL AND c.live_day > c.edition AND c.live_clean_pounds < c.clean_pounds, false)]
$$;
--> statement-breakpoint
CREATE FUNCTION stock_car_todos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holds boolean[] := stock_car_reasons(NEW);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF holds = stock_car_reasons(OLD) THEN
      RETURN NULL;
    END IF;
    UPDATE stock_todos t SET closed_at = clock_timestamp()
      FROM unnest(ARRAY['past', 'outside', 'live'], holds) r (reason, holds)
      WHERE t.car_id = NEW.id AND t.closed_at IS NULL AND t.reason = r.reason AND NOT r.holds;
  END IF;
  INSERT INTO stock_todos (car_id, organisation_id, reason, opened_at, opened_clean_pounds)
    SELECT NEW.id, NEW.organisation_id, r.reason, clock_timestamp(), NEW.clean_pounds
    FROM unnest(ARRAY['past', 'outside', 'live'], holds) r (reason, holds) WHERE r.holds
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_cars_todos_of_new AFTER INSERT ON "stock_cars" FOR EACH ROW EXECUTE FUNCTION stock_car_todos();
--> statement-breakpoint
CREATE TRIGGER stock_cars_todos AFTER UPDATE ON "stock_cars" FOR EACH ROW
  WHEN ((OLD.left_on, OLD.cost_pounds, OLD.preparation_pounds, OLD.advertised_pounds, OLD.edition, OLD.retail_pounds,
      OLD.clean_pounds, OLD.below_pounds, OLD.market_low_pounds, OLD.market_high_pounds, OLD.live_day, OLD.live_clean_pounds)
    IS DISTINCT FROM (NEW.left_on, NEW.cost_pounds, NEW.preparation_pounds, NEW.advertised_pounds, NEW.edition,
      NEW.retail_pounds, NEW.clean_pounds, NEW.below_pounds, NEW.market_low_pounds, NEW.market_high_pounds, NEW.live_day,
      NEW.live_clean_pounds))
  EXECUTE FUNCTION stock_car_todos();
--> statement-breakpoint
-- Reasons that hold now; those of before are not known.
INSERT INTO stock_todos (car_id, organisation_id, reason, opened_at, opened_clean_pounds)
  SELECT c.id, c.organisation_id, r.reason, clock_timestamp(), c.clean_pounds
  FROM stock_cars c CROSS JOIN LATERAL unnest(ARRAY['past', 'outside', 'live'], stock_car_reasons(c)) r (reason, holds)
  WHERE r.holds;
--> statement-breakpoint
-- The newest edition of a car, with what its row shows of it. Of one that has left, the newest until that day: what is
-- stored of a sold car afterwards says what it would have been worth since.
CREATE FUNCTION stock_car_newest(car uuid, until date) RETURNS TABLE (edition date, retail_pounds integer,
    clean_pounds integer, average_pounds integer, below_pounds integer, change_pounds integer, market_edition date,
    market_low_pounds integer, market_high_pounds integer) LANGUAGE sql STABLE AS $$
  SELECT v.edition, v.retail_pounds, v.clean_pounds, v.average_pounds, v.below_pounds,
    v.clean_pounds - lead(v.clean_pounds) OVER (ORDER BY v.edition DESC),
    CASE WHEN v.market_at IS NOT NULL THEN v.edition END, v.market_low_pounds, v.market_high_pounds
  FROM stock_car_values v WHERE v.car_id = car AND (until IS NULL OR v.edition <= until) ORDER BY v.edition DESC LIMIT 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stock_car_valued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_cars c SET edition = n.edition, retail_pounds = n.retail_pounds, clean_pounds = n.clean_pounds,
      average_pounds = n.average_pounds, below_pounds = n.below_pounds, change_pounds = n.change_pounds,
      market_edition = n.market_edition, market_low_pounds = n.market_low_pounds, market_high_pounds = n.market_high_pounds
    FROM stock_car_newest(NEW.car_id, (SELECT s.left_on FROM stock_cars s WHERE s.id = NEW.car_id)) n
    WHERE c.id = NEW.car_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A car that leaves shows the edition of that day, and one that is put back the newest.
CREATE FUNCTION stock_car_left() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  n record;
BEGIN
  SELECT * INTO n FROM stock_car_newest(NEW.id, NEW.left_on);
  IF FOUND THEN
    NEW.edition := n.edition;
    NEW.retail_pounds := n.retail_pounds;
    NEW.clean_pounds := n.clean_pounds;
    NEW.average_pounds := n.average_pounds;
    NEW.below_pounds := n.below_pounds;
    NEW.change_pounds := n.change_pounds;
    NEW.market_edition := n.market_edition;
    NEW.market_low_pounds := n.market_low_pounds;
    NEW.market_high_pounds := n.market_high_pounds;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_cars_left BEFORE UPDATE ON "stock_cars" FOR EACH ROW
  WHEN (OLD.left_on IS DISTINCT FROM NEW.left_on) EXECUTE FUNCTION stock_car_left();
--> statement-breakpoint
CREATE FUNCTION stock_car_priced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.priced_at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_cars_priced BEFORE UPDATE ON "stock_cars" FOR EACH ROW
  WHEN (OLD.advertised_pounds IS DISTINCT FROM NEW.advertised_pounds) EXECUTE FUNCTION stock_car_priced();
