import { address } from '@/lib/api/address';

export const createRegistration = address({
  method: 'POST',
  path: '/api/registrations',
  billed: '1 look-up; a recent result is free.',
});
export const readRegistration = address({ method: 'GET', path: '/api/registrations/{id}' });
export const listRegistrations = address({ method: 'GET', path: '/api/registrations' });
