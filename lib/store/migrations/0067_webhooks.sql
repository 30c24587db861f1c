CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"worker" uuid,
	"leased_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "webhook_messages_state" CHECK ("webhook_messages"."state" in ('waiting', 'sending', 'delivered'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"sealed_address" text,
	"events" jsonb NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"secret_replaced_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "webhooks_pause" CHECK (("webhooks"."paused_at" is null) = ("webhooks"."pause_reason" is null)),
	CONSTRAINT "webhooks_pause_reason" CHECK ("webhooks"."pause_reason" in ('person', 'failing', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_messages_once" ON "webhook_messages" USING btree ("webhook_id","type","key");--> statement-breakpoint
CREATE INDEX "webhook_messages_recent" ON "webhook_messages" USING btree ("webhook_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("webhook_id","next_at") WHERE "webhook_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "webhooks_recent" ON "webhooks" USING btree ("organisation_id","created_at" DESC NULLS FIRST);