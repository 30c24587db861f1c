import { member, organization, user } from '../schema/people';

/** What a session is read with, of a cookie and of an API key alike: who works where, as what. */
export const SESSION_COLUMNS = {
  personId: user.id,
  personName: user.name,
  email: user.email,
  organisationId: organization.id,
  organisationName: organization.name,
  role: member.role,
};
