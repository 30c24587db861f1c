/** What is done to look-ups that no call holds: missing replies, audits, erasure, and adding up what has ended. */
import { z } from 'zod';
import { keyedHash } from '@/lib/store/keyed-hash';
import { selectRow, selectRows } from '@/lib/store/rows';
import type { LookUpQuestion } from './billed-question';
import type { LedgerContext } from './ledger';
import { releaseLookUp } from './settle';

export interface ErasureScope {
  /** Each an operation and its subject: one plate is the subject of several. */
  readonly questions: readonly Pick<LookUpQuestion, 'operation' | 'subject'>[];
  /** Look-ups known by their row: those a record rests on. */
  readonly lookUpIds?: readonly string[];
}

type ErasedLookUps = { readonly organisationId: string } & (ErasureScope | { readonly before: Date });

/** Days added up in one commit: what takes a moment even where a thousand look-ups are made every day. */
const DAYS_PER_COMMIT = 31;

const SAVED = `organisation_id = $1 and state = 'SETTLED' and erased_at is null`;

const sweepRow = z.object({ becameUnknown: z.number(), writtenOff: z.number() });
const countRow = z.object({ count: z.number() });
const erasedRow = z.object({ id: z.string() });
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
  const { database, secret, subscription, now } = context;

  /** The look-ups of a scope; `$1` is the organisation. On whatever subscription: a plate is a plate. */
  const conditionOf = (scope: ErasureScope | { readonly before: Date }): [condition: string, values: unknown[]] =>
    'before' in scope
      ? ['state_at < $2::timestamptz', [scope.before]]
      : [
          `(subject_hash = any ($2::text[]) or id in (
             select coalesce(s.served_from, s.id) from look_ups s
             where s.organisation_id = $1 and s.id = any ($3::uuid[])))`,
          [
            scope.questions.map(({ operation, subject }) => keyedHash(secret, operation, subject)),
            scope.lookUpIds ?? [],
          ],
        ];

  return {
    sweep: () => sweepLookUps(context),

    /** UNKNOWN → RELEASED, when the provider's audit shows that it was not counted. False: it was not UNKNOWN. */
    releaseByAudit: (lookUpId: string): Promise<boolean> => releaseLookUp(context, lookUpId, null, ['UNKNOWN']),

    /** How many answers there are to erase. */
    async answersHeld({
      organisationId,
      ...scope
    }: { readonly organisationId: string } & ErasureScope): Promise<number> {
      const [condition, values] = conditionOf(scope);
      const text = `select count(*)::integer as count from look_ups where ${SAVED} and ${condition}`;
      const row = await selectRow(database, countRow, text, [organisationId, ...values]);
      return row?.count ?? 0;
    },

    /**
     * Erases the answers of an organisation's look-ups: of these subjects, or all from before. An answer without its text
     * is never given again. @returns how many there were
     */
    async erase({ organisationId, ...scope }: ErasedLookUps): Promise<number> {
      const [condition, values] = conditionOf(scope);
      const rows = await selectRows(
        database,
        erasedRow,
        `update look_ups set result = 'null', erased_at = clock_timestamp() where ${SAVED} and ${condition} returning id`,
        [organisationId, ...values],
      );
      return rows.length;
    },

    /** Adds up what has ended, a month's worth of days at most. True: there is more to add up. */
    async roll(): Promise<boolean> {
      const values = [subscription, DAYS_PER_COMMIT, now()];
      const row = await selectRow(database, rollRow, 'select look_up_roll($1, $2, $3) as more', values);
      return row?.more === true;
    },
  };
}
