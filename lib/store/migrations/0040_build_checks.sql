CREATE TABLE "build_checks" (
	"build_id" uuid PRIMARY KEY NOT NULL,
	"checked_on" date NOT NULL,
	"areas" text,
	"differences" text,
	"changed_at" timestamp with time zone NOT NULL,
	"figures_until" date
);
--> statement-breakpoint
ALTER TABLE "build_checks" ADD CONSTRAINT "build_checks_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;