interface NotifiedInSql {
  readonly organisation: string;
  readonly person: string;
  readonly kind: string;
  readonly key: string;
}

/**
 * In SQL: the person has a notification of a fact. For facts that stay true for weeks, which would otherwise be read and
 * put into words again each minute.
 */
export const isNotified = ({ organisation, person, kind, key }: NotifiedInSql): string => `exists (
  select 1 from notifications n
  where n.organisation_id = ${organisation} and n.person_id = ${person} and n.kind = ${kind} and n.key = ${key})`;
