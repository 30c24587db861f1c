-- The plates among a record's marks, each with its organisation before it, so that a search reads no other's: a plate is
-- found by its beginning. Not the VINs, which begin alike for every car of a maker.
CREATE FUNCTION plate_words(organisation text, marks text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  array_to_tsvector(ARRAY(SELECT organisation || ' ' || lower(m.mark) FROM unnest(marks) AS m(mark) WHERE length(m.mark) <= 7));
--> statement-breakpoint
CREATE INDEX "registrations_plates" ON "registrations" USING gin (plate_words("organisation_id", "marks"));--> statement-breakpoint
CREATE INDEX "valuations_plates" ON "valuations" USING gin (plate_words("organisation_id", "marks"));
