CREATE TABLE "appraisal_entries" (
	"appraisal_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appraisal_entries_appraisal_id_field_pk" PRIMARY KEY("appraisal_id","field")
);
--> statement-breakpoint
CREATE TABLE "appraisal_history" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "appraisal_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appraisal_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" text,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "appraisal_history_appraisal_id_id_pk" PRIMARY KEY("appraisal_id","id")
);
--> statement-breakpoint
CREATE TABLE "appraisal_numbers" (
	"organisation_id" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "appraisal_numbers_organisation_id_year_pk" PRIMARY KEY("organisation_id","year")
);
--> statement-breakpoint
CREATE TABLE "appraisal_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"appraisal_id" uuid NOT NULL,
	"state" text NOT NULL,
	"pounds" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"valid_until" date,
	"frozen" json NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"made_at" timestamp with time zone,
	"token_hash" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	CONSTRAINT "appraisal_offers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "appraisal_offers_state" CHECK ("appraisal_offers"."state" in ('requested', 'refused', 'made', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "appraisal_terms" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"terms" json NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appraisals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"valuation_id" uuid,
	"idempotency_key" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"derivative" text,
	"mileage" integer,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"offer_pounds" integer,
	"valid_until" date,
	"bought_pounds" integer,
	"ended_on" date,
	"loss_reason" text,
	"loss_note" text,
	CONSTRAINT "appraisals_state" CHECK ("appraisals"."state" in ('draft', 'offered', 'accepted', 'declined', 'bought', 'lost')),
	CONSTRAINT "appraisals_bought" CHECK (("appraisals"."state" = 'bought') = ("appraisals"."bought_pounds" is not null))
);
--> statement-breakpoint
ALTER TABLE "appraisal_entries" ADD CONSTRAINT "appraisal_entries_appraisal_id_appraisals_id_fk" FOREIGN KEY ("appraisal_id") REFERENCES "public"."appraisals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_history" ADD CONSTRAINT "appraisal_history_appraisal_id_appraisals_id_fk" FOREIGN KEY ("appraisal_id") REFERENCES "public"."appraisals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_numbers" ADD CONSTRAINT "appraisal_numbers_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_offers" ADD CONSTRAINT "appraisal_offers_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_offers" ADD CONSTRAINT "appraisal_offers_appraisal_id_appraisals_id_fk" FOREIGN KEY ("appraisal_id") REFERENCES "public"."appraisals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_terms" ADD CONSTRAINT "appraisal_terms_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisals" ADD CONSTRAINT "appraisals_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisals" ADD CONSTRAINT "appraisals_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appraisal_offers_appraisal" ON "appraisal_offers" USING btree ("appraisal_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "appraisal_offers_one_open" ON "appraisal_offers" USING btree ("appraisal_id") WHERE "appraisal_offers"."state" in ('requested', 'made', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "appraisals_number" ON "appraisals" USING btree ("organisation_id","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "appraisals_key" ON "appraisals" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "appraisals_recent" ON "appraisals" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "appraisals_valuation" ON "appraisals" USING btree ("valuation_id");