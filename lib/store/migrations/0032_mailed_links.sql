ALTER TABLE "mails" DROP CONSTRAINT "mails_state";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_sealed" CHECK ("mails"."sealed_token" is null or "mails"."state" in ('waiting', 'sending'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state" CHECK ("mails"."state" in ('held', 'waiting', 'sending', 'sent', 'refused', 'given_up', 'withdrawn'));