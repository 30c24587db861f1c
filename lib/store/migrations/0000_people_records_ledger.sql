CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"inviter_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_up_counters" (
	"subscription" text NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"month" date NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "look_up_counters_subscription_organisation_id_person_id_month_pk" PRIMARY KEY("subscription","organisation_id","person_id","month"),
	CONSTRAINT "look_up_counters_taken" CHECK ("look_up_counters"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "look_up_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "look_up_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"look_up_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"instance" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_up_limits" (
	"subscription" text NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"monthly_limit" integer NOT NULL,
	CONSTRAINT "look_up_limits_subscription_organisation_id_person_id_pk" PRIMARY KEY("subscription","organisation_id","person_id"),
	CONSTRAINT "look_up_limits_not_negative" CHECK ("look_up_limits"."monthly_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "look_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription" text NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"operation" text NOT NULL,
	"subject_hash" text NOT NULL,
	"params_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"month" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"instance" text NOT NULL,
	"due_at" timestamp with time zone,
	"outcome" text,
	"audit_id" text,
	"result" json,
	"fault" json,
	"served_from" uuid,
	CONSTRAINT "look_ups_state" CHECK ("look_ups"."state" in ('SERVED', 'DENIED', 'RESERVED', 'SENT', 'UNKNOWN', 'RELEASED', 'SETTLED', 'WRITTEN_OFF')),
	CONSTRAINT "look_ups_settled_has_result" CHECK ("look_ups"."state" <> 'SETTLED' or ("look_ups"."result" is not null and "look_ups"."outcome" is not null)),
	CONSTRAINT "look_ups_served_has_source" CHECK ("look_ups"."state" <> 'SERVED' or "look_ups"."served_from" is not null)
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text DEFAULT 'viewer' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_role" CHECK ("member"."role" in ('viewer', 'valuer', 'manager', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"metadata" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"summary" json NOT NULL,
	"record" json NOT NULL,
	"content_hash" text NOT NULL,
	"look_up_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"active_organization_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"summary" json NOT NULL,
	"record" json NOT NULL,
	"content_hash" text NOT NULL,
	"look_up_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "invitation_organization" ON "invitation" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "look_up_history_look_up" ON "look_up_history" USING btree ("look_up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "look_ups_one_twin" ON "look_ups" USING btree ("subscription","organisation_id","operation","subject_hash","params_hash") WHERE "look_ups"."state" in ('RESERVED', 'SENT');--> statement-breakpoint
CREATE UNIQUE INDEX "look_ups_one_key" ON "look_ups" USING btree ("subscription","organisation_id","operation","idempotency_key") WHERE "look_ups"."state" not in ('RELEASED', 'DENIED');--> statement-breakpoint
CREATE UNIQUE INDEX "look_ups_one_audit" ON "look_ups" USING btree ("subscription","operation","audit_id") WHERE "look_ups"."state" = 'SETTLED';--> statement-breakpoint
CREATE INDEX "look_ups_kept" ON "look_ups" USING btree ("subscription","organisation_id","operation","subject_hash","params_hash","state_at" DESC NULLS FIRST) WHERE "look_ups"."state" = 'SETTLED';--> statement-breakpoint
CREATE INDEX "look_ups_open" ON "look_ups" USING btree ("state_at") WHERE "look_ups"."state" in ('RESERVED', 'SENT', 'UNKNOWN');--> statement-breakpoint
CREATE INDEX "look_ups_month" ON "look_ups" USING btree ("organisation_id","month","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_once" ON "member" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "member_user" ON "member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_recent" ON "registrations" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "registrations_subject" ON "registrations" USING btree ("organisation_id","subject_hash","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "registrations_request" ON "registrations" USING btree ("organisation_id","request_hash","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_key" ON "registrations" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "valuations_recent" ON "valuations" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "valuations_subject" ON "valuations" USING btree ("organisation_id","subject_hash","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "valuations_request" ON "valuations" USING btree ("organisation_id","request_hash","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "valuations_key" ON "valuations" USING btree ("organisation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");