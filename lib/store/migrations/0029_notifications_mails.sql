CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"content" json NOT NULL,
	"sealed_token" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"worker" uuid,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"is_perhaps_twice" boolean DEFAULT false NOT NULL,
	"problem" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('held', 'waiting', 'sending', 'sent', 'refused', 'given_up'))
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"delivery" text NOT NULL,
	CONSTRAINT "notification_choices_organisation_id_person_id_kind_pk" PRIMARY KEY("organisation_id","person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"delivery" text NOT NULL,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_organisation" ON "mails" USING btree ("organisation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_at") WHERE "mails"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "mails_person" ON "mails" USING btree ("person_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("organisation_id","person_id","kind","key");--> statement-breakpoint
CREATE INDEX "notifications_recent" ON "notifications" USING btree ("organisation_id","person_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("organisation_id","person_id") WHERE "notifications"."read_at" is null;