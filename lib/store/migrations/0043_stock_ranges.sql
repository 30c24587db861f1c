CREATE TABLE "stock_car_live_values" (
	"car_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mileage" integer NOT NULL,
	"retail_pounds" integer,
	"clean_pounds" integer,
	"average_pounds" integer,
	"below_pounds" integer,
	CONSTRAINT "stock_car_live_values_car_id_day_pk" PRIMARY KEY("car_id","day")
);
--> statement-breakpoint
ALTER TABLE "stock_car_values" ADD COLUMN "market_low_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_car_values" ADD COLUMN "market_high_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_car_values" ADD COLUMN "market_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "expected_by_month" integer[];--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "market_edition" date;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "market_low_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "market_high_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "live_requested_on" date;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "live_day" date;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "live_retail_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "live_clean_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_sources" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_car_live_values" ADD CONSTRAINT "stock_car_live_values_car_id_stock_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."stock_cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As 0034 made it; market prices and live values are of one vehicle too.
CREATE OR REPLACE FUNCTION stock_car_becomes_another() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock_car_values WHERE car_id = OLD.id;
  DELETE FROM stock_car_live_values WHERE car_id = OLD.id;
  NEW.edition := NULL;
  NEW.retail_pounds := NULL;
  NEW.clean_pounds := NULL;
  NEW.average_pounds := NULL;
  NEW.below_pounds := NULL;
  NEW.change_pounds := NULL;
  NEW.expected_1_pounds := NULL;
  NEW.expected_3_pounds := NULL;
  NEW.expected_6_pounds := NULL;
  NEW.expected_by_month := NULL;
  NEW.forecast_edition := NULL;
  NEW.forecast_day := NULL;
  NEW.market_edition := NULL;
  NEW.market_low_pounds := NULL;
  NEW.market_high_pounds := NULL;
  NEW.live_requested_on := NULL;
  NEW.live_day := NULL;
  NEW.live_retail_pounds := NULL;
  NEW.live_clean_pounds := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- As 0031 made it, with the market prices of the newest edition, which come after the value.
CREATE OR REPLACE FUNCTION stock_car_valued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_cars c SET edition = n.edition, retail_pounds = n.retail_pounds, clean_pounds = n.clean_pounds,
      average_pounds = n.average_pounds, below_pounds = n.below_pounds, change_pounds = n.clean_pounds - n.clean_before,
      market_edition = CASE WHEN n.market_at IS NOT NULL THEN n.edition END,
      market_low_pounds = n.market_low_pounds, market_high_pounds = n.market_high_pounds
    FROM (
      SELECT v.*, lead(v.clean_pounds) OVER (ORDER BY v.edition DESC) AS clean_before
        FROM stock_car_values v WHERE v.car_id = NEW.car_id ORDER BY v.edition DESC LIMIT 1
    ) n
    WHERE c.id = NEW.car_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER stock_car_values_valued ON "stock_car_values";
--> statement-breakpoint
CREATE TRIGGER stock_car_values_valued AFTER INSERT OR UPDATE OF mileage, clean_pounds, market_at ON "stock_car_values"
  FOR EACH ROW EXECUTE FUNCTION stock_car_valued();
