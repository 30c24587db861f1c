ALTER TABLE "stock_cars" ADD COLUMN "past_pounds" integer GENERATED ALWAYS AS (case when clean_pounds < cost_pounds + coalesce(preparation_pounds, 0)
  then cost_pounds + coalesce(preparation_pounds, 0) - clean_pounds end) STORED;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "outside_guide_pounds" integer GENERATED ALWAYS AS (case when advertised_pounds > retail_pounds then advertised_pounds - retail_pounds
    when advertised_pounds < below_pounds then advertised_pounds - below_pounds end) STORED;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "outside_market_pounds" integer GENERATED ALWAYS AS (case when advertised_pounds > market_high_pounds then advertised_pounds - market_high_pounds
    when advertised_pounds < market_low_pounds then advertised_pounds - market_low_pounds end) STORED;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "live_fall_pounds" integer GENERATED ALWAYS AS (case when live_day > edition and live_clean_pounds < clean_pounds
  then clean_pounds - live_clean_pounds end) STORED;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "at_stake_pounds" integer GENERATED ALWAYS AS (greatest(case when clean_pounds < cost_pounds + coalesce(preparation_pounds, 0)
  then cost_pounds + coalesce(preparation_pounds, 0) - clean_pounds end, case when live_day > edition and live_clean_pounds < clean_pounds
  then clean_pounds - live_clean_pounds end, abs(case when advertised_pounds > retail_pounds then advertised_pounds - retail_pounds
    when advertised_pounds < below_pounds then advertised_pounds - below_pounds end), abs(case when advertised_pounds > market_high_pounds then advertised_pounds - market_high_pounds
    when advertised_pounds < market_low_pounds then advertised_pounds - market_low_pounds end))) STORED;--> statement-breakpoint
CREATE INDEX "stock_cars_fallen" ON "stock_cars" USING btree ("organisation_id","change_pounds","id") WHERE "stock_cars"."left_on" is null and "stock_cars"."change_pounds" < 0;--> statement-breakpoint
CREATE INDEX "stock_cars_at_stake" ON "stock_cars" USING btree ("organisation_id","at_stake_pounds" DESC NULLS FIRST,"id") WHERE "stock_cars"."left_on" is null and "stock_cars"."at_stake_pounds" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_past" ON "stock_cars" USING btree ("organisation_id","past_pounds" DESC NULLS FIRST,"id") WHERE "stock_cars"."left_on" is null and "stock_cars"."past_pounds" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_live_fall" ON "stock_cars" USING btree ("organisation_id","live_fall_pounds" DESC NULLS FIRST,"id") WHERE "stock_cars"."left_on" is null and "stock_cars"."live_fall_pounds" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_outside" ON "stock_cars" USING btree ("organisation_id",("outside_guide_pounds" is null or "outside_market_pounds" is null),greatest(abs("outside_guide_pounds"), abs("outside_market_pounds")) desc,"id") WHERE "stock_cars"."left_on" is null and ("stock_cars"."outside_guide_pounds" is not null or "stock_cars"."outside_market_pounds" is not null);--> statement-breakpoint
-- Whether each reason holds of a car in stock: past, outside, live, in this order.
CREATE OR REPLACE FUNCTION stock_car_reasons(c stock_cars) RETURNS boolean[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[
    c.left_on IS NULL AND c.past_pounds IS NOT NULL,
    c.left_on IS NULL AND coalesce(c.outside_guide_pounds, c.outside_market_pounds) IS NOT NULL,
    c.left_on IS NULL AND c.live_fall_pounds IS NOT NULL]
$$;
