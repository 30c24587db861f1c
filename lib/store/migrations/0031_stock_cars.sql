CREATE TABLE "stock_car_history" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_car_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" text,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "stock_car_history_car_id_id_pk" PRIMARY KEY("car_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_car_values" (
	"car_id" uuid NOT NULL,
	"edition" date NOT NULL,
	"mileage" integer NOT NULL,
	"retail_pounds" integer,
	"clean_pounds" integer,
	"average_pounds" integer,
	"below_pounds" integer,
	"reason" text,
	"valued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_car_values_car_id_edition_pk" PRIMARY KEY("car_id","edition")
);
--> statement-breakpoint
CREATE TABLE "stock_cars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	"version" integer NOT NULL,
	"stock_number" text,
	"plate" text,
	"vin" text,
	"valuation_id" uuid,
	"registration_id" uuid,
	"appraisal_id" uuid,
	"title" text NOT NULL,
	"make" text,
	"derivative" text,
	"kind" text,
	"identifier" integer,
	"registered" date,
	"mileage" integer,
	"mileage_on" date,
	"miles_per_month" integer NOT NULL,
	"cost_pounds" integer,
	"preparation_pounds" integer,
	"advertised_pounds" integer,
	"in_on" date NOT NULL,
	"site" text,
	"status" text NOT NULL,
	"notes" text NOT NULL,
	"left_on" date,
	"sold_pounds" integer,
	"sold_to" text,
	"edition" date,
	"retail_pounds" integer,
	"clean_pounds" integer,
	"average_pounds" integer,
	"below_pounds" integer,
	"change_pounds" integer,
	CONSTRAINT "stock_cars_status" CHECK ("stock_cars"."status" in ('coming', 'preparation', 'for_sale', 'reserved', 'sold', 'removed')),
	CONSTRAINT "stock_cars_left" CHECK (("stock_cars"."status" in ('sold', 'removed')) = ("stock_cars"."left_on" is not null)),
	CONSTRAINT "stock_cars_sold" CHECK (("stock_cars"."status" = 'sold') = ("stock_cars"."sold_pounds" is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_car_history" ADD CONSTRAINT "stock_car_history_car_id_stock_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."stock_cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_car_values" ADD CONSTRAINT "stock_car_values_car_id_stock_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."stock_cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD CONSTRAINT "stock_cars_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD CONSTRAINT "stock_cars_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD CONSTRAINT "stock_cars_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD CONSTRAINT "stock_cars_appraisal_id_appraisals_id_fk" FOREIGN KEY ("appraisal_id") REFERENCES "public"."appraisals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_cars_key" ON "stock_cars" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "stock_cars_recent" ON "stock_cars" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_cars_plate" ON "stock_cars" USING btree ("organisation_id","plate") WHERE "stock_cars"."left_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_cars_number" ON "stock_cars" USING btree ("organisation_id","stock_number") WHERE "stock_cars"."left_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_cars_appraisal" ON "stock_cars" USING btree ("appraisal_id");--> statement-breakpoint
CREATE INDEX "stock_cars_valuation" ON "stock_cars" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "stock_cars_registration" ON "stock_cars" USING btree ("registration_id");
--> statement-breakpoint
-- The newest value of a car stands with the car, so that lists and sums read one row for each.
CREATE FUNCTION stock_car_valued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_cars c SET edition = n.edition, retail_pounds = n.retail_pounds, clean_pounds = n.clean_pounds,
      average_pounds = n.average_pounds, below_pounds = n.below_pounds, change_pounds = n.clean_pounds - n.clean_before
    FROM (
      SELECT v.*, lead(v.clean_pounds) OVER (ORDER BY v.edition DESC) AS clean_before
        FROM stock_car_values v WHERE v.car_id = NEW.car_id ORDER BY v.edition DESC LIMIT 1
    ) n
    WHERE c.id = NEW.car_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_car_values_valued AFTER INSERT OR UPDATE OF mileage, clean_pounds ON "stock_car_values" FOR EACH ROW EXECUTE FUNCTION stock_car_valued();
