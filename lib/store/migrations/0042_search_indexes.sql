-- Records are json whose texts may hold what no operator of json reads, a NUL or half a surrogate pair, always as \u and four
-- digits: such a text is read without it. \\ and \" stay as they are.
CREATE FUNCTION readable_json(value json) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN strpos(value::text, '\u') = 0 THEN value
    ELSE regexp_replace(value::text, '(\\[^u])|\\u[0-9a-fA-F]{4}', '\1', 'g')::json END;
--> statement-breakpoint
CREATE FUNCTION json_text(value json, name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  readable_json(value) ->> name;
--> statement-breakpoint
-- The plate and the VIN that a record was made by, and those of the register, as people search for them. Not the trade
-- body's: that plate may have gone to another vehicle.
CREATE FUNCTION record_marks(record json) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT array_agg(DISTINCT upper(replace(m.mark, ' ', '')))
    FROM json_to_record(CASE json_typeof(record) WHEN 'object' THEN readable_json(record) ELSE '{}' END) AS r(asked json, register json)
    CROSS JOIN LATERAL (VALUES (r.asked ->> 'plate'), (r.asked ->> 'vin'), (r.register ->> 'plate'), (r.register ->> 'vin')) AS m(mark)
    WHERE m.mark <> '');
--> statement-breakpoint
-- As names are compared: small letters without accents, as people type them.
CREATE FUNCTION plain_letters(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  lower(translate(name, 'ÀÁÂÃÄÅÇČÈÉÊËĚÌÍÎÏÑÒÓÔÕÖØŠÙÚÛÜÝŽàáâãäåçčèéêëěìíîïñòóôõöøšùúûüýÿž',
                        'AAAAAACCEEEEEIIIINOOOOOOSUUUUYZaaaaaacceeeeeiiiinoooooosuuuuyyz'));
--> statement-breakpoint
-- Words of names, each with its organisation before it, so that a search reads no other's.
CREATE FUNCTION search_words(organisation text, VARIADIC names text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  array_to_tsvector(ARRAY(
    SELECT DISTINCT organisation || ' ' || left(w.word, 100)
      FROM unnest(names) AS n(name) CROSS JOIN LATERAL regexp_split_to_table(plain_letters(n.name), '[^[:alnum:]]+') AS w(word)
      WHERE w.word <> ''));
--> statement-breakpoint
-- Each word of the text begins a word of the names. Null, which finds nothing, where the text has no word.
CREATE FUNCTION search_query(organisation text, names text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT string_agg(DISTINCT '''' || replace(replace(organisation || ' ' || left(w.word, 100), '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
    FROM regexp_split_to_table(plain_letters(names), '[^[:alnum:]]+') AS w(word) WHERE w.word <> '');
--> statement-breakpoint
CREATE INDEX "appraisal_entries_customer" ON "appraisal_entries" USING gin (search_words('', "value")) WHERE "appraisal_entries"."field" = 'customerName';--> statement-breakpoint
CREATE INDEX "appraisals_words" ON "appraisals" USING gin (search_words("organisation_id", "title", "derivative"));--> statement-breakpoint
CREATE INDEX "registrations_marks" ON "registrations" USING gin (record_marks("record"));--> statement-breakpoint
CREATE INDEX "registrations_words" ON "registrations" USING gin (search_words("organisation_id", json_text("summary", 'title'), json_text("summary", 'derivative')));--> statement-breakpoint
CREATE INDEX "valuations_marks" ON "valuations" USING gin (record_marks("record"));--> statement-breakpoint
CREATE INDEX "valuations_words" ON "valuations" USING gin (search_words("organisation_id", json_text("summary", 'title'), json_text("summary", 'derivative')));--> statement-breakpoint
CREATE INDEX "stock_cars_words" ON "stock_cars" USING gin (search_words("organisation_id", "title", "derivative"));
