/** What is done to look-ups that no call holds: missing replies, audits, and adding up what has ended. */
import { z } from 'zod';
import { selectRow } from '@/lib/store/rows';
import type { LedgerContext } from './ledger';
import { releaseLookUp } from './settle';

/** Days added up in one commit: what takes a moment even where a thousand look-ups are made every day. */
const DAYS_PER_COMMIT = 31;

const sweepRow = z.object({ becameUnknown: z.number(), writtenOff: z.number() });
const rollRow = z.object({ more: z.boolean() });

/** Settles what no process holds any more; run every few seconds by one instance or by all. */
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

    /** UNKNOWN → RELEASED, when the provider's audit shows that it was not counted. False: it was not UNKNOWN. */
    releaseByAudit: (lookUpId: string): Promise<boolean> => releaseLookUp(context, lookUpId, null, ['UNKNOWN']),

    /** Adds up what has ended, a month's worth of days at most. True: there is more to add up. */
    async roll(): Promise<boolean> {
      const values = [subscription, DAYS_PER_COMMIT, now()];
      const row = await selectRow(database, rollRow, 'select look_up_roll($1, $2, $3) as more', values);
      return row?.more === true;
    },
  };
}
