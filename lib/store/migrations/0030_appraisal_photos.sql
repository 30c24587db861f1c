CREATE TABLE "appraisal_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appraisal_id" uuid NOT NULL,
	"line_id" text,
	"is_for_customer" boolean NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appraisal_photos_line" CHECK ("appraisal_photos"."line_id" ~ '^[0-9a-f]{8}$'),
	CONSTRAINT "appraisal_photos_bytes" CHECK (octet_length("appraisal_photos"."jpeg") between 1 and 1500000)
);
--> statement-breakpoint
ALTER TABLE "appraisal_photos" ADD CONSTRAINT "appraisal_photos_appraisal_id_appraisals_id_fk" FOREIGN KEY ("appraisal_id") REFERENCES "public"."appraisals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appraisal_photos_appraisal" ON "appraisal_photos" USING btree ("appraisal_id","added_at");