import type { StoredFault, LookUpState } from './look-up';

/** A look-up as read back. */
export interface LedgerEntry {
  id: string;
  state: LookUpState;
  stateAt: Date;
  outcome: 'found' | 'not_found' | null;
  auditId: string | null;
  result: unknown;
  fault: StoredFault | null;
  personId: string;
  personName: string | null;
  overdue: boolean;
}

/** Its columns, of `l`, and of its person `u`. */
export const LEDGER_ENTRY_COLUMNS = `l.id, l.state, l.state_at as "stateAt", l.outcome, l.audit_id as "auditId", l.result, l.fault,
  l.person_id as "personId", u.name as "personName"`;
