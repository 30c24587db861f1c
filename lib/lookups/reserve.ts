/**
 * The first step of a look-up: takes a cached answer, joins the same question in flight, or takes quota and marks the
 * look-up SENT, all in one commit. Nothing has been sent when it returns or throws.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { batchCalls } from '@/lib/store/batch';
import { isUniqueViolation } from '@/lib/store/database';
import { keyedHash } from '@/lib/store/keyed-hash';
import { selectRows } from '@/lib/store/rows';
import { storedAnswer, storedFaultOf, type LookUpAnswer } from './answer';
import type { ReadableQuestion } from './billed-question';
import * as faults from './faults';
import type { LedgerContext } from './ledger';
import { createLimitFault, reachedLimit } from './limit-fault';
import { releaseLateCommit } from './settle';
import { readLookUp, storedLookUp, storedLookUpColumns, type StoredLookUp } from './stored-look-up';
import { sweepLookUps } from './upkeep';

/** One submission by one person: one key is never charged twice. */
export interface LookUpSubmission {
  readonly session: Pick<Session, 'organisationId' | 'personId' | 'personName' | 'apiKeyId'> & {
    readonly role?: Session['role'];
  };
  /** From the client, one per submission. */
  readonly idempotencyKey: string;
  /** What is requested under the key, as JSON: another request under it is refused, whatever its operations. */
  readonly fingerprint?: object;
  /** Ignore cached answers; a call already in flight is still shared. */
  readonly fresh: boolean;
  /** Part of a stock list, which was priced before it ran: exempt from the limit per minute. */
  readonly listed?: boolean;
  /** The price that was seen, in credits: where its look-ups would take more, none is taken. */
  readonly mostCredits?: number | undefined;
  /** Its request, as JSON, stored until its record is written, so that another process can finish it (recover.ts). */
  readonly request?: object;
}

export type SubmissionTerms = Pick<LookUpSubmission, 'session' | 'idempotencyKey' | 'fresh' | 'mostCredits'>;

/** A look-up to be called and settled now, or an existing answer. */
export interface Reservation<T> {
  readonly lookUpId: string;
  readonly answer: LookUpAnswer<T> | null;
}

const FIRST_POLL_MS = 15;
const LONGEST_POLL_MS = 250;
/** The most in one commit: a person's concurrent submissions, or some cars of a list. */
const BATCH_MAX = 32;

export function createReserve(context: LedgerContext) {
  const reserveRow = createReserveRow(context);
  const limitFault = createLimitFault(context);

  /** @param deadlineMs until the reply must have arrived, including all waiting before the first byte */
  async function reserve<T>(
    question: ReadableQuestion<T>,
    { session, idempotencyKey, fingerprint, fresh, listed = false, mostCredits, request }: LookUpSubmission,
    deadlineMs: number,
  ): Promise<Reservation<T>> {
    const { organisationId, personId, apiKeyId = null } = session;
    const { operation, cacheMinutes } = question;
    const requestHash = fingerprint ? keyedHash(context.secret, canonicalJson(fingerprint)) : null;
    const hashes = { ...context.hashesOf(question), requestHash };
    const row = { organisationId, personId, apiKeyId, operation, ...hashes, cacheMinutes };
    /** The look-up that was in flight: its answer is served, whatever its age. */
    let joinedLookUp: StoredLookUp | null = null;
    const giveUpAt = performance.now() + deadlineMs;
    for (;;) {
      const sameAs: string | null = joinedLookUp?.id ?? null;
      const submitted = { id: randomUUID(), idempotencyKey, fresh, sameAs, listed };
      const terms = { request: request ?? null, mostCredits: mostCredits ?? null, deadlineMs };
      const reserved = await reserveOrRelease(context, reserveRow, { ...row, ...submitted, ...terms });
      const { verdict, lookUpId, sourceId, source } = reserved;
      switch (verdict) {
        case 'conflict':
          throw faults.keyUsedTwice();
        case 'denied':
          throw await limitFault(reachedLimit.parse(reserved), session);
        case 'dearer':
          throw faults.priceRaised(z.number().parse(reserved.together), mostCredits ?? 0);
        case 'reserved':
          return { lookUpId, answer: null };
        case 'cached':
          return {
            lookUpId,
            answer: {
              ...storedAnswer(question, lookUpId, source, true),
              ...(joinedLookUp?.personId === personId && { joinedKey: joinedLookUp.idempotencyKey }),
            },
          };
        case 'repeated':
        case 'in_flight': {
          const joined = verdict === 'in_flight';
          const ended = await whenEnded(context, source, joined ? giveUpAt : null);
          if (joined && ended?.awaited) throw faults.stillAwaited();
          // Released without a fault: its process is gone, so the question is open again.
          if (ended === null || (ended.state === 'RELEASED' && ended.fault === null)) continue;
          if (ended.state !== 'SETTLED') throw storedFaultOf(ended);
          if (verdict === 'repeated') {
            return { lookUpId, answer: storedAnswer(question, lookUpId, ended, sourceId !== lookUpId) };
          }
          joinedLookUp = ended;
        }
      }
    }
  }

  return { reserve };
}

