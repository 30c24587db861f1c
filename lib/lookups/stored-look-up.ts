/** A look-up as read back from the ledger. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { FAULT_CODES, FAULT_SUBCODES, type Fault } from '@/lib/fault';
import { selectRow } from '@/lib/store/rows';
import { lookUps } from '@/lib/store/schema/ledger';
import type { LedgerContext } from './ledger';

/** What the ledger stores of a fault, to report it again to the same question in flight and to a repeated key. */
const storedFault = z.object({
  code: z.enum(FAULT_CODES),
  message: z.string(),
  fix: z.string(),
  field: z.string().optional(),
  subcode: z.enum(FAULT_SUBCODES).optional(),
});
export type StoredFault = z.infer<typeof storedFault>;

/** Never detail or cause. */
export const faultToStore = ({ code, message, fix, field, subcode }: Fault): StoredFault => ({
  code,
  message,
  fix,
  field,
  subcode,
});

export const storedLookUp = createSelectSchema(lookUps, { result: z.unknown(), fault: storedFault.nullable() })
  .pick({
    id: true,
    state: true,
    stateAt: true,
    outcome: true,
    auditId: true,
    result: true,
    fault: true,
    personId: true,
    idempotencyKey: true,
  })
  .extend({
    /** Null if the person is no longer known. */
    personName: z.string().nullable(),
    /** SENT, and its deadline and grace are over. */
    overdue: z.boolean(),
    /** UNKNOWN, and its reply may still come. */
    awaited: z.boolean(),
  });
export type StoredLookUp = z.infer<typeof storedLookUp>;

/** The columns of a stored look-up: of look_ups `l`, and its person `u`. @param now the parameter that holds the clock */
export const storedLookUpColumns = ({ graceMs }: LedgerContext, now: string): string =>
  `l.id, l.state, l.state_at as "stateAt", l.outcome, l.audit_id as "auditId", l.result, l.fault,
   l.person_id as "personId", l.idempotency_key as "idempotencyKey", u.name as "personName",
   coalesce(l.due_at + make_interval(secs => ${graceMs / 1000}) < coalesce(${now}::timestamptz, clock_timestamp()), false)
     as overdue,
   coalesce(l.state = 'UNKNOWN' and l.awaited_until > coalesce(${now}::timestamptz, clock_timestamp()), false) as awaited`;

export function readLookUp(context: LedgerContext, id: string): Promise<StoredLookUp | null> {
  return selectRow(
    context.database,
    storedLookUp,
    `select ${storedLookUpColumns(context, '$2')}
     from look_ups l left join "user" u on u.id = l.person_id where l.id = $1`,
    [id, context.now()],
  );
}
