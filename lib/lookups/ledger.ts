import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '@/lib/fault';
import { storedAnswer, storedFaultOf } from './stored-answer';
import { canonicalParams, keyedHash } from '@/lib/store/keyed-hash';
import type {
  Ledger,
  LookUpAnswer,
  LookUpRequest,
  LookUpState,
  LookUpQuestion,
  LookUpReply,
  SendLookUp,
} from './look-up';
import { retryWrite } from './retry-write';
import * as refusals from './look-up-faults';
import type { LedgerEntry } from './ledger-entry';
import { createStatements, type LedgerDatabase } from './ledger-statements';
import { createLedgerMaintenance } from './ledger-maintenance';
import { createLedgerUsage } from './ledger-usage';

const OPEN: readonly LookUpState[] = ['RESERVED', 'SENT'];
/** Everything that may still be given back once it is proved that nothing was sent. */
const UNDECIDED: readonly LookUpState[] = ['RESERVED', 'SENT', 'UNKNOWN'];
/** No statement whose news was lost is at work any longer: twice what the database lets one take. */
const LATE_COMMIT_MS = 20_000;
const FIRST_POLL_MS = 15;
const LONGEST_POLL_MS = 250;

export interface LedgerOptions {
  database: LedgerDatabase;
  /** Keys the hashes of plates and VINs. */
  secret: string;
  /** Whose bill: the subscriber id, or `sandbox`. Kept answers and limits do not cross it. */
  subscription: string;
  /** In place of the database's clock, for tests. */
  clock?: () => Date;
  /** How long a reserved look-up may wait to be sent. */
  leaseMs?: number;
  /** After the deadline, before a missing reply is called unknown. */
  graceMs?: number;
  notFoundMinutes?: number;
  writeOffHours?: number;
  /** How long a paid answer that cannot be stored keeps its caller waiting. */
  patienceMs?: number;
}

