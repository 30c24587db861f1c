import { address } from '@/lib/api/address';

export const readPeople = address({ method: 'GET', path: '/api/people' });
export const invite = address({ method: 'POST', path: '/api/people/invitations' });
export const revokeInvitation = address({ method: 'DELETE', path: '/api/people/invitations/{id}' });
export const acceptInvitation = address({ method: 'POST', path: '/api/invitations/accept' });
export const setRole = address({ method: 'PUT', path: '/api/people/{id}/role' });
export const setActive = address({ method: 'PUT', path: '/api/people/{id}/active' });
export const signOutPerson = address({ method: 'POST', path: '/api/people/{id}/sign-out' });
export const setPersonBudget = address({ method: 'PUT', path: '/api/people/{id}/budget' });
export const setOrganisationBudget = address({ method: 'PUT', path: '/api/people/budget' });
export const changePassword = address({ method: 'POST', path: '/api/account/password' });
export const signOutEverywhere = address({ method: 'POST', path: '/api/account/sign-out' });
