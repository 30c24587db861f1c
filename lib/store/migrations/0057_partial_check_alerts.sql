-- Records whose register answered only some of its checks, or none of them, have the alert that says so, in lists and in stock
-- (lib/domain/vehicles/flags/check-alert.ts). Those from before it existed get it here.
CREATE FUNCTION partial_alert_of(record json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN json_typeof(c.register) IS DISTINCT FROM 'object' THEN NULL
    WHEN c.answered = 0 AND c.register ->> 'previousKeepers' IS NULL THEN 'Vehicle check not completed'
    WHEN c.answered < 4 THEN 'Vehicle check partly completed'
  END FROM (
    SELECT r.register, num_nonnulls(r.register -> 'scrapped' ->> 'set', r.register -> 'exported' ->> 'set',
      r.register -> 'imported' ->> 'set', r.register -> 'plateTransfer' ->> 'set') AS answered
    FROM (SELECT readable_json(record) -> 'register' AS register) r) c
$$;
--> statement-breakpoint
-- Of alerts: those of what was found, the new one, and last that of what was entered. One that nothing was checked comes first.
CREATE FUNCTION alerts_with(alerts text[], alert text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN alert = 'Vehicle check not completed' THEN alert || alerts
    ELSE array(SELECT a FROM unnest(alerts) WITH ORDINALITY AS t(a, place) WHERE a !~ '^Check the .* you entered$' ORDER BY place)
      || alert
      || array(SELECT a FROM unnest(alerts) WITH ORDINALITY AS t(a, place) WHERE a ~ '^Check the .* you entered$' ORDER BY place)
  END
$$;
--> statement-breakpoint
CREATE FUNCTION summary_with_partial_alert(summary json, alert text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT regexp_replace(
    regexp_replace(summary::text, ',\s*"otherFlags": ?\[[^\[\]\\]*\]', ''),
    '"flag": ?(null|"[^"\\]{1,100}")',
    '"flag":' || to_json(a.alerts[1])::text || ',"otherFlags":' || replace(array_to_json(a.alerts[2:])::text, '\', '\\')
  )::json FROM (
    SELECT alerts_with(array_remove(ARRAY[summary_text(summary, 'flag')], NULL) || summary_texts(summary, 'otherFlags'), alert)
      AS alerts) a
$$;
--> statement-breakpoint
CREATE TEMPORARY TABLE partly_checked AS
  SELECT v.id, partial_alert_of(v.record) AS alert FROM valuations v
    WHERE partial_alert_of(v.record) IS NOT NULL AND NOT summary_has(v.summary, '"' || partial_alert_of(v.record) || '"')
  UNION ALL
  SELECT f.id, partial_alert_of(f.record) FROM registrations f
    WHERE partial_alert_of(f.record) IS NOT NULL AND NOT summary_has(f.summary, '"' || partial_alert_of(f.record) || '"');
--> statement-breakpoint
UPDATE valuations v SET summary = summary_with_partial_alert(v.summary, p.alert) FROM partly_checked p WHERE p.id = v.id;
--> statement-breakpoint
UPDATE registrations f SET summary = summary_with_partial_alert(f.summary, p.alert) FROM partly_checked p WHERE p.id = f.id;
--> statement-breakpoint
UPDATE valued_vehicles w SET flagged = true FROM partly_checked p WHERE p.id = w.latest_id AND NOT w.flagged;
--> statement-breakpoint
UPDATE stock_results e SET flag = summary_text(v.summary, 'flag'), other_flags = summary_texts(v.summary, 'otherFlags')
  FROM valuations v JOIN partly_checked p ON p.id = v.id WHERE v.id = e.valuation_id;
--> statement-breakpoint
-- The newest check that a car is linked to.
UPDATE stock_cars c SET flag = a.flag, other_flags = a.other_flags FROM (
  SELECT s.id, f.flag, f.other_flags FROM stock_cars s
    CROSS JOIN LATERAL stock_car_alerts(s.valuation_id, s.registration_id) f
    WHERE s.valuation_id IN (SELECT id FROM partly_checked) OR s.registration_id IN (SELECT id FROM partly_checked)
) a WHERE a.id = c.id AND (c.flag, c.other_flags) IS DISTINCT FROM (a.flag, a.other_flags);
--> statement-breakpoint
DROP TABLE partly_checked;
--> statement-breakpoint
DROP FUNCTION summary_with_partial_alert(json, text);
--> statement-breakpoint
DROP FUNCTION alerts_with(text[], text);
--> statement-breakpoint
DROP FUNCTION partial_alert_of(json);
