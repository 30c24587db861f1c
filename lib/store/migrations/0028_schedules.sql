CREATE TABLE "schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"has_failed" boolean DEFAULT false NOT NULL,
	"result" text,
	"worker" uuid,
	"leased_until" timestamp with time zone
);
