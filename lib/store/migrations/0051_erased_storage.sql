-- The old indexes first, and both columns at once: each table is rewritten once.
DROP INDEX "registrations_marks";--> statement-breakpoint
DROP INDEX "registrations_words";--> statement-breakpoint
DROP INDEX "valuations_marks";--> statement-breakpoint
DROP INDEX "valuations_words";--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "storage" text DEFAULT case when version() like '%PGlite%' then 'tonight' else 'server' end NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "marks" text[] GENERATED ALWAYS AS (record_marks(record)) STORED,
  ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(organisation_id, json_text(summary, 'title'), json_text(summary, 'derivative'))) STORED;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "marks" text[] GENERATED ALWAYS AS (record_marks(record)) STORED,
  ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(organisation_id, json_text(summary, 'title'), json_text(summary, 'derivative'))) STORED;--> statement-breakpoint
CREATE INDEX "registrations_marks" ON "registrations" USING gin ("marks");--> statement-breakpoint
CREATE INDEX "registrations_words" ON "registrations" USING gin ("words");--> statement-breakpoint
CREATE INDEX "valuations_marks" ON "valuations" USING gin ("marks");--> statement-breakpoint
CREATE INDEX "valuations_words" ON "valuations" USING gin ("words");