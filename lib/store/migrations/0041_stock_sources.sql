CREATE TABLE "stock_source_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"changed_cars" json NOT NULL,
	"refused_rows" json NOT NULL,
	"problem" text,
	CONSTRAINT "stock_source_readings_state" CHECK ("stock_source_readings"."state" in ('reading', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "stock_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"sealed_address" text,
	"profile" json NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "stock_sources_kind" CHECK ("stock_sources"."kind" in ('address', 'folder'))
);
--> statement-breakpoint
ALTER TABLE "stock_source_readings" ADD CONSTRAINT "stock_source_readings_source_id_stock_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."stock_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_sources" ADD CONSTRAINT "stock_sources_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_source_readings_recent" ON "stock_source_readings" USING btree ("source_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_sources_recent" ON "stock_sources" USING btree ("organisation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_sources_due" ON "stock_sources" USING btree ("due_on") WHERE "stock_sources"."removed_at" is null;