/** The ledger's rules that can be checked from its tables, for a restored database. */
import type pg from 'pg';
import { z } from 'zod';

const RULES: readonly { readonly broken: string; readonly count: string }[] = [
  {
    broken: 'counters of look-ups differ from the ledger',
    count: `
      with counted as (
        select subscription, coalesce(organisation_id, '') as organisation_id, coalesce(person_id, '') as person_id, month,
               count(*)::integer as taken
        from look_ups where state in ('SENT', 'UNKNOWN', 'SETTLED', 'WRITTEN_OFF')
        group by grouping sets ((subscription, month), (subscription, organisation_id, month),
                                (subscription, organisation_id, person_id, month)))
      select count(*) from counted full join (select * from look_up_counters where taken > 0) counters
        using (subscription, organisation_id, person_id, month)
      where counted.taken is distinct from counters.taken`,
  },
  {
    broken: 'submissions charged more than once',
    count: `
      select count(*) from (
        select 1 from look_ups where state in ('SENT', 'UNKNOWN', 'SETTLED', 'WRITTEN_OFF')
        group by subscription, organisation_id, operation, idempotency_key having count(*) > 1) twice`,
  },
  {
    broken: 'lines of the provider’s audit settled more than once',
    count: `
      select count(*) from (
        select 1 from look_ups where state = 'SETTLED' and audit_id is not null
        group by subscription, operation, audit_id having count(*) > 1) twice`,
  },
  {
    broken: 'look-ups whose history does not end in their state',
    count: `
      select count(*) from look_ups l
      where l.state is distinct from
        (select h.state from look_up_history h where h.look_up_id = l.id order by h.id desc limit 1)`,
  },
];

const countRow = z.object({ count: z.string() });

/** @returns a phrase for each rule that does not hold; empty for a sound ledger */
export async function brokenLedgerRules(client: pg.ClientBase): Promise<string[]> {
  const broken: string[] = [];
  for (const rule of RULES) {
    const { rows } = await client.query(rule.count);
    const count = Number(countRow.parse(rows[0]).count);
    if (count > 0) broken.push(`${count} ${rule.broken}`);
  }
  return broken;
}
