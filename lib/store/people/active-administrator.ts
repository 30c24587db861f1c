/**
 * SQL: whether a person may let others into an organisation now. An invitation or password link works only as long as
 * the person who made it may.
 * @param organisation column that names the organisation
 * @param person column that names the person
 */
export const isActiveAdministrator = (organisation: string, person: string): string =>
  `exists (select 1 from member a where a.organization_id = ${organisation} and a.user_id = ${person}
     and a.deactivated_at is null and a.role = 'admin')`;
