DROP INDEX "registrations_request";--> statement-breakpoint
DROP INDEX "valuations_request";--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "request_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "valuations" ALTER COLUMN "request_hash" DROP NOT NULL;