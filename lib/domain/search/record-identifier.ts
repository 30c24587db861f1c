/** The identifiers that a record prints: its own, the references of its look-ups, and their audit IDs. */

export interface RecordIdentifier {
  /** The records whose own ID begins with the text: from this UUID to that one. Null for another form. */
  readonly ids: { readonly first: string; readonly last: string } | null;
  /** A look-up's reference; null unless the whole UUID is given. */
  readonly lookUpId: string | null;
  /** The provider's; null for another form. */
  readonly auditId: string | null;
}

/** At least the first group, which alone hardly occurs twice. */
const ID_LENGTH_MIN = 8;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
const AUDIT_ID = /^\d{6,12}$/;

/** The text as an identifier of records; null if it has no such form. A number of eight digits may be of either kind. */
export function readRecordIdentifier(text: string): RecordIdentifier | null {
  const typed = text.trim().toLowerCase();
  const filledWith = (digit: string) => typed + LOWEST_ID.slice(typed.length).replaceAll('0', digit);
  const isId =
    typed.length >= ID_LENGTH_MIN &&
    typed.length <= LOWEST_ID.length &&
    typed.replaceAll(/[0-9a-f]/g, '0') === LOWEST_ID.slice(0, typed.length);
  const auditId = AUDIT_ID.test(typed) ? typed : null;
  if (!isId && auditId === null) return null;
  return {
    ids: isId ? { first: filledWith('0'), last: filledWith('f') } : null,
    lookUpId: isId && typed.length === LOWEST_ID.length ? typed : null,
    auditId,
  };
}
