CREATE TABLE "builds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"identifier" integer NOT NULL,
	"date" date NOT NULL,
	"code" text NOT NULL,
	"frozen" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "builds_recent" ON "builds" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);