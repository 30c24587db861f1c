import { keyedHash } from '@/lib/store/keyed-hash';
import type { ErasureScope, Ledger } from './look-up';
import type { LedgerDatabase } from './ledger-statements';

/** Days added up in one commit: what takes a moment even where a thousand look-ups are made every day. */
const DAYS_PER_COMMIT = 31;

interface LedgerMaintenanceParts {
  database: LedgerDatabase;
  /** Keys the hashes of plates and VINs. */
  secret: string;
  subscription: string;
  at: () => Date | null;
}

/** What is done to look-ups that have ended: their answers are taken out, and they are added up. */
export function createLedgerMaintenance({
  database,
  secret,
  subscription,
  at,
}: LedgerMaintenanceParts): Pick<Ledger, 'answersHeld' | 'erase' | 'roll'> {
  /** Of which look-ups; its first value is the organisation. On whatever subscription: a plate is a plate. */
  const chosen = (which: ErasureScope | { before: Date }): [condition: string, values: unknown[]] =>
    'before' in which
      ? ['state_at < $2::timestamptz', [which.before]]
      : [
          `(subject_hash = any ($2::text[]) or id in (
             select coalesce(s.served_from, s.id) from look_ups s
             where s.organisation_id = $1 and s.id = any ($3::uuid[])))`,
          [
            which.questions.map(({ operation, subject }) => keyedHash(secret, operation, subject)),
            which.lookUpIds ?? [],
          ],
        ];
  const HELD = `organisation_id = $1 and state = 'SETTLED' and erased_at is null`;

  return {
    async answersHeld({ organisationId, ...which }) {
      const [condition, values] = chosen(which);
      const { rows } = await database.query<{ held: number }>(
        `select count(*)::integer as held from look_ups where ${HELD} and ${condition}`,
        [organisationId, ...values],
      );
      return rows[0]?.held ?? 0;
    },

    /** An answer without its text is never given again. */
    async erase({ organisationId, ...which }) {
      const [condition, values] = chosen(which);
      const { rows } = await database.query(
        `update look_ups set result = 'null', erased_at = clock_timestamp() where ${HELD} and ${condition} returning id`,
        [organisationId, ...values],
      );
      return rows.length;
    },

    async roll() {
      const { rows } = await database.query<{ more: boolean }>('select look_up_roll($1, $2, $3) as more', [
        subscription,
        DAYS_PER_COMMIT,
        at(),
      ]);
      return rows[0]?.more === true;
    },
  };
}
