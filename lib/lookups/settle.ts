/** The third step of a look-up: writes the outcome of its call, and reports only what is written. */
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { batchCalls } from '@/lib/store/batch';
import { selectRow, selectRows } from '@/lib/store/rows';
import type { LookUpAnswer } from './answer';
import type { LookUpReply } from './billed-question';
import type { CallResult } from './call';
import * as faults from './faults';
import type { LedgerContext } from './ledger';
import { retryWrite, type RetryLimits } from './retry-write';
import { faultToStore, readLookUp, type StoredLookUp } from './stored-look-up';

/** A paid answer is worth an hour of retries. */
const RETRY_FOR_MS = 3_600_000;
/** Answers that arrive at the same time share a commit. */
const BATCH_MAX = 32;
/** After twice the statement timeout, a statement on a lost connection can no longer commit. */
const LATE_COMMIT_MS = 20_000;

export function createSettle(context: LedgerContext) {
  const settleRow = createSettleRow(context);
  const retryLimits: RetryLimits = { waitMs: context.storeWaitMs, retryForMs: RETRY_FOR_MS };

  /** @throws Fault if there is no answer; its `charged` matches the ledger */
  async function settle<T>(lookUpId: string, called: CallResult<T>): Promise<LookUpAnswer<T>> {
    if ('reply' in called) return settleReply(lookUpId, called.reply);
    const { fault, late } = called;
    if (late) void settleLate(lookUpId, late.reply);
    throw await recordFault(lookUpId, fault, late?.withinMs ?? null);
  }

  async function settleReply<T>(lookUpId: string, reply: LookUpReply<T>): Promise<LookUpAnswer<T>> {
    const { outcome, result, auditId = null } = reply;
    const row = { id: lookUpId, outcome, result: JSON.stringify(result) ?? 'null', auditId };
    const settled = await retryWrite(
      async (): Promise<Pick<StoredLookUp, 'state' | 'stateAt'> | null> =>
        (await settleRow(row)) ?? (await readLookUp(context, lookUpId)),
      retryLimits,
    ).catch((error: unknown) => {
      throw faults.answerNotStored(error);
    });
    if (settled?.state !== 'SETTLED') throw faults.withCharge(new Error('not settled'), 'unknown');
    const answeredAt = settled.stateAt;
    return { lookUpId, state: 'SETTLED', charged: 'yes', outcome, result, auditId, answeredAt, cachedFrom: null };
  }

  /** A reply that is too late for its requester is still paid for: it is saved, or released if it was not counted. */
  async function settleLate(lookUpId: string, late: Promise<LookUpReply<unknown>>): Promise<void> {
    try {
      await settleReply(lookUpId, await late);
    } catch (error) {
      if (error instanceof Fault && error.charged === 'no') await recordFault(lookUpId, error, null);
      else await retryWrite(() => markNoLongerAwaited(context, lookUpId), retryLimits).catch(() => undefined);
    }
  }

  /**
   * @param awaitedMs how long a late reply is awaited; null if none can come
   * @returns the fault to report, which states the charge exactly as written
   */
  async function recordFault(lookUpId: string, fault: Fault, awaitedMs: number | null): Promise<Fault> {
    const write = async (): Promise<void> => {
      if (fault.charged === 'no') await releaseLookUp(context, lookUpId, fault);
      else await markUnknown(context, lookUpId, fault, awaitedMs);
    };
    return retryWrite(write, retryLimits).then(
      () => fault,
      () => faults.withCharge(fault, 'unknown'),
    );
  }

  return { settle };
}

interface SettleRequest {
  readonly id: string;
  readonly outcome: string;
  /** JSON. */
  readonly result: string;
  readonly auditId: string | null;
}

const settledRow = z.object({ id: z.string(), state: z.literal('SETTLED'), stateAt: z.date() });

/**
 * SENT or UNKNOWN → SETTLED; null if it was neither. A reference that the provider used before stays with its first
 * look-up.
 */
function createSettleRow({ database, now }: LedgerContext) {
  return batchCalls(
    async (requests: readonly SettleRequest[]) => {
      const rows = await selectRows(
        database,
        settledRow,
        // As one JSON text: the driver takes several times as long to write arrays of answers.
        `select s.look_up_id as id, 'SETTLED' as state, s.settled_at as "stateAt"
         from (select array_agg(id) as ids, array_agg(outcome) as outcomes, array_agg(result) as results,
                 array_agg("auditId") as audit_ids
               from json_to_recordset($1::json) as g(id uuid, outcome text, result text, "auditId" text)) g,
           look_up_settle(g.ids, g.outcomes, g.results, g.audit_ids, $2) s`,
        [JSON.stringify(requests), now()],
        'look_up_settle',
      );
      const settled = new Map(rows.map((row) => [row.id, row]));
      return requests.map(({ id }) => settled.get(id) ?? null);
    },
    { maxBatchSize: BATCH_MAX },
  );
}

/** SENT → UNKNOWN: the provider may have counted it, so it still counts here. */
async function markUnknown(
  { database, now, graceMs }: LedgerContext,
  lookUpId: string,
  fault: Fault,
  awaitedMs: number | null,
): Promise<void> {
  // A reply at the last moment still has to be written.
  const awaitedSeconds = awaitedMs === null ? null : (awaitedMs + graceMs) / 1000;
  await database.query(
    `update look_ups set state = 'UNKNOWN', state_at = coalesce($3::timestamptz, clock_timestamp()), due_at = null,
       fault = $2, awaited_until = coalesce($3::timestamptz, clock_timestamp()) + make_interval(secs => $4)
     where id = $1 and state = 'SENT'`,
    [lookUpId, JSON.stringify(faultToStore(fault)), now(), awaitedSeconds],
  );
}

/** No reply can come any longer: the same question is now a new look-up. */
async function markNoLongerAwaited({ database }: LedgerContext, lookUpId: string): Promise<void> {
  await database.query(`update look_ups set awaited_until = null where id = $1 and state = 'UNKNOWN'`, [lookUpId]);
}

const releasedRow = z.object({ released: z.boolean() });

/** → RELEASED, and the quota is returned. False if it was in none of the states. */
export async function releaseLookUp(
  { database, now }: LedgerContext,
  lookUpId: string,
  fault: Fault | null,
  from: readonly StoredLookUp['state'][] = ['SENT', 'UNKNOWN'],
): Promise<boolean> {
  const storedFault = fault === null ? null : JSON.stringify(faultToStore(fault));
  const text = 'select look_up_release($1, $2, $3, $4) as released';
  const row = await selectRow(database, releasedRow, text, [lookUpId, from, storedFault, now()]);
  return row?.released === true;
}

/** Of a reservation whose commit may have happened with its reply lost, or may still happen. Nothing was sent. */
export function releaseLateCommit(context: LedgerContext, lookUpId: string): Promise<void> {
  const giveUpAt = performance.now() + LATE_COMMIT_MS;
  const release = async () => {
    const isReleased = await releaseLookUp(context, lookUpId, null);
    if (!isReleased && performance.now() < giveUpAt) throw new Error('not committed yet');
  };
  return retryWrite(release, { waitMs: 0, retryForMs: RETRY_FOR_MS });
}
