ALTER TABLE "stock_cars" ADD COLUMN "expected_1_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "expected_3_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "expected_6_pounds" integer;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "forecast_edition" date;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "forecast_day" date;
--> statement-breakpoint
-- Values are of one vehicle. A function sees the rows that were committed since its statement began, so that a value which
-- was saved while this change waited for the car goes too.
CREATE FUNCTION stock_car_becomes_another() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stock_car_values WHERE car_id = OLD.id;
  NEW.edition := NULL;
  NEW.retail_pounds := NULL;
  NEW.clean_pounds := NULL;
  NEW.average_pounds := NULL;
  NEW.below_pounds := NULL;
  NEW.change_pounds := NULL;
  NEW.expected_1_pounds := NULL;
  NEW.expected_3_pounds := NULL;
  NEW.expected_6_pounds := NULL;
  NEW.forecast_edition := NULL;
  NEW.forecast_day := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_cars_become_another BEFORE UPDATE OF kind, identifier, registered ON "stock_cars" FOR EACH ROW
  WHEN ((OLD.kind, OLD.identifier, OLD.registered) IS DISTINCT FROM (NEW.kind, NEW.identifier, NEW.registered))
  EXECUTE FUNCTION stock_car_becomes_another();
