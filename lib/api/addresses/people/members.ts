import type { DeclaredAddress } from '@/lib/api/address';

export const readPeople = { method: 'GET', path: '/api/people' } as const satisfies DeclaredAddress;
export const invite = { method: 'POST', path: '/api/people/invitations' } as const satisfies DeclaredAddress;
export const revokeInvitation = {
  method: 'DELETE',
  path: '/api/people/invitations/{id}',
} as const satisfies DeclaredAddress;
export const acceptInvitation = { method: 'POST', path: '/api/invitations/accept' } as const satisfies DeclaredAddress;
export const setRole = { method: 'PUT', path: '/api/people/{id}/role' } as const satisfies DeclaredAddress;
export const setActive = { method: 'PUT', path: '/api/people/{id}/active' } as const satisfies DeclaredAddress;
export const signOutPerson = { method: 'POST', path: '/api/people/{id}/sign-out' } as const satisfies DeclaredAddress;
export const setPersonBudget = { method: 'PUT', path: '/api/people/{id}/budget' } as const satisfies DeclaredAddress;
export const setOrganisationBudget = { method: 'PUT', path: '/api/people/budget' } as const satisfies DeclaredAddress;
export const changePassword = { method: 'POST', path: '/api/account/password' } as const satisfies DeclaredAddress;
export const signOutEverywhere = { method: 'POST', path: '/api/account/sign-out' } as const satisfies DeclaredAddress;