interface ReserveRequest {
  readonly id: string;
  readonly organisationId: string;
  readonly personId: string;
  readonly apiKeyId: string | null;
  readonly operation: string;
  readonly subjectHash: string;
  readonly paramsHash: string;
  readonly idempotencyKey: string;
  readonly requestHash: string | null;
  readonly cacheMinutes: number;
  readonly fresh: boolean;
  readonly sameAs: string | null;
  readonly deadlineMs: number;
  readonly listed: boolean;
  readonly request: object | null;
  readonly mostCredits: number | null;
}

/** What the statement returns: the verdict, and the look-up whose answer counts, as the statement saw it. */
const reservedRow = z
  .object({
    verdict: z.enum(['reserved', 'cached', 'repeated', 'in_flight', 'conflict', 'denied', 'dearer']),
    lookUpId: z.string(),
    /** The look-up whose answer counts: its own for `repeated`, another's for `cached` and `in_flight`, else null. */
    sourceId: z.string().nullable(),
    limitScope: reachedLimit.shape.limitScope.nullable(),
    limitSpan: reachedLimit.shape.limitSpan.nullable(),
    most: reachedLimit.shape.most.nullable(),
    together: reachedLimit.shape.together.nullable(),
  })
  .and(z.union([storedLookUp, z.object({ id: z.null() })]));

async function reserveOrRelease(context: LedgerContext, reserveRow: ReserveRow, request: ReserveRequest) {
  try {
    // Two submissions with one key can conflict in the index; the retry finds the row of the first.
    return await reserveRow(request).catch((error: unknown) => {
      if (isUniqueViolation(error)) return reserveRow(request);
      throw error;
    });
  } catch (error) {
    // The commit may have happened with its reply lost, or may still happen. Nothing was sent: it is released.
    releaseLateCommit(context, request.id).catch(() => undefined);
    throw faults.withCharge(error, 'no');
  }
}

type ReserveRow = ReturnType<typeof createReserveRow>;

/** Concurrent reservations of one person share a commit. */
function createReserveRow(context: LedgerContext) {
  return batchCalls(
    async (requests: readonly ReserveRequest[]) => {
      const rows = await selectReserved(context, requests);
      return Promise.all(rows.map(async (row) => ({ ...row, source: await sourceOf(context, row) })));
    },
    {
      maxBatchSize: BATCH_MAX,
      kindOf: ({ organisationId, personId, listed }) => `${organisationId} ${personId} ${listed}`,
      groupOf: ({ idempotencyKey }) => idempotencyKey,
    },
  );
}

function selectReserved(context: LedgerContext, requests: readonly ReserveRequest[]) {
  const { organisationId, personId, listed } = requests[0] ?? { organisationId: '', personId: '', listed: false };
  const rows = requests.map(({ subjectHash, paramsHash, idempotencyKey, ...request }, place) => {
    return { place, subject: subjectHash, params: paramsHash, key: idempotencyKey, ...request };
  });
  return selectRows(
    context.database,
    reservedRow,
    // Finds the source by its key, not by a join, whose plan may date from when the table was small and read all of it.
    `with noted as (
       insert into submissions (organisation_id, idempotency_key, person_id, request, submitted_at)
       select distinct on (a.key) $2, a.key, $3, a.request, coalesce($7::timestamptz, clock_timestamp())
       from json_to_recordset($6::json) as a(key text, request json) where a.request is not null
       on conflict do nothing)
     select r.verdict, r.look_up_id as "lookUpId", source.id as "sourceId", r.limit_scope as "limitScope",
            r.limit_span as "limitSpan", r.most, r.together, ${storedLookUpColumns(context, '$7')}
     from look_up_reserve_all($1, $2, $3, $4, $5, $6, $7, $8, $9) r
     cross join lateral (
       select case when r.verdict in ('cached', 'repeated', 'in_flight') then r.source_id end as id) source
     left join lateral (select * from look_ups s where s.id = source.id limit 1) l on true
     left join "user" u on u.id = l.person_id
     order by r.place`,
    [
      context.subscription,
      organisationId,
      personId,
      context.notFoundMinutes,
      context.instance,
      JSON.stringify(rows),
      context.now(),
      JSON.stringify(context.defaultLimits),
      listed,
    ],
    'look_up_reserve',
  );
}

async function sourceOf(context: LedgerContext, row: z.infer<typeof reservedRow>): Promise<StoredLookUp | null> {
  // Settled while the statement waited, or in the same statement: its snapshot is out of date.
  const isOutdated = row.id === null || (row.verdict === 'cached' && row.state !== 'SETTLED');
  if (!isOutdated) return row;
  return row.sourceId === null ? null : readLookUp(context, row.sourceId);
}

/**
 * Waits until the look-up is no longer in flight, here or in another process.
 * @param awaitUntil until when its late reply is awaited too, by `performance.now()`; null: not at all
 */
async function whenEnded(
  context: LedgerContext,
  first: StoredLookUp | null,
  awaitUntil: number | null,
): Promise<StoredLookUp | null> {
  let lookUp = first;
  const isAwaited = () => lookUp?.awaited === true && awaitUntil !== null && performance.now() < awaitUntil;
  for (let pauseMs = FIRST_POLL_MS; lookUp?.state === 'SENT' || isAwaited();) {
    if (lookUp?.overdue) await sweepLookUps(context);
    else await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_POLL_MS);
    lookUp = lookUp && (await readLookUp(context, lookUp.id));
  }
  return lookUp;
}
