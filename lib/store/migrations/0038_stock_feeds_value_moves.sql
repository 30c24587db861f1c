CREATE TABLE "value_move_thresholds" (
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"pounds" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "value_move_thresholds_organisation_id_person_id_pk" PRIMARY KEY("organisation_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "stock_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"columns" json NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"reads" integer DEFAULT 0 NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "stock_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_feeds_format" CHECK ("stock_feeds"."format" in ('csv', 'xlsx', 'json'))
);
--> statement-breakpoint
ALTER TABLE "value_move_thresholds" ADD CONSTRAINT "value_move_thresholds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_move_thresholds" ADD CONSTRAINT "value_move_thresholds_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_feeds_recent" ON "stock_feeds" USING btree ("organisation_id","created_at" DESC NULLS FIRST);