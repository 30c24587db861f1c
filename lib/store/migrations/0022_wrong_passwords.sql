ALTER TABLE "account_events" ALTER COLUMN "span" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "tries" integer;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "first_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "notified_session_id" text;--> statement-breakpoint
CREATE INDEX "account_events_wrong_passwords" ON "account_events" USING btree ("person_id") WHERE "account_events"."kind" = 'wrong_passwords';