ALTER TABLE "appraisal_terms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "field" text;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "after" text;--> statement-breakpoint
-- The levels of reports and notifications: 80, 90 and 100%. Otherwise as in 0046.
CREATE OR REPLACE FUNCTION look_up_take(
  p_subscription text, p_organisation text, p_person text, p_at timestamptz, p_count integer, p_defaults json,
  p_listed boolean
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH counted AS (
    UPDATE look_up_counters c SET taken = c.taken + p_count,
        minute_taken = CASE WHEN p_listed THEN c.minute_taken ELSE p_count
          + CASE WHEN c.minute = date_trunc('minute', p_at) THEN c.minute_taken ELSE 0 END END,
        minute = CASE WHEN p_listed THEN c.minute ELSE date_trunc('minute', p_at) END
      WHERE c.subscription = p_subscription AND c.month = look_up_month(p_at)
        AND (c.organisation_id, c.person_id) IN (('', ''), (p_organisation, ''), (p_organisation, p_person))
      RETURNING c.organisation_id, c.person_id, c.taken
  ), used AS (
    SELECT l.scope, l.month_limit AS most, counted.taken, max(level.percent) AS percent
      FROM counted
      JOIN look_up_limits_of(p_subscription, p_organisation, p_person, look_up_month(p_at), p_defaults) l
        ON l.rank > 1 AND l.organisation_id = counted.organisation_id AND l.person_id = counted.person_id
      JOIN (VALUES (80), (90), (100)) level (percent) ON counted.taken * 100 >= l.month_limit * level.percent
        AND (counted.taken - p_count) * 100 < l.month_limit * level.percent
      GROUP BY 1, 2, 3
  )
  INSERT INTO account_events (organisation_id, person_id, at, kind, span, most, percent, month)
    SELECT p_organisation, CASE used.scope WHEN 'person' THEN p_person END, p_at, 'budget_used', 'month', used.most,
           used.percent, look_up_month(p_at)
      FROM used
      -- A look-up that was released and made again passes the same mark twice.
      WHERE NOT EXISTS (
        SELECT 1 FROM account_events e
          WHERE e.organisation_id = p_organisation AND e.kind = 'budget_used' AND e.month = look_up_month(p_at)
            AND e.person_id IS NOT DISTINCT FROM CASE used.scope WHEN 'person' THEN p_person END
            AND e.most = used.most AND e.percent = used.percent AND e.at > p_at - interval '32 days');
END $$;
