import { address } from '@/lib/api/client/address';
import type * as members from '@/lib/api/endpoints/people/members';

export const readPeople = address<typeof members.readPeople>({
  method: 'GET',
  path: '/api/people',
  billed: false,
});

export const invite = address<typeof members.invite>({
  method: 'POST',
  path: '/api/people/invitations',
  billed: false,
});

export const revokeInvitation = address<typeof members.revokeInvitation>({
  method: 'DELETE',
  path: '/api/people/invitations/{id}',
  billed: false,
});

export const acceptInvitation = address<typeof members.acceptInvitation>({
  method: 'POST',
  path: '/api/invitations/accept',
  billed: false,
});

export const setRole = address<typeof members.setRole>({
  method: 'PUT',
  path: '/api/people/{id}/role',
  billed: false,
});

export const setActive = address<typeof members.setActive>({
  method: 'PUT',
  path: '/api/people/{id}/active',
  billed: false,
});

export const signOutPerson = address<typeof members.signOutPerson>({
  method: 'POST',
  path: '/api/people/{id}/sign-out',
  billed: false,
});

export const setPersonBudget = address<typeof members.setPersonBudget>({
  method: 'PUT',
  path: '/api/people/{id}/budget',
  billed: false,
});

export const setOrganisationBudget = address<typeof members.setOrganisationBudget>({
  method: 'PUT',
  path: '/api/people/budget',
  billed: false,
});

export const changePassword = address<typeof members.changePassword>({
  method: 'POST',
  path: '/api/account/password',
  billed: false,
});

export const signOutEverywhere = address<typeof members.signOutEverywhere>({
  method: 'POST',
  path: '/api/account/sign-out',
  billed: false,
});
