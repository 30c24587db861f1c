CREATE TABLE "fact_search_views" (
	"search_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"opened_on" date NOT NULL,
	"matched" json NOT NULL,
	"before_on" date NOT NULL,
	"before" json NOT NULL,
	CONSTRAINT "fact_search_views_search_id_person_id_pk" PRIMARY KEY("search_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "fact_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"fields" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fact_search_views" ADD CONSTRAINT "fact_search_views_search_id_fact_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."fact_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_searches" ADD CONSTRAINT "fact_searches_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_searches_recent" ON "fact_searches" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_rows_reference" ON "stock_rows" USING btree (lower("reference")) WHERE "stock_rows"."reference" is not null;