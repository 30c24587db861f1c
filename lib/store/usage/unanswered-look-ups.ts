/** Look-ups without an answer, and the facts an audit needs before it releases them. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Day } from '@/lib/domain/time/calendar';
import { selectRows } from '../rows';
import { lookUps } from '../schema/ledger';
import type { SubscriptionDatabase } from './look-ups';

const operationRow = createSelectSchema(lookUps).pick({ operation: true });
const unknownRow = operationRow.extend({ day: z.string(), ids: z.array(z.uuid()), youngestMinutes: z.int() });

export function createUnansweredLookUps({ database, subscription }: SubscriptionDatabase) {
  return {
    /**
     * Look-ups whose answer never came, by British day, the newest day first, the oldest look-up first within each.
     * With organisation null, of all organisations.
     */
    unknown: ({ organisationId }: { organisationId: string | null }) =>
      selectRows(
        database,
        unknownRow,
        `select to_char(created_at at time zone 'Europe/London', 'YYYY-MM-DD') as day, operation,
                array_agg(id order by created_at, id) as ids,
                floor(extract(epoch from clock_timestamp() - max(state_at)) / 60)::integer as "youngestMinutes"
         from look_ups
         where subscription = $1 and ($2::text is null or organisation_id = $2) and state = 'UNKNOWN'
         group by 1, 2 order by 1 desc`,
        [subscription, organisationId],
      ),

    /** Operations that were answered, for anyone on the subscription, within the last minutes. */
    async operationsAnsweredRecently({ minutes }: { minutes: number }): Promise<string[]> {
      const rows = await selectRows(
        database,
        operationRow,
        `select distinct operation from look_ups
         where subscription = $1 and state = 'SETTLED' and created_at > clock_timestamp() - interval '1 day'
           and state_at > clock_timestamp() - make_interval(mins => $2::integer)`,
        [subscription, minutes],
      );
      return rows.map(({ operation }) => operation);
    },

    /**
     * Operations that were looked up and answered, for anyone on the subscription, within some minutes of a midnight.
     */
    async operationsAnsweredAround({ day, minutes }: { day: Day; minutes: number }): Promise<string[]> {
      const rows = await selectRows(
        database,
        operationRow,
        `with border as (select $2::date::timestamp at time zone 'Europe/London' as at)
         select distinct operation from look_ups, border
         where subscription = $1 and state = 'SETTLED'
           and created_at between border.at - make_interval(mins => $3::integer)
             and border.at + make_interval(mins => $3::integer)`,
        [subscription, day, minutes],
      );
      return rows.map(({ operation }) => operation);
    },
  };
}
