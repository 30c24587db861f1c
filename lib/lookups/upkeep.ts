/** Maintenance of look-ups that no call holds: missing replies, audits, and monthly totals. */
import { z } from 'zod';
import { selectRow } from '@/lib/store/rows';
import type { LedgerContext } from './ledger';
import { releaseLookUp } from './settle';

/** Days totalled in one commit: takes a moment even at a thousand look-ups a day. */
const DAYS_PER_COMMIT = 31;

const sweepRow = z.object({ becameUnknown: z.number(), writtenOff: z.number() });
const rollRow = z.object({ more: z.boolean() });

/** Settles look-ups that no process holds; run every few seconds by one instance or by all. */
export async function sweepLookUps(context: LedgerContext): Promise<z.infer<typeof sweepRow>> {
  const { database, graceMs, writeOffHours, now } = context;
  const swept = await selectRow(
    database,
    sweepRow,
    'select became_unknown as "becameUnknown", written_off as "writtenOff" from look_up_sweep($1, $2, $3)',
    [graceMs, writeOffHours, now()],
  );
  return swept ?? { becameUnknown: 0, writtenOff: 0 };
}

export function createUpkeep(context: LedgerContext) {
  const { database, subscription, now } = context;

  return {
    sweep: () => sweepLookUps(context),

    /** UNKNOWN → RELEASED, if the provider's audit shows that it was not counted. False: it was not UNKNOWN. */
    releaseByAudit: (lookUpId: string): Promise<boolean> => releaseLookUp(context, lookUpId, null, ['UNKNOWN']),

    /** Totals finished look-ups, at most a month of days. True: there is more to total. */
    async roll(): Promise<boolean> {
      const values = [subscription, DAYS_PER_COMMIT, now()];
      const row = await selectRow(database, rollRow, 'select look_up_roll($1, $2, $3) as more', values);
      return row?.more === true;
    },
  };
}
