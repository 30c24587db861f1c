-- Why a request for extra credits was declined. Null for those declined before, of which no reason is known.
ALTER TABLE "approvals" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decline_reason" CHECK ("approvals"."decline_reason" is null or "approvals"."state" = 'refused');
