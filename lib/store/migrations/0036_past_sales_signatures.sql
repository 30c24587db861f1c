CREATE TABLE "appraisal_signatures" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"appraisal_id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text,
	"signed_at" timestamp with time zone NOT NULL,
	"shown_by" text,
	CONSTRAINT "appraisal_signatures_path" CHECK ("appraisal_signatures"."path" ~ '^[ML0-9 ]+$' and length("appraisal_signatures"."path") <= 40000)
);
--> statement-breakpoint
CREATE TABLE "past_sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"plate" text,
	"title" text NOT NULL,
	"make" text,
	"kind" text,
	"identifier" integer,
	"registered" date,
	"mileage" integer,
	"sold_on" date NOT NULL,
	"sold_pounds" integer NOT NULL,
	"sold_to" text NOT NULL,
	"edition" date,
	"guide_pounds" integer,
	"valued_at" timestamp with time zone,
	CONSTRAINT "past_sales_guide" CHECK (("past_sales"."edition" is null) = ("past_sales"."guide_pounds" is null))
);
--> statement-breakpoint
ALTER TABLE "appraisal_signatures" ADD CONSTRAINT "appraisal_signatures_offer_id_appraisal_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."appraisal_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_signatures" ADD CONSTRAINT "appraisal_signatures_appraisal_id_appraisals_id_fk" FOREIGN KEY ("appraisal_id") REFERENCES "public"."appraisals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_sales" ADD CONSTRAINT "past_sales_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appraisal_signatures_appraisal" ON "appraisal_signatures" USING btree ("appraisal_id");--> statement-breakpoint
CREATE INDEX "past_sales_recent" ON "past_sales" USING btree ("organisation_id","sold_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "past_sales_plate" ON "past_sales" USING btree ("organisation_id","plate");--> statement-breakpoint
CREATE INDEX "past_sales_due" ON "past_sales" USING btree ("id") WHERE "past_sales"."valued_at" is null;