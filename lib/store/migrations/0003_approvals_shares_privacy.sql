CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"month" date NOT NULL,
	"look_ups" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"granted" integer,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "approvals_look_ups" CHECK ("approvals"."look_ups" > 0),
	CONSTRAINT "approvals_granted" CHECK (("approvals"."state" = 'approved') = ("approvals"."granted" is not null))
);
--> statement-breakpoint
CREATE TABLE "look_up_extras" (
	"subscription" text NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"month" date NOT NULL,
	"extra" integer NOT NULL,
	CONSTRAINT "look_up_extras_key" PRIMARY KEY("subscription","organisation_id","person_id","month"),
	CONSTRAINT "look_up_extras_positive" CHECK ("look_up_extras"."extra" > 0)
);
--> statement-breakpoint
CREATE TABLE "look_up_rolled" (
	"subscription" text PRIMARY KEY NOT NULL,
	"up_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_up_tallies" (
	"subscription" text NOT NULL,
	"organisation_id" text NOT NULL,
	"month" date NOT NULL,
	"person_id" text NOT NULL,
	"operation" text NOT NULL,
	"charged" integer NOT NULL,
	"unknown" integer NOT NULL,
	"kept" integer NOT NULL,
	"free" integer NOT NULL,
	CONSTRAINT "look_up_tallies_key" PRIMARY KEY("subscription","organisation_id","month","person_id","operation")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"erased_by" text,
	"records" integer NOT NULL,
	"answers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"valuation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"with_plate" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "look_ups" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention" ADD CONSTRAINT "retention_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_organisation" ON "approvals" USING btree ("organisation_id","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open" ON "approvals" USING btree ("organisation_id","person_id") WHERE "approvals"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "erasures_organisation" ON "erasures" USING btree ("organisation_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shares_valuation" ON "shares" USING btree ("organisation_id","valuation_id");--> statement-breakpoint
CREATE INDEX "look_ups_recent" ON "look_ups" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "look_ups_by_time" ON "look_ups" USING btree ("subscription","created_at");--> statement-breakpoint
CREATE INDEX "registrations_look_ups" ON "registrations" USING gin ("look_up_ids");--> statement-breakpoint
CREATE INDEX "valuations_look_ups" ON "valuations" USING gin ("look_up_ids");--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash");