/** Finds, shows and permanently removes what the ledger holds on a plate or VIN. */
import { z } from 'zod';
import { keyedHash } from '@/lib/store/keyed-hash';
import { findIds } from '@/lib/store/privacy/slices';
import { selectRow, selectRows, type Queryable } from '@/lib/store/rows';
import type { LookUpQuestion } from './billed-question';
import type { LedgerContext } from './ledger';

interface ErasureScope {
  /** Pairs of an operation and its subject: one plate is the subject of several. */
  readonly questions: readonly Pick<LookUpQuestion, 'operation' | 'subject'>[];
  /** Look-ups by row id: those that a record rests on. */
  readonly lookUpIds?: readonly string[];
  /** A PostgreSQL regular expression that is also searched for in answers, faults and keys. */
  readonly mention?: string;
}

type OwnedScope = { readonly organisationId: string } & ErasureScope;

const heldRow = z.object({
  /** Answers that are stored. */
  answers: z.int(),
  /** Look-ups that can be traced to the subject. */
  lookUps: z.int(),
});
export type HeldLookUps = z.infer<typeof heldRow>;

const foundRow = heldRow.extend({
  /** Look-ups whose answer may still come, so they cannot be erased yet. */
  inProgress: z.int(),
});
type FoundLookUps = z.infer<typeof foundRow>;

const lineRow = z.object({
  id: z.string(),
  operation: z.string(),
  state: z.string(),
  createdAt: z.date(),
  person: z.string().nullable(),
  outcome: z.string().nullable(),
  auditId: z.string().nullable(),
  result: z.unknown(),
  fault: z.unknown(),
});

/** A look-up whose late answer came, or can no longer come, has ended; it still states until when that was awaited. */
const ENDED = `not (l.state = 'SENT' or l.state = 'UNKNOWN' and l.awaited_until is not null)`;
const HAS_ANSWER = `l.state = 'SETTLED' and l.result::text <> 'null'`;
/** Look-ups erased in one commit. */
const BATCH = 2_000;

/** Random, so that nothing leads back: with the key, a hash could be found again by trying all plates. */
const ERASED = `result = case when u.result is null then null else 'null'::json end,
  subject_hash = 'erased-' || gen_random_uuid(), params_hash = 'erased-' || gen_random_uuid(),
  request_hash = 'erased-' || gen_random_uuid(), erased_at = clock_timestamp()`;

export function createErasure({ database, secret }: LedgerContext) {
  /** Ids of the look-ups of a scope, across all subscriptions. */
  const find = ({ organisationId, questions, lookUpIds = [], mention }: OwnedScope) =>
    findIds(database, 'look_ups', {
      organisationId,
      condition: `t.erased_at is null and (t.subject_hash = any ($4::text[]) or t.id = any ($5::uuid[]) or t.id in (
          select s.served_from from look_ups s where s.organisation_id = $1 and s.id = any ($5::uuid[]))
        or t.result::text ~* $6 or t.fault::text ~* $6 or t.idempotency_key ~* $6)`,
      values: [
        questions.map(({ operation, subject }) => keyedHash(secret, operation, subject)),
        lookUpIds,
        mention ?? null,
      ],
    });

  const countHeld = async (ids: readonly string[]): Promise<FoundLookUps> => {
    const text = `select count(*) filter (where ${ENDED} and ${HAS_ANSWER})::integer as answers,
        count(*) filter (where ${ENDED})::integer as "lookUps", count(*) filter (where not (${ENDED}))::integer as "inProgress"
      from look_ups l where l.id = any ($1::uuid[]) and l.erased_at is null`;
    return (await selectRow(database, foundRow, text, [ids])) ?? { answers: 0, lookUps: 0, inProgress: 0 };
  };

  return {
    /** How much there is to erase, and how much cannot be erased yet. */
    held: async (scope: OwnedScope): Promise<FoundLookUps> => countHeld(await find(scope)),

    /** The rows of the ledger with their answers, newest first. */
    async lines(scope: OwnedScope) {
      const text = `select l.id, l.operation, l.state, l.created_at as "createdAt", u.name as person, l.outcome,
          l.audit_id as "auditId", l.result, l.fault
        from look_ups l left join "user" u on u.id = l.person_id
        where l.id = any ($1::uuid[]) and l.erased_at is null order by l.created_at desc, l.id`;
      return selectRows(database, lineRow, text, [await find(scope)]);
    },

    /**
     * Removes the answers, faults and hashes from an organisation's look-ups of these subjects. They still count, but
     * their answers are never reused. The ledger is searched once. @returns how many there were, and how many could not
     * be erased yet
     */
    async erase(scope: OwnedScope): Promise<FoundLookUps> {
      const ids = await find(scope);
      const { inProgress } = await countHeld(ids);
      const condition = { text: 'l.id = any ($2::uuid[])', value: ids, mention: scope.mention ?? null };
      return { ...(await eraseWhere(database, scope.organisationId, condition)), inProgress };
    },

    /** The same for all look-ups that ended before a moment. @returns how many there were */
    eraseOlder: ({ organisationId, before }: { organisationId: string; before: Date }): Promise<HeldLookUps> =>
      eraseWhere(database, organisationId, { text: 'l.state_at < $2::timestamptz', value: before, mention: null }),
  };
}

interface EraseCondition {
  /** About `l`, with `$2`. */
  readonly text: string;
  readonly value: unknown;
  /** Keys and faults with it are removed too. */
  readonly mention: string | null;
}

async function eraseWhere(
  database: Queryable,
  organisationId: string,
  { text: condition, value, mention }: EraseCondition,
): Promise<HeldLookUps> {
  const text = `with held as (
      select l.id, ${HAS_ANSWER} as "hasAnswer" from look_ups l
      where l.organisation_id = $1 and ${ENDED} and l.erased_at is null and ${condition}
      limit ${BATCH} for update),
    erased as (
      update look_ups u set ${ERASED},
        idempotency_key = case when u.idempotency_key ~* $3::text then 'erased-' || gen_random_uuid()
          else u.idempotency_key end,
        fault = case when u.fault::text ~* $3::text then null else u.fault end
      from held where u.id = held.id returning held."hasAnswer")
    select count(*) filter (where "hasAnswer")::integer as answers, count(*)::integer as "lookUps" from erased`;
  const sum = { answers: 0, lookUps: 0 };
  // Until none is left: a batch that is not full may have others after it, as rows changed meanwhile are left out of it.
  for (;;) {
    const batch = await selectRow(database, heldRow, text, [organisationId, value, mention]);
    if (batch === null || batch.lookUps === 0) return sum;
    sum.answers += batch.answers;
    sum.lookUps += batch.lookUps;
  }
}