/** The ledger of billed look-ups: safety.md §1. It throws Faults only. */
export function createLedger({
  database,
  secret,
  subscription,
  clock,
  leaseMs = 30_000,
  graceMs = 5_000,
  notFoundMinutes = 10,
  writeOffHours = 72,
  patienceMs = 8_000,
}: LedgerOptions): Ledger {
  const instance = randomUUID();
  const at = () => clock?.() ?? null;
  const rows = createStatements(database, at, graceMs);
  const retryLimits = { patienceMs, retryForMs: 3_600_000 };
  const hashes = ({ operation, subject, params }: LookUpQuestion) => ({
    subjectHash: keyedHash(secret, operation, subject),
    paramsHash: paramsHash(canonicalParams(params)),
  });
  const paramsHash = memoized((params) => keyedHash(secret, params));

  async function lookUp<T>(request: LookUpRequest<T>, send: SendLookUp<T>): Promise<LookUpAnswer<T>> {
    let sameAs: string | null = null;
    for (;;) {
      const id = randomUUID();
      const reserved = await reserve(request, id, sameAs);
      switch (reserved.verdict) {
        case 'conflict':
          throw refusals.keyUsedTwice();
        case 'denied':
          throw refusals.limitReached(reserved);
        case 'taken':
          return call(id, request, send);
        case 'kept':
          return storedAnswer(request, reserved.lookUpId, reserved.source, true);
        case 'same':
        case 'twin': {
          const ended = await whenEnded(reserved.source);
          // Given back without a word: whoever held it is gone, so the question is open again.
          if (ended === null || (ended.state === 'RELEASED' && ended.fault === null)) continue;
          if (ended.state !== 'SETTLED') throw storedFaultOf(ended);
          if (reserved.verdict === 'same') return storedAnswer(request, reserved.lookUpId, ended, reserved.served);
          sameAs = ended.id;
        }
      }
    }
  }

  async function reserve(request: LookUpRequest<unknown>, id: string, sameAs: string | null) {
    const { organisationId, personId, operation, idempotencyKey, keepMinutes } = request;
    const row = {
      id,
      subscription,
      organisationId,
      personId,
      operation,
      idempotencyKey,
      keepMinutes,
      notFoundMinutes,
      ...hashes(request),
      fresh: request.fresh === true,
      sameAs,
      instance,
      leaseMs,
      sentMs: request.sentAtOnceMs ?? null,
      wish: request.wish ?? null,
    };
    try {
      // Two presses of one key can meet in the index; the second try finds the first one's row.
      return await rows.reserve(row).catch((error: unknown) => {
        if (isUniqueViolation(error)) return rows.reserve(row);
        throw error;
      });
    } catch (error) {
      // The commit may have happened although its news was lost, or may still happen. Nothing was sent: it is given back.
      const giveUpAt = performance.now() + LATE_COMMIT_MS;
      const releaseReserved = async () => {
        if (!(await rows.release(id, UNDECIDED, null)) && performance.now() < giveUpAt)
          throw new Error('not there, or not yet');
      };
      retryWrite(releaseReserved, { ...retryLimits, patienceMs: 0 }).catch(() => undefined);
      throw refusals.withCharge(error, 'no');
    }
  }

  async function call<T>(id: string, request: LookUpRequest<T>, send: SendLookUp<T>): Promise<LookUpAnswer<T>> {
    let sent = request.sentAtOnceMs !== undefined;
    let reply: LookUpReply<T>;
    let rejectOverdue = (_: Fault): void => {};
    const overdue = new Promise<never>((_, reject) => (rejectOverdue = reject));
    try {
      const sending = send({
        lookUpId: id,
        overdue: (fault) => {
          rejectOverdue(fault);
          void settleLate(id, sending);
        },
        markSent: async (deadlineMs) => {
          if (sent) return;
          if (!(await rows.markSent(id, deadlineMs))) throw refusals.leaseEnded();
          sent = true;
        },
      });
      reply = await Promise.race([sending, overdue]);
      if (!sent) throw new Error('A reply came for a look-up that was never marked as sent');
    } catch (error) {
      const nothingSent = !sent || (error instanceof Fault && error.charged === 'no');
      throw await recordFailure(id, refusals.withCharge(error, nothingSent ? 'no' : 'unknown'));
    }
    return settle(id, reply);
  }

  /** What comes too late for whoever asked is paid for all the same: it is kept, or given back where it was not counted. */
  async function settleLate(id: string, sending: Promise<LookUpReply<unknown>>): Promise<void> {
    try {
      await settle(id, await sending);
    } catch (error) {
      if (error instanceof Fault && error.charged === 'no') await recordFailure(id, error);
    }
  }

  /** Writes down why there is no answer, and tells of the charge no more than what is written. */
  async function recordFailure(id: string, fault: Fault): Promise<Fault> {
    const storedFault = refusals.storableFault(fault);
    try {
      await retryWrite<unknown>(
        () => (fault.charged === 'no' ? rows.release(id, UNDECIDED, storedFault) : rows.markUnknown(id, storedFault)),
        retryLimits,
      );
      return fault;
    } catch {
      return refusals.withCharge(fault, 'unknown');
    }
  }

  async function settle<T>(id: string, reply: LookUpReply<T>): Promise<LookUpAnswer<T>> {
    const { outcome, result, auditId = null } = reply;
    const stored = { id, outcome, result: JSON.stringify(result) ?? 'null', auditId };
    const entry = await retryWrite(async () => {
      const answeredAt = await rows.settle(stored);
      return answeredAt === null ? await rows.read(id) : { state: 'SETTLED' as const, stateAt: answeredAt };
    }, retryLimits).catch((error: unknown) => {
      throw refusals.answerNotStored(error);
    });
    if (entry === null || entry.state !== 'SETTLED') throw refusals.withCharge(new Error('not settled'), 'unknown');
    return {
      lookUpId: id,
      state: 'SETTLED',
      charged: 'yes',
      outcome,
      result,
      auditId,
      answeredAt: entry.stateAt,
      cachedFrom: null,
    };
  }

  /** Waits until the look-up is no longer running, here or in another process. */
  async function whenEnded(first: LedgerEntry | null): Promise<LedgerEntry | null> {
    let entry = first;
    for (let pauseMs = FIRST_POLL_MS; entry !== null && OPEN.includes(entry.state);) {
      if (entry.overdue) await ledger.sweep();
      else await sleep(pauseMs);
      pauseMs = Math.min(pauseMs * 1.5, LONGEST_POLL_MS);
      entry = await rows.read(entry.id);
    }
    return entry;
  }

  const ledger: Ledger = {
    lookUp,
    async recall({ read, ...question }) {
      const entry = await rows.recall({ ...question, ...hashes(question), subscription });
      if (entry === null) return null;
      if (entry.state !== 'SETTLED') throw storedFaultOf(entry);
      return storedAnswer({ read }, entry.lookUpId, entry, entry.lookUpId !== entry.id);
    },
    ...createLedgerUsage({ database, subscription, at, notFoundMinutes, hashes }),
    ...createLedgerMaintenance({ database, secret, subscription, at }),
    releaseByAudit: (lookUpId) => rows.release(lookUpId, ['UNKNOWN'], null),
    async sweep() {
      const swept = await database.query<Awaited<ReturnType<Ledger['sweep']>>>(
        `select released, became_unknown as "becameUnknown", written_off as "writtenOff"
         from look_up_sweep($1, $2, $3)`,
        [graceMs, writeOffHours, at()],
      );
      return swept.rows[0] ?? { released: 0, becameUnknown: 0, writtenOff: 0 };
    },
  };
  return ledger;
}

/** Few questions differ in more than their subject: ten thousand cars have some dozens of mileages. */
function memoized(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    if (known.size > 1_000) known.clear();
    known.set(text, result);
    return result;
  };
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
